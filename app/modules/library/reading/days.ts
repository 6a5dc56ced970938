import { wallClock } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'

/** The present day in New York, YYYY-MM-DD: the days of the library (in force, reviewed, due) are compared with it. */
export function todayInNewYork(): string {
  return wallClock(now()).date
}
