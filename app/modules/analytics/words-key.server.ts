import { createHmac, hkdfSync } from 'node:crypto'
import { dayNumber, type LocalDate } from '#app/core/calendar/dates.ts'
import { sessionSecret } from '#app/core/secrets.server.ts'

/** Days for which one key serves. Words have this long to be typed often enough; then their counter is of no use and is deleted. */
const spanDays = 28

/** The number of the span that a day lies in. */
export const keySpanOf = (day: LocalDate): number => Math.floor(dayNumber(day) / spanDays)

/** A keyed hash of words: without the server's secret nobody can try words against it, and the next span's says nothing of this one's. */
export function wordsHash(words: string, span: number): string {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret(), '', `unfound words|${span}`, 32))
  return createHmac('sha256', key).update(words).digest('base64url')
}
