import { createHmac, randomInt } from 'node:crypto'
import { sessionSecret } from '#app/core/secrets.server.ts'

export const codeLifetime = 10 * 60_000
export const triesPerCode = 5
/** Codes a link may ask for: the window in milliseconds and how many. */
export const codeLimits = [
  { window: 60 * 60_000, codes: 3 },
  { window: 24 * 60 * 60_000, codes: 10 },
] as const

const digits = 6

/** Six random digits, leading zeros included. */
export function newCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/** What is stored of a code: a million codes are soon tried, so the hash needs a key. It holds for one code of one link. */
export function codeHash(code: string, { linkId, codeId }: { linkId: string; codeId: string }): string {
  return createHmac('sha256', sessionSecret())
    .update(JSON.stringify(['one-time-code', linkId, codeId, code]))
    .digest('hex')
}

/** What a person typed as plain digits: full-width digits count, spaces and hyphens do not. */
export function foldCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '')
}
