import { addMonths, type LocalDate } from '#app/core/calendar/dates.ts'

export type Interval = 'month' | 'year'

const monthsOf: Readonly<Record<Interval, number>> = { month: 1, year: 12 }

const dayOf = (date: LocalDate) => Number(date.slice(8))

/**
 * The day on which the next period begins: the same day of a later month, or its last one where the month has no such day. What began on
 * the 31st comes back to it after a shorter month.
 */
export function periodEnd(start: LocalDate, interval: Interval, anchorDay: number): LocalDate {
  const first = `${start.slice(0, 8)}01`
  const month = addMonths(first, monthsOf[interval]).slice(0, 8)
  const lastDay = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()
  return `${month}${String(Math.min(Math.max(anchorDay, 1), lastDay)).padStart(2, '0')}`
}

/** The period that begins on a day that nothing came before. */
export function firstPeriod(start: LocalDate, interval: Interval) {
  const anchorDay = dayOf(start)
  return { periodStart: start, periodEnd: periodEnd(start, interval, anchorDay), anchorDay }
}
