/** The three locales, in the order in which the language switch shows them. */
export const locales = ['zh-Hans', 'zh-Hant', 'en-US'] as const

export type Locale = (typeof locales)[number]

/** Served at the root, without a prefix. */
export const defaultLocale: Locale = 'zh-Hans'

/** One text in every locale; the shape of all "tri" columns. */
export type Localized = Record<Locale, string>

/** The same for lists, such as the aliases of a specialty. */
export type LocalizedList = Record<Locale, string[]>

export const basenames: Readonly<Record<Locale, string>> = { 'zh-Hans': '/', 'zh-Hant': '/zh-Hant', 'en-US': '/en-US' }

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value)
}

/** The locale of a path by its prefix, compared without regard to case as React Router does; null without one. */
export function prefixLocale(pathname: string): Locale | null {
  const first = pathname.split('/', 2)[1]?.toLowerCase()
  return locales.find((locale) => locale !== defaultLocale && locale.toLowerCase() === first) ?? null
}

/** The locale in which a path is answered: its prefix, else the default. */
export function localeOfPath(pathname: string): Locale {
  return prefixLocale(pathname) ?? defaultLocale
}

/** The locale in which a request is answered. */
export function localeOf(request: Request): Locale {
  return localeOfPath(new URL(request.url).pathname)
}

/** A path without its locale prefix: `/en-US/doctor` → `/doctor`. */
export function withoutPrefix(pathname: string): string {
  const locale = prefixLocale(pathname)
  return locale === null ? pathname : pathname.slice(locale.length + 1) || '/'
}

/** A root-form path in a locale: `('/doctor', 'en-US')` → `/en-US/doctor`. */
export function withPrefix(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
