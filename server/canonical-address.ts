import type { RequestHandler } from 'express'
import { defaultLocale, localeOfPath, withoutPrefix, withPrefix } from '#app/core/i18n/locale.ts'

const defaultPrefix = new RegExp(`^/${defaultLocale}(?=/|$)`, 'i')
const lastSlashes = /(?<=.)\/+$/

/**
 * The one spelling of a page's path: no slash at its end, the locale's prefix as it is written, and no prefix for the
 * locale that has none. A path in its own spelling comes back as it is.
 */
export function canonicalPath(path: string): string {
  const bare = path.replace(defaultPrefix, '').replace(lastSlashes, '') || '/'
  return withPrefix(withoutPrefix(bare), localeOfPath(bare))
}

/** Leads visitors with 301 to the one spelling of an address. Forms are answered where they were sent: a redirect would lose them. */
export function canonicalAddress(): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const [path = '', query = ''] = req.originalUrl.split(/(?=\?)(.*)/s)
    const canonical = canonicalPath(path)
    if (canonical === path) return next()
    res.set('Cache-Control', 'private, max-age=3600').redirect(301, canonical + query)
  }
}
