import { dayMs } from '#app/core/calendar/durations.ts'
import type { HolidayCode } from './holidays.ts'

const dateText = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** The n-th weekday (Sunday is 0) of a month (January is 0). */
function nth(n: number, weekday: number, year: number, month: number): number {
  const first = Date.UTC(year, month)
  return first + ((weekday - new Date(first).getUTCDay() + 7) % 7) * dayMs + (n - 1) * 7 * dayMs
}

/** The day on which a holiday is observed: Friday for a Saturday, Monday for a Sunday (Executive Order 11582). */
function observedOn(instant: number): number {
  const weekday = new Date(instant).getUTCDay()
  return instant + (weekday === 6 ? -dayMs : weekday === 0 ? dayMs : 0)
}

/**
 * The holidays of a civil year that follow a rule: those of the federation (5 U.S.C. 6103(a)) and Election Day, a public
 * holiday in New York State (General Construction Law § 24).
 */
export function civilDates(year: number): { code: HolidayCode; date: string; observed: string }[] {
  const [monday, tuesday, thursday] = [1, 2, 4] as const
  const days: [HolidayCode, number][] = [
    ['new-years-day', Date.UTC(year, 0, 1)],
    ['martin-luther-king-day', nth(3, monday, year, 0)],
    ['presidents-day', nth(3, monday, year, 1)],
    // The last Monday of May is the one before the first of June.
    ['memorial-day', nth(1, monday, year, 5) - 7 * dayMs],
    ['juneteenth', Date.UTC(year, 5, 19)],
    ['independence-day', Date.UTC(year, 6, 4)],
    ['labor-day', nth(1, monday, year, 8)],
    ['columbus-day', nth(2, monday, year, 9)],
    // The Tuesday after the first Monday.
    ['election-day', nth(1, monday, year, 10) + (tuesday - monday) * dayMs],
    ['veterans-day', Date.UTC(year, 10, 11)],
    ['thanksgiving-day', nth(4, thursday, year, 10)],
    ['christmas-day', Date.UTC(year, 11, 25)],
  ]
  return days.map(([code, day]) => ({ code, date: dateText(day), observed: dateText(observedOn(day)) }))
}
