import type { RequestHandler, Response } from 'express'

const isSecure = /;\s*secure\s*(?:;|$)/i

function secured(res: Response): void {
  const cookies = [res.getHeader('Set-Cookie') ?? []].flat().map(String)
  if (cookies.length === 0) return
  res.setHeader(
    'Set-Cookie',
    cookies.map((cookie) => (isSecure.test(cookie) ? cookie : `${cookie}; Secure`)),
  )
}

/**
 * Whoever sets a cookie: over https, a browser never sends it any other way. Over https is what the request came by, or SITE_URL where TLS
 * ends at a proxy that is not trusted.
 */
export function secureCookies(options: { siteUrl: string }): RequestHandler {
  const isHttpsSite = /^https:/i.test(options.siteUrl)
  return (req, res, next) => {
    if (!isHttpsSite && !req.secure) return next()
    const writeHead = res.writeHead.bind(res) as (...given: unknown[]) => Response
    res.writeHead = (...given: unknown[]) => {
      secured(res)
      return writeHead(...given)
    }
    next()
  }
}
