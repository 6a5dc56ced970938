import { addDays, dayNumber, isoWeekday, type LocalDate, mondayOf } from '#app/core/calendar/dates.ts'
import { readWallTime, wallText } from '#app/core/calendar/zones.ts'

/** How visits follow each other, from the first on. */
export type SeriesRule = Readonly<{
  unit: 'day' | 'week'
  /** Every so many days or weeks. */
  every: number
  /** Of weeks: 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[]
  /** How many visits there are, the first with them; null where a date ends them. */
  count: number | null
  /** The last day on which one may be. */
  until: LocalDate | null
}>

/** Visits that one press may book: ten weeks of acupuncture twice a week, with room to spare. */
export const mostVisits = 30

/** How far ahead of its first visit a series may reach. */
const farthestDays = 366

/** The dates of a series, the first one first whichever weekday it is; never more than there may be. */
export function seriesDates({ unit, every, weekdays, count, until }: SeriesRule, first: LocalDate): LocalDate[] {
  const last = addDays(first, farthestDays)
  const end = until === null || until > last ? last : until
  const most = Math.min(count ?? mostVisits, mostVisits)
  const dates = [first]
  const monday = dayNumber(mondayOf(first))
  for (let date = addDays(first, 1); date <= end && dates.length < most; date = addDays(date, 1)) {
    const day = dayNumber(date)
    const isOne =
      unit === 'day'
        ? (day - dayNumber(first)) % every === 0
        : weekdays.includes(isoWeekday(day)) && Math.floor((day - monday) / 7) % every === 0
    if (isOne) dates.push(date)
  }
  return dates
}

/** The same time by the clock on the wall on another date, on both sides of a change of clocks. */
export function sameTimeOn(date: LocalDate, instant: number, timeZone: string): number {
  return readWallTime(`${date}T${wallText(instant, timeZone).slice(11, 16)}`, timeZone)!
}
