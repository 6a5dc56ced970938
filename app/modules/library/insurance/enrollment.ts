import { daysBetween, type LocalDate } from '#app/core/calendar/dates.ts'

/** "MM-DD" of every year; both null means all year. The end may lie in the next year. */
export type Period = { opensOn: string | null; closesOn: string | null }

export type EnrollmentState =
  | { state: 'all_year' }
  /** The last day is included. */
  | { state: 'open'; closesOn: LocalDate; daysLeft: number }
  | { state: 'closed'; opensOn: LocalDate; closesOn: LocalDate }

/** A day of a year by its "MM-DD"; 29 February is the last of February where there is none. */
function dayIn(year: number, monthDay: string): LocalDate {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${year}-${monthDay === '02-29' && !isLeap ? '02-28' : monthDay}`
}

/** Whether a period of enrollment is open today, until when, and otherwise when it opens next. `today` is New York's. */
export function enrollmentOn({ opensOn, closesOn }: Period, today: LocalDate): EnrollmentState {
  if (opensOn === null || closesOn === null) return { state: 'all_year' }
  const year = Number(today.slice(0, 4))
  const length = opensOn <= closesOn ? 0 : 1
  for (const start of [year - 1, year, year + 1]) {
    const opens = dayIn(start, opensOn)
    const closes = dayIn(start + length, closesOn)
    if (today > closes) continue
    if (today < opens) return { state: 'closed', opensOn: opens, closesOn: closes }
    return { state: 'open', closesOn: closes, daysLeft: daysBetween(today, closes) }
  }
  // The period that begins next year always ends after today.
  throw new Error(`No period from ${opensOn} to ${closesOn} after ${today}.`)
}
