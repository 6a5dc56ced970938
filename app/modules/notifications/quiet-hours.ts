import { instantOfWall, newYork, wallClock } from '#app/core/calendar/zones.ts'
import { addDays } from '#app/core/calendar/dates.ts'

const begins = '21:00'
const ends = '08:00'

/**
 * Until when a text message waits: from 21:00 to 08:00 in New York nobody is woken, unless the visit is the same day or would
 * be over by the time the message comes. Epoch milliseconds, or null to send now.
 */
export function quietUntil(at: number, visitAt?: number): number | null {
  const { date, time } = wallClock(at, newYork)
  if (time >= ends && time < begins) return null
  const resumes = instantOfWall(time < ends ? date : addDays(date, 1), ends, newYork)
  if (visitAt === undefined) return resumes
  return wallClock(visitAt, newYork).date === date || visitAt <= resumes ? null : resumes
}
