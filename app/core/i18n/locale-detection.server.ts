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
const scriptOfRegion: Readonly<Record<string, Locale>> = {
  'zh-tw': 'zh-Hant',
  'zh-hk': 'zh-Hant',
  'zh-mo': 'zh-Hant',
  'zh-hant-tw': 'zh-Hant',
  'zh-hant-hk': 'zh-Hant',
  zh: 'zh-Hans',
  'zh-cn': 'zh-Hans',
  'zh-sg': 'zh-Hans',
  en: 'en-US',
}

function inProductTerms(acceptLanguage: string): string {
  return acceptLanguage
    .split(',')
    .map((range) => {
      const [tag = '', ...weight] = range.trim().split(';')
      const known = scriptOfRegion[tag.toLowerCase()] ?? (/^en-/i.test(tag) ? 'en-US' : tag)
      return [known, ...weight].join(';')
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
