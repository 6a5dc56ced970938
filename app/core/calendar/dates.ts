import { dayMs } from './durations.ts'

/**
 * Local dates as "YYYY-MM-DD", as day numbers (days since 1970-01-01), and wall times as minutes from midnight. Days are
 * counted on the calendar, never in hours, so that a day on which clocks change is one day like any other; as text, dates compare.
 */
export type LocalDate = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** Midnight UTC of a date, in which only whole days are counted. Formats show it with the zone UTC. */
export function utcMidnight(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

/** The day number of a date. @throws RangeError for a text that is none */
export function dayNumber(date: LocalDate): number {
  const day = utcMidnight(date) / dayMs
  if (!Number.isInteger(day)) throw new RangeError(`Not a local date: ${date}`)
  return day
}

/** The date of a day number. */
export function dateText(day: number): LocalDate {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** Whether a text is a date that exists, within two years, both included. */
export function isDate(text: string | null | undefined, firstYear = 1900, lastYear = 2199): text is LocalDate {
  const year = Number(pattern.exec(text ?? '')?.[1] ?? Number.NaN)
  if (!text || !(year >= firstYear && year <= lastYear)) return false
  const instant = utcMidnight(text)
  return !Number.isNaN(instant) && dateText(instant / dayMs) === text
}

/** The date from the parts that somebody typed; null when there is none such. */
export function dateFromParts(year: string, month: string, day: string): LocalDate | null {
  const parts = [year, month, day].map((part) => part.normalize('NFKC').trim())
  if (!/^\d{4}$/.test(parts[0]!) || !/^\d{1,2}$/.test(parts[1]!) || !/^\d{1,2}$/.test(parts[2]!)) return null
  const text = `${parts[0]}-${parts[1]!.padStart(2, '0')}-${parts[2]!.padStart(2, '0')}`
  return isDate(text) ? text : null
}

/** The date that is `days` after another; negative is before. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateText(utcMidnight(date) / dayMs + days)
}

/** Days from one date to another; negative when the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / dayMs)
}

/** Age in completed months. Who was born on a 31st completes a shorter month on the first day of the next. */
export function monthsBetween(from: LocalDate, to: LocalDate): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0)
}

/** Completed years of age on a date; null without a birth date. Who was born on 29 February has a birthday on 1 March. */
export function ageOn(birthDate: LocalDate | null, date: LocalDate): number | null {
  return birthDate ? Math.floor(monthsBetween(birthDate, date) / 12) : null
}

/** The same day some months later; the last day of a month that is too short for it. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** The same day of another year; 29 February stays as it is written and only compares. */
export function yearsLater(date: LocalDate, years: number): LocalDate {
  return String(Number(date.slice(0, 4)) + years).padStart(4, '0') + date.slice(4)
}

/** Whether the month and day of a date lie between two "MM-DD", both included; the end may lie in the next year. */
export function isInSeason(date: LocalDate, from: string, to: string): boolean {
  const monthDay = date.slice(5)
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to
}

/** Monday is 1 (ISO 8601); 1970-01-01 was a Thursday. */
export function isoWeekday(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

/** The number of the Monday-to-Sunday week a day lies in; only differences mean something. */
export function weekNumber(day: number): number {
  return Math.floor((day + 3) / 7)
}

/** The Monday of a date's week. */
export function mondayOf(date: LocalDate): LocalDate {
  const day = dayNumber(date)
  return dateText(day - isoWeekday(day) + 1)
}

/** Minutes from midnight of a wall time "HH:MM", "24:00" included. @throws RangeError for a text that is none */
export function wallMinutes(time: string): number {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time)
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Infinity
  if (minutes > 1440) throw new RangeError(`Not a wall time: ${time}`)
  return minutes
}
