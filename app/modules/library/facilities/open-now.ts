import { dayMs } from '#app/core/calendar/durations.ts'
import { wallClock } from '#app/core/calendar/zones.ts'

/** Weekly hours; wall times "HH:MM" in the place's zone, `closes` may be "24:00". */
export type WeekHours = { weekday: number; opens: string; closes: string }

/** Days on which a place is closed, wholly or in part. */
export type ClosedDays = {
  dateFrom: string
  dateTo: string
  part: 'all' | 'am' | 'pm' | 'times'
  startsAt: string | null
  endsAt: string | null
}

export type OpenState =
  | { state: 'unknown' }
  | { state: 'open'; until: string }
  /** When it opens next by the weekly hours, today included; null when no hours lie ahead within a week. */
  | { state: 'closed'; next: { weekday: number; opens: string; isToday: boolean } | null }

function isClosedAt(closed: ClosedDays, date: string, time: string): boolean {
  if (date < closed.dateFrom || date > closed.dateTo) return false
  if (closed.part === 'all') return true
  if (closed.part === 'am') return time < '12:00'
  if (closed.part === 'pm') return time >= '12:00'
  return time >= (closed.startsAt ?? '00:00') && time < (closed.endsAt ?? '24:00')
}

/** Whether a place is open at an instant (epoch milliseconds), on the clock of its own zone. */
export function openStateOf(
  facility: { hours: readonly WeekHours[]; closedDays: readonly ClosedDays[]; timeZone: string },
  instant: number,
): OpenState {
  if (facility.hours.length === 0) return { state: 'unknown' }
  const { weekday, time, date } = wallClock(instant, facility.timeZone)
  const isClosed = facility.closedDays.some((closed) => isClosedAt(closed, date, time))
  const current = facility.hours.find((each) => each.weekday === weekday && time >= each.opens && time < each.closes)
  if (current && !isClosed) return { state: 'open', until: current.closes }
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = ((weekday - 1 + ahead) % 7) + 1
    const onDate = wallClock(instant + ahead * dayMs, facility.timeZone).date
    const next = facility.hours
      .filter((each) => each.weekday === day && (ahead > 0 || each.opens > time))
      .filter((each) => !facility.closedDays.some((closed) => isClosedAt(closed, onDate, each.opens)))
      .toSorted((a, b) => (a.opens < b.opens ? -1 : 1))[0]
    if (next) return { state: 'closed', next: { weekday: day, opens: next.opens, isToday: ahead === 0 } }
  }
  return { state: 'closed', next: null }
}
