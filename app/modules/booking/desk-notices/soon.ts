import { zoneOffsets } from '#app/core/calendar/zones.ts'
import { isBusinessDay } from '../holidays/business-days.ts'

/**
 * Whether a visit is so near that the desk may have looked at its day already: on the day of `at` or not after the next
 * business day, on the facility's calendar. Both are epoch milliseconds.
 */
export function isSoon(startsAt: number, at: number, timeZone: string): boolean {
  const zone = zoneOffsets(timeZone)
  let last = zone.dayOf(at) + 1
  while (!isBusinessDay(last)) last++
  return zone.dayOf(startsAt) <= last
}
