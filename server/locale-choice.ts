import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { defaultLocale, isLocale, type Locale, withoutPrefix, withPrefix } from '#app/core/i18n/locale.ts'
import { isBot } from './trust/bots.ts'
import { detectLocale, localeCookie } from '#app/core/i18n/locale-detection.server.ts'

export type Visitor = Readonly<{ userAgent: string; cookie: string; acceptLanguage: string }>

/** The locale in which the bare home page opens: cookie, then browser language. Null for crawlers, who get the page they asked for. */
export async function homeLocale({ userAgent, cookie, acceptLanguage }: Visitor): Promise<Locale | null> {
  if (isBot(userAgent)) return null
  const headers = new Headers({ Cookie: cookie, 'Accept-Language': acceptLanguage })
  return detectLocale(new Request('http://unused/', { headers }))
}

/** What `homeLocale` goes by. */
export function visitorOf({ headers }: IncomingMessage): Visitor {
  return {
    userAgent: headers['user-agent'] ?? '',
    cookie: headers.cookie ?? '',
    acceptLanguage: headers['accept-language'] ?? '',
  }
}

/**
 * Two things about language happen before a page is made. A link of the language switch carries `?locale=`: the choice is
 * remembered for 365 days and the same page opens in that language. And the bare home page of a first visit sends the
 * visitor to the home page of their cookie's or browser's language; crawlers always get the page they asked for.
 */
export function localeChoice(): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const url = new URL(req.originalUrl, 'http://unused')
    const choice = url.searchParams.get('locale')
    if (isLocale(choice)) {
      url.searchParams.delete('locale')
      const target = withPrefix(withoutPrefix(url.pathname), choice) + url.search
      void localeCookie.serialize(choice).then((cookie) => {
        res.append('Set-Cookie', cookie).set('Cache-Control', 'no-store').redirect(302, target)
      }, next)
      return
    }
    if (url.pathname !== '/') return next()
    void homeLocale(visitorOf(req)).then((locale) => {
      if (locale !== null) res.vary('Cookie').vary('Accept-Language')
      if (locale === null || locale === defaultLocale) return next()
      res.set('Cache-Control', 'no-store').redirect(302, withPrefix('/', locale) + url.search)
    }, next)
  }
}
