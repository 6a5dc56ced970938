import type { Request, RequestHandler } from 'express'
import { sendPlainError } from '../plain-error.ts'
import { ownOrigin } from './trust.ts'

export type OriginGuardOptions = Readonly<{
  /** The cookie that makes a request speak for somebody. */
  sessionCookie: string
  /** The public origin of the site (SITE_URL), for a proxy that does not pass its host on; empty when not set. */
  siteOrigin: string
}>

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Pages whose forms start a session: a forged one would sign the visitor in as somebody else (login CSRF). */
const sessionStarting = /(?:^|\/)(?:login|register|signup|invite|forget-password|session)(?:\/|$)/i

/** The origin of an address; null for `null` and for what is no address. */
function originOf(address: string): string | null {
  try {
    return new URL(address).origin
  } catch {
    return null
  }
}

function hostOf(origin: string | null): string | null {
  return origin?.replace(/^\w+:\/\//, '') ?? null
}

function hasCookie(req: Request, name: string): boolean {
  return (req.headers.cookie ?? '').split(';').some((pair) => pair.split('=')[0]!.trim() === name)
}

/**
 * Whether an unsafe request comes from our own pages. docs/decisions/020-http-shell.md gives the reasons and
 * the residue. Pure but for reading the request.
 */
function isOwnRequest(req: Request, options: OriginGuardOptions): boolean {
  const own = new Set([ownOrigin(req), options.siteOrigin || null])
  own.delete(null)
  const { origin, referer } = req.headers
  const site = req.headers['sec-fetch-site']
  if (site === 'same-origin') {
    // The browser itself vouches; the scheme may differ where TLS ends at a proxy that is not trusted.
    const ownHosts = new Set([...own].map(hostOf))
    return origin === undefined || ownHosts.has(hostOf(originOf(origin)))
  }
  // 'none' is the visitor acting on the browser itself (a form sent again by reload); no page can cause it.
  if (site !== undefined && site !== 'none') return false
  if (origin !== undefined) return own.has(originOf(origin))
  if (site !== undefined) return false
  // Neither header: a text browser, a program, or a browser too old to be protected by SameSite.
  if (referer !== undefined) return own.has(originOf(referer))
  // A program calling the API. No page of another site can send JSON without asking first (CORS), and none is let in.
  if (/^application\/json\b/i.test(req.headers['content-type'] ?? '')) return true
  // The path as routes read it: `l%6fgin` is the login too. requestLine has made sure that it decodes.
  return !hasCookie(req, options.sessionCookie) && !sessionStarting.test(decodeURIComponent(req.path))
}

/**
 * Refuses cross-site unsafe requests before any handler, whatever they address: pages, `_data` posts, resource routes. Remix compares
 * Origin with Host once more and knows no other name of ours: where it is SITE_URL's, the request goes on under that host.
 */
export function originGuard(options: OriginGuardOptions): RequestHandler {
  const siteHost = hostOf(options.siteOrigin || null)
  return (req, res, next) => {
    if (safeMethods.has(req.method)) return next()
    if (!isOwnRequest(req, options)) return sendPlainError(res, 403, { Vary: 'Origin, Sec-Fetch-Site' })
    const { origin } = req.headers
    if (siteHost !== null && origin !== undefined && hostOf(originOf(origin)) === siteHost) req.headers.host = siteHost
    next()
  }
}
