import { addDays, dayNumber, isoWeekday } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { instantOfWall, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'

/**
 * Milliseconds to the next Wednesday, 10:20 in the morning: a desk has patients who may be checked in and a weekend lies ahead, whatever hour and
 * day it is here.
 */
export function aheadToWednesday(): number {
  const tomorrow = addDays(todayInNewYork(), 1)
  const wednesday = addDays(tomorrow, (3 - isoWeekday(dayNumber(tomorrow)) + 7) % 7)
  return instantOfWall(wednesday, '10:20', newYork) - now()
}
