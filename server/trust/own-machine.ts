import type { IncomingMessage } from 'node:http'

/** Headers that a proxy, a tunnel or a CDN adds. Wider than what `forwardedHeaders` takes away: one too many only hides a page. */
const relaying =
  /^(?:(?:x-)?forwarded.*|via|cdn-loop|(?:x-|true-|fastly-)?(?:real|client|cluster-client|originating|remote)-?(?:ip|addr)|x-(?:original|rewrite|envoy|amzn|azure|proxy|vercel|remote|cloud-trace|host|scheme).*|(?:cf|fly|ngrok|tailscale)-.*)$/i
const loopback = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/i
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/**
 * Whether somebody sits at this machine: the connection comes from it, the address that was asked is its own, and nothing shows that the
 * request was passed on. It reads what came over the wire (`rawHeaders`), not what the shell has left of it.
 */
export function isFromOwnMachine({ socket, rawHeaders }: Pick<IncomingMessage, 'socket' | 'rawHeaders'>): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0)
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && /^host$/i.test(rawHeaders[index - 1]!))
  return (
    loopback.test(socket.remoteAddress ?? '') &&
    hosts.length === 1 &&
    ownHost.test(hosts[0]!) &&
    !names.some((name) => relaying.test(name))
  )
}
