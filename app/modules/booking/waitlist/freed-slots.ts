import { minuteMs } from '#app/core/calendar/durations.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import type { waitlistEntries } from '#drizzle/schema/scheduling.ts'
import { dayPart } from '../slots/day-parts.ts'

export type WaitlistEntry = typeof waitlistEntries.$inferSelect

/** A time that somebody may be offered, and where it is. */
export type FreeTime = Readonly<{
  providerId: string
  specialtyIds: readonly string[]
  neighborhoodId: string | null
  timeZone: string
  /** Epoch milliseconds. */
  startsAt: number
}>

/** Whether a free time is what somebody waits for. No weekday or part of the day named means any. */
export function isWished(entry: WaitlistEntry, free: FreeTime, now: number): boolean {
  const { date, weekday, time } = wallClock(free.startsAt, free.timeZone)
  const isWhere =
    entry.providerId === null
      ? free.specialtyIds.includes(entry.specialtyId ?? '') &&
        (entry.neighborhoodId === null || entry.neighborhoodId === free.neighborhoodId)
      : entry.providerId === free.providerId
  return (
    isWhere &&
    date >= entry.dateFrom &&
    date <= entry.dateTo &&
    (entry.weekdays.length === 0 || entry.weekdays.includes(weekday)) &&
    (entry.parts.length === 0 || entry.parts.includes(dayPart(time))) &&
    free.startsAt - now >= entry.noticeMinutes * minuteMs
  )
}

/** Who is asked first: those who wait for this very provider, then those who have waited longest. */
export function byTurn(one: WaitlistEntry, other: WaitlistEntry): number {
  return (
    Number(one.providerId === null) - Number(other.providerId === null) ||
    one.createdAt - other.createdAt ||
    (one.id < other.id ? -1 : 1)
  )
}

/** As many as one run looks at, of more than that others with every minute, so that each comes up. */
export function shareOfTurn<T>(all: readonly T[], most: number, now: number): T[] {
  if (all.length <= most) return [...all]
  const start = (Math.floor(now / minuteMs) * most) % all.length
  return [...all.slice(start), ...all.slice(0, start)].slice(0, most)
}
