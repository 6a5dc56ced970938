import { dayMs } from '#app/core/calendar/durations.ts'

/** Letters and posters bear the address, so it changes once in this time at most. */
const waitMs = 30 * dayMs

/** From when on the address may change again; null where it may now. */
export function nextChangeAt(lastChangeAt: number | null, at: number): number | null {
  return lastChangeAt !== null && lastChangeAt + waitMs > at ? lastChangeAt + waitMs : null
}
