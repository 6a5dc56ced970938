import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { TLSSocket } from 'node:tls'
import type { Request, RequestHandler } from 'express'

const forwarding =
  /^(x-forwarded-.*|forwarded|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip|x-original-.*|x-rewrite-url|x-http-method.*|x-request-id|via)$/
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Whether a Host header is a host and an optional port and nothing else. */
export function isHost(value: string): boolean {
  return hostPattern.test(value)
}

/** The entry that the one trusted proxy itself appended: the last. What stands before it came from the client. */
function lastEntry(value: string | string[] | undefined): string {
  const joined = Array.isArray(value) ? value.join(',') : (value ?? '')
  return joined.split(',').at(-1)!.trim()
}

/**
 * Decides what is believed about where a request comes from; the first of all middleware. Without a trusted proxy every
 * forwarding header is deleted, so that nothing further in can be misled by one. With it, exactly one hop is believed:
 * the proxy's own address entry (through Express's `trust proxy`), its protocol and its host, each reduced to one value.
 */
export function forwardedHeaders(options: { trustProxy: boolean }): RequestHandler {
  return (req, _res, next) => {
    const { headers } = req
    const proto = lastEntry(headers['x-forwarded-proto']).toLowerCase()
    const host = lastEntry(headers['x-forwarded-host'])
    const address = lastEntry(headers['x-forwarded-for'])
    const id = headers['x-request-id']
    for (const name of Object.keys(headers)) {
      if (forwarding.test(name)) delete headers[name]
    }
    if (options.trustProxy) {
      if (proto === 'http' || proto === 'https') headers['x-forwarded-proto'] = proto
      if (isHost(host)) headers.host = host
      if (isIP(address)) headers['x-forwarded-for'] = address
      if (typeof id === 'string') headers['x-request-id'] = id
    }
    next()
  }
}

/**
 * The scheme and the host that `forwardedHeaders` and Express's `trust proxy` would believe, without changing the request; null
 * where they would leave no usable host. `host` is the Host header.
 */
export function believedOrigin(
  req: IncomingMessage,
  host: string,
  trustProxy: boolean,
): { isHttps: boolean; host: string } | null {
  const isEncrypted = (req.socket as Partial<TLSSocket>).encrypted === true
  if (!trustProxy) return isHost(host) ? { isHttps: isEncrypted, host } : null
  const proto = lastEntry(req.headers['x-forwarded-proto']).toLowerCase()
  const forwarded = lastEntry(req.headers['x-forwarded-host'])
  const believed = isHost(forwarded) ? forwarded : host
  if (!isHost(believed)) return null
  return { isHttps: proto === 'https' || (proto !== 'http' && isEncrypted), host: believed }
}

/** The network address of the client: the connection's, or the one that the trusted proxy saw. */
export function clientAddress(req: Request): string {
  return (req.ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Scheme, host and port under which the client reached us, as a browser writes an Origin; null without a usable host. */
export function ownOrigin(req: Request): string | null {
  const host = req.headers.host ?? ''
  if (!isHost(host)) return null
  try {
    return new URL(`${req.protocol}://${host}`).origin
  } catch {
    return null
  }
}
