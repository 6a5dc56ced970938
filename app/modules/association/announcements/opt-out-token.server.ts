import { createHmac, timingSafeEqual } from 'node:crypto'
import { sessionSecret } from '#app/core/secrets.server.ts'

const signatureOf = (memberId: string, secret = sessionSecret()) =>
  createHmac('sha256', secret).update('opt-out|announcements|').update(memberId).digest('base64url')

/** The token under which a member ends announcements by mail without signing in. It does not run out. */
export const optOutTokenOf = (memberId: string, secret?: string): string =>
  `${memberId}.${signatureOf(memberId, secret)}`

/** The member whom a token speaks for; null for one that we have not signed. */
export function memberOfToken(token: string): string | null {
  const [, memberId, signature] = /^([\w-]{10,64})\.([\w-]{43})$/.exec(token) ?? []
  if (!memberId || !signature) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(memberId))) ? memberId : null
}
