import { randomBytes } from 'node:crypto'
import { now } from '#app/core/clock.ts'

/**
 * A UUID version 7 (RFC 9562): its first 48 bits are the creation time in milliseconds, so ids sort by age.
 * @param at epoch milliseconds; another instant than now for what is entered later than it happened
 */
export function newId(at = now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(at, 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
