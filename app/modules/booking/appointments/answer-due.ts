import { hourMs } from '#app/core/calendar/durations.ts'
import { isBusinessDay } from '../holidays/business-days.ts'
import { answerBusinessHours } from '../limits.ts'
import { zoneOffsets } from '#app/core/calendar/zones.ts'

/**
 * Until when the desk answers a request made now: 24 hours on, in which weekends and legal public holidays of the
 * facility's calendar do not count.
 * @param at epoch milliseconds
 */
export function answerDueAt(at: number, timeZone: string): number {
  const zone = zoneOffsets(timeZone)
  let left = answerBusinessHours * hourMs
  let from = at
  for (let day = zone.dayOf(at); ; day++) {
    const end = zone.dayStart(day + 1)
    if (isBusinessDay(day)) {
      if (end - from >= left) return from + left
      left -= end - from
    }
    from = end
  }
}
