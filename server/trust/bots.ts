import type { RequestHandler, Response } from 'express'
import { isbot } from 'isbot'
import { plainError } from '../plain-error.ts'

// Text browsers and command-line tools: a person reads what they fetch, though isbot counts them among the programs.
const driven = /^(?:w3m|elinks|links|lynx|dillo|netsurf|curl|wget|httpie|node|undici|python-|go-http-client)/i

/**
 * Whether a User-Agent names a crawler, a link preview or another program without a reader.
 * A browser without a window still shows pages to somebody, be it a test; so does a client that does not say what it is.
 */
export function isBot(userAgent: string | undefined): boolean {
  if (!userAgent || driven.test(userAgent)) return false
  return isbot(userAgent.replace('HeadlessChrome', 'Chrome'))
}

function isErrorPage(res: Response): boolean {
  return res.statusCode >= 400 && String(res.getHeader('Content-Type') ?? '').startsWith('text/html')
}

/** Bots never get an error page: the status and one line of text take its place. JSON and other answers stay as they are. */
export function plainErrorsForBots(): RequestHandler {
  return (req, res, next) => {
    if (!isBot(req.headers['user-agent'])) return next()
    const write = res.write.bind(res) as (...args: unknown[]) => boolean
    const end = res.end.bind(res) as (...args: unknown[]) => Response
    let isReplaced = false
    function replace(): boolean {
      if (!isReplaced && !res.headersSent && isErrorPage(res)) {
        isReplaced = true
        res.setHeader('Content-Type', 'text/plain; charset=utf-8')
        res.setHeader('X-Robots-Tag', 'noindex, nofollow')
        res.removeHeader('Content-Length')
        res.removeHeader('Content-Encoding')
      }
      return isReplaced
    }
    res.write = (...args: unknown[]) => replace() || write(...args)
    res.end = (...args: unknown[]) => {
      if (!replace()) return end(...args)
      return end(req.method === 'HEAD' ? undefined : plainError(res.statusCode))
    }
    next()
  }
}
