import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Locale, withPrefix } from '#app/core/i18n/locale.ts'
import { sessionSecret } from '#app/core/secrets.server.ts'
import { paths } from '#app/paths.ts'
import { contactHash, type HashedContact } from './contact-hash.server.ts'

const signatureOf = (hash: string) =>
  createHmac('sha256', sessionSecret()).update('opt-out|email|').update(hash).digest('base64url')

/**
 * The token under which the owner of an e-mail address ends reminders without signing in: the address's keyed hash and a
 * signature. It tells nobody the address, and it does not run out: who finds an old mail may still say no.
 */
export function optOutToken(address: string): string {
  const hash = contactHash('email', address)
  return `${hash}.${signatureOf(hash)}`
}

/** The contact that a token speaks for; null for one that we have not signed. */
export function readOptOutToken(token: string): HashedContact | null {
  const [, hash, signature] = /^([\w-]{43})\.([\w-]{43})$/.exec(token) ?? []
  if (!hash || !signature) return null
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(hash)))
  return isOurs ? { channel: 'email', hash } : null
}

/** The absolute address of the page, on the site that a message's link leads to. */
export function optOutAddress(address: string, link: string, locale: Locale): string {
  return new URL(withPrefix(paths.optOut(optOutToken(address)), locale), link).href
}
