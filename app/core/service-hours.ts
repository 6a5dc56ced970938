import { newYork, wallClock } from '#app/core/calendar/zones.ts'

/** Customer service answers Monday to Friday, 09:00 to 18:00 in New York (specification §1). */
export function isServiceOpen(instant: number): boolean {
  const { weekday, time } = wallClock(instant, newYork)
  return weekday <= 5 && time >= '09:00' && time < '18:00'
}
