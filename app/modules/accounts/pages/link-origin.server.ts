import { env } from '#app/core/env.server.ts'
import { siteOrigin } from '#app/core/site.server.ts'

/** Names and addresses that nobody out in the net can own: this machine, private networks, `.test` and `.local` (RFC 1918, 4193, 6761, 6762). */
const own =
  /^(?:localhost|.+\.(?:localhost|test|local)|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[::1\]|\[f[cd][0-9a-f:]+\])$/i

/**
 * The origin for a link that is as good as a password. The Host header is the caller's to choose: without SITE_URL a stranger could have the
 * owner's link sent with an address of theirs in it. So the request is believed only where its host can be nobody's else; null otherwise.
 */
export function linkOrigin(request: Request): string | null {
  const origin = siteOrigin(request)
  return env.SITE_URL !== '' || own.test(new URL(origin).hostname) ? origin : null
}
