import { createHmac, randomBytes } from 'node:crypto'
import { sessionSecret } from '#app/core/secrets.server.ts'
import { minuteMs } from '#app/core/calendar/durations.ts'

/** No two of them are confused on a small screen: no 0 and O, no 1 and I. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 8

/** How long a code waits to be typed. */
export const codeLifetime = 10 * minuteMs

/** A code that pairs one device: forty bits, for ten minutes, ten tries an hour from one network. */
export function newDeviceCode(): string {
  return [...randomBytes(length)].map((byte) => alphabet[byte & 31]).join('')
}

/** The code that somebody typed, in any case and with any hyphens; null when it cannot be one. */
export function parseDeviceCode(typed: string): string | null {
  const code = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
  return code.length === length && [...code].every((sign) => alphabet.includes(sign)) ? code : null
}

export const formatDeviceCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

/** What is stored of a code. It is short, so that it needs a key. */
export const deviceCodeHash = (code: string): string =>
  createHmac('sha256', sessionSecret()).update('scan-device-code\0').update(code).digest('base64url')
