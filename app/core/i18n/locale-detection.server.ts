import { createCookie } from '@remix-run/node'
import { RemixI18Next } from 'remix-i18next/server'
import { defaultLocale, isLocale, type Locale, locales, prefixLocale } from './locale.ts'

const yearInSeconds = 365 * 24 * 60 * 60

/** Remembers the visitor's language for 365 days. */
export const localeCookie = createCookie('locale', {
  path: '/',
  sameSite: 'lax',
  maxAge: yearInSeconds,
  httpOnly: true,
})

/** The specified order: route prefix, locale cookie, browser language, fallback. */
const detection = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    cookie: localeCookie,
    order: ['custom', 'cookie', 'header'],
    findLocale: (request) => Promise.resolve(prefixLocale(new URL(request.url).pathname)),
  },
})

/** Browsers name Chinese by region (zh-TW) where this product names it by script (zh-Hant). */
function localeOfTag(tag: string): Locale | null {
  if (/^zh-(hant|tw|hk|mo)\b/i.test(tag)) return 'zh-Hant'
  if (/^zh\b/i.test(tag)) return 'zh-Hans'
  return /^en\b/i.test(tag) ? 'en-US' : null
}

/** The languages of the header that this product has; the library looks no further than the first one it is given. */
function inProductTerms(acceptLanguage: string): string {
  return acceptLanguage
    .split(',')
    .flatMap((range) => {
      const [tag = '', ...weight] = range.trim().split(';')
      const locale = localeOfTag(tag)
      return locale === null ? [] : [[locale, ...weight].join(';')]
    })
    .join(',')
}

/** The visitor's locale in the specified order. Header values that are not language ranges count as none. */
export async function detectLocale(request: Request): Promise<Locale> {
  const headers = new Headers(request.headers)
  const accept = headers.get('Accept-Language')
  if (accept) headers.set('Accept-Language', inProductTerms(accept.slice(0, 500)))
  const found = await detection.getLocale(new Request(request.url, { headers })).catch(() => defaultLocale)
  return isLocale(found) ? found : defaultLocale
}
