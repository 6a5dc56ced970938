import { addMonths, type LocalDate } from '#app/core/calendar/dates.ts'

/** How many months a report can reach back. */
export const periods = [12, 24] as const

/** What is said of each month, in the order in which it is shown. */
export const monthMeasures = ['members', 'joined', 'left', 'renewals', 'views', 'clicks'] as const

export type Period = (typeof periods)[number]

export function readPeriod(text: string | null): Period {
  return periods.find((each) => String(each) === text) ?? 12
}

/** The first days of so many months, the one that a date lies in last. */
export function monthsUntil(date: LocalDate, count: number): LocalDate[] {
  const current = `${date.slice(0, 7)}-01`
  return Array.from({ length: count }, (_, index) => addMonths(current, index + 1 - count))
}
