import { randomInt } from 'node:crypto'
import { blindIndex } from '#app/core/crypto/field-encryption.server.ts'

const count = 10
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes of four groups, 79 bits each. */
export function newRecoveryCodes(): string[] {
  const letter = () => alphabet[randomInt(alphabet.length)]!
  const group = () => Array.from({ length: 4 }, letter).join('')
  return Array.from({ length: count }, () => [group(), group(), group(), group()].join('-'))
}

/** What is stored of a code, however it was typed. */
export function recoveryCodeHash(userId: string, code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return blindIndex(JSON.stringify([userId, letters]), 'recovery_code')
}
