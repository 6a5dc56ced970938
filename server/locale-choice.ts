import type { RequestHandler } from 'express'
import { defaultLocale, isLocale, withoutPrefix, withPrefix } from '#app/core/i18n/locale.ts'
import { isBot } from './bots.ts'
import { detectLocale, localeCookie } from '#app/core/i18n/locale-detection.server.ts'

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
      void localeCookie.serialize(choice, { secure: req.secure }).then((cookie) => {
        res.append('Set-Cookie', cookie).set('Cache-Control', 'no-store').redirect(302, target)
      }, next)
      return
    }
    if (url.pathname !== '/' || isBot(req.get('User-Agent') ?? '')) return next()
    res.vary('Cookie').vary('Accept-Language')
    const headers = new Headers()
    for (const name of ['Cookie', 'Accept-Language']) headers.set(name, req.get(name) ?? '')
    void detectLocale(new Request(url, { headers })).then((locale) => {
      if (locale === defaultLocale) return next()
      res.set('Cache-Control', 'no-store').redirect(302, withPrefix('/', locale) + url.search)
    }, next)
  }
}
