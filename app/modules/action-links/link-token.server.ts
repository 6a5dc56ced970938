import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sessionSecret } from '#app/core/secrets.server.ts'
import { tokenLength } from './token-shape.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Bytes from here on would favor the first characters of the alphabet. */
const fairBelow = 256 - (256 % alphabet.length)

/** A random token of 22 base62 characters, every one equally likely. */
export function newToken(): string {
  let token = ''
  while (token.length < tokenLength) {
    for (const byte of randomBytes(tokenLength)) {
      if (byte < fairBelow && token.length < tokenLength) token += alphabet[byte % alphabet.length]!
    }
  }
  return token
}

/**
 * A token that can be made again from what it is for: base62 of HMAC-SHA-256 under the session secret, 22 characters of 62 out of
 * 256 bits.
 */
export function derivedToken(seed: string): string {
  let number = BigInt(`0x${createHmac('sha256', sessionSecret()).update(seed).digest('hex')}`)
  let token = ''
  for (let index = 0; index < tokenLength; index++) {
    token += alphabet[Number(number % 62n)]!
    number /= 62n
  }
  return token
}

/** What is stored of a token. It needs no key: nobody can try 2^130 tokens. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Whether two hashes are the same, in a time that does not tell where they differ. */
export function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
