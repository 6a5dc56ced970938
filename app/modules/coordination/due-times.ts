import { addDays } from '#app/core/calendar/dates.ts'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { instantOfWall, newYork, wallClock } from '#app/core/calendar/zones.ts'
import type { CareCase } from './case-sealed.server.ts'

export type Urgency = CareCase['urgency']

/** From the calmest to the most pressing: it may be raised, never lowered, once a referral is sent. */
export const urgencies = ['routine', 'urgent', 'stat'] as const satisfies Urgency[]

export const isRaised = (from: Urgency, to: Urgency): boolean => urgencies.indexOf(to) > urgencies.indexOf(from)

/** Within how many hours an answer is due; what is routine has business days. */
const hours = { urgent: 4, stat: 1 } as const
const routineDays = 2

/** How long a cancellation waits for the recipient before it takes effect by itself. */
export const cancelAfter = 5 * dayMs

/** The weekday is that of ISO: 6 and 7 are the weekend. */
const isBusinessDay = (weekday: number) => weekday <= 5

/** The same time of the day, so many business days on; from a weekend, of the Monday after it. */
function businessDaysLater(at: number, days: number): number {
  const { date, time } = wallClock(at, newYork)
  let [day, left] = [date, days]
  while (left > 0) {
    day = addDays(day, 1)
    if (isBusinessDay(wallClock(instantOfWall(day, '12:00', newYork), newYork).weekday)) left -= 1
  }
  return instantOfWall(day, time, newYork)
}

/** Until when the recipient should have answered. */
export function dueAfter(sentAt: number, urgency: Urgency): number {
  return urgency === 'routine' ? businessDaysLater(sentAt, routineDays) : sentAt + hours[urgency] * hourMs
}
