import { addDays, dateFromParts, daysBetween, isDate, type LocalDate, yearsLater } from '#app/core/calendar/dates.ts'

/** What somebody may have come into contact with, in the order in which the page asks. */
export const testConcerns = [
  'hiv',
  'chlamydia',
  'gonorrhea',
  'syphilis',
  'hepatitis-b',
  'hepatitis-c',
  'trichomonas',
  'herpes',
  'mpox',
] as const

export type Concern = (typeof testConcerns)[number]

/** Days after the exposure from which a test can find something, and after which a negative result is final. */
export type Window = { earliestDay: number; conclusiveDay: number }

/** Found in sores only: there is no day to wait for, and a swab without a sore says nothing. */
const seenInSores: ReadonlySet<string> = new Set<Concern>(['mpox'])

/** Whether a test's answer hangs on the days since the exposure. */
export function isCounted({ concerns: own, conclusiveDay }: Window & { concerns: readonly string[] }): boolean {
  return conclusiveDay > 0 && !own.every((concern) => seenInSores.has(concern))
}

/** Medicine that prevents HIV has to begin within 72 hours (CDC): only the day is known, so the third day still counts. */
const pepDays = 3

export type Exposure =
  | { state: 'unreadable' | 'future' }
  /** Every window has passed: any test tells for good today. */
  | { state: 'older' }
  | { state: 'dated'; daysAgo: number; mayNeedPep: boolean }

/** A day as it was typed into three inputs, for `readExposure`; null until it is whole, for nobody is told off while typing. */
export function typedDay(year: string, month: string, day: string): string | null {
  if (year.trim().length < 4 || month.trim() === '' || day.trim() === '') return null
  return dateFromParts(year, month, day) ?? 'unreadable'
}

/** What can be said of a day of exposure, as of today; both days are the reader's own calendar. */
export function readExposure(exposedOn: string, today: LocalDate): Exposure {
  if (!isDate(exposedOn)) return { state: 'unreadable' }
  if (exposedOn > today) return { state: 'future' }
  if (exposedOn < yearsLater(today, -1)) return { state: 'older' }
  const daysAgo = daysBetween(exposedOn, today)
  return { state: 'dated', daysAgo, mayNeedPep: daysAgo <= pepDays }
}

export type WindowDates = {
  earliestOn: LocalDate
  conclusiveOn: LocalDate
  /** What a test made today says. */
  state: 'too_early' | 'useful' | 'conclusive'
}

/**
 * The calendar dates of a test's window. The day of the exposure is day 0. The same function answers on the server for the worked
 * example and in the browser for the reader's own date, which never leaves it.
 */
export function windowDates(window: Window, exposedOn: LocalDate, today: LocalDate): WindowDates {
  const earliestOn = addDays(exposedOn, window.earliestDay)
  const conclusiveOn = addDays(exposedOn, window.conclusiveDay)
  const state = today < earliestOn ? 'too_early' : today < conclusiveOn ? 'useful' : 'conclusive'
  return { earliestOn, conclusiveOn, state }
}
