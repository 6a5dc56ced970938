import type { Request, RequestHandler } from 'express'
import type { Limits } from './limits.ts'
import { refuse } from '../plain-error.ts'
import { isHost } from '../trust/trust.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const allow = { Allow: methods.join(', ') }
const leadingSlashes = /^(?:[/\\]|%2f|%5c){2,}/i
const repeatedSlashes = /[/\\]{2,}|\\/g
const dotSegment = /(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i
// NUL and its kin have no place in a path; in a query they are data.
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const control = /[\u0000-\u001f\u007f]/

/** A client that speaks HTTP/1.0 may leave out the host; everybody else says it exactly once. */
function hasOneHost(req: Request): boolean {
  const count = req.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  if (count === 0 && req.httpVersion === '1.0') req.headers.host ??= 'localhost'
  return count <= 1 && isHost(req.headers.host ?? '')
}

/** The target as path and query: an absolute form loses the origin that it repeats. Null when it is neither. */
function originForm(req: Request): string | null {
  const absolute = /^https?:\/\/([^/?#\\]*)(.*)$/is.exec(req.url)
  if (absolute && absolute[1]!.toLowerCase() !== req.headers.host?.toLowerCase()) return null
  const rest = absolute ? absolute[2]! : req.url
  const target = absolute && !rest.startsWith('/') ? `/${rest}` : rest
  if (!target.startsWith('/') || target.includes('#')) return null
  return target
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * Lets through only requests whose first line and host mean the same to everyone further in: a known method, one sound host, a path
 * that decodes, has no dot segments and begins with exactly one slash. `//evil.example` would otherwise become a
 * redirect to another site as soon as somebody answers with the path it was asked for.
 */
export function requestLine(limits: Limits): RequestHandler {
  return (req, res, next) => {
    const reject = (status: number, headers?: Readonly<Record<string, string>>) =>
      refuse(res, status, limits.lingerTimeout, headers)
    if (!methods.includes(req.method)) return reject(405, allow)
    if (!hasOneHost(req)) return reject(400)
    if (req.url.length > limits.targetCharacters) return reject(414)
    const expectation = req.headers.expect
    if (expectation !== undefined && expectation.toLowerCase() !== '100-continue') return reject(417)
    if (req.method === 'OPTIONS') {
      res.writeHead(204, allow).end()
      return
    }
    const target = originForm(req)
    if (target === null) return reject(400)
    const [path = '', query = ''] = target.split(/(?=\?)(.*)/s)
    const meaning = decoded(path)
    if (meaning === null || control.test(meaning) || dotSegment.test(path)) return reject(400)
    const single = path.replace(leadingSlashes, '/').replace(repeatedSlashes, '/')
    if (single !== path) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return reject(400)
      res.writeHead(308, { Location: single + query, 'Cache-Control': 'no-store' }).end()
      return
    }
    req.url = target
    req.originalUrl = target
    next()
  }
}
