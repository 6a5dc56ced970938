/**
 * Days as "YYYY-MM-DD". They are counted on the calendar, never in hours, so that a day on which clocks change is one day like any
 * other; in this form they compare as text.
 */
export type CalendarDay = string

const dayMs = 86_400_000
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** Midnight UTC of a day, in which only whole days are counted. Formats show it with the zone UTC. */
export function instantOf(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOf(instant: number): CalendarDay {
  return new Date(instant).toISOString().slice(0, 10)
}

/** Whether a text is a day that exists, in the years 1900 to 2199. */
export function isCalendarDay(text: string): boolean {
  const year = Number(pattern.exec(text)?.[1] ?? 0)
  if (year < 1900 || year > 2199) return false
  const instant = instantOf(text)
  return !Number.isNaN(instant) && dayOf(instant) === text
}

/** The day from the parts that somebody typed; null when there is none such. */
export function dayFromParts(year: string, month: string, day: string): CalendarDay | null {
  const parts = [year, month, day].map((part) => part.normalize('NFKC').trim())
  if (!/^\d{4}$/.test(parts[0]!) || !/^\d{1,2}$/.test(parts[1]!) || !/^\d{1,2}$/.test(parts[2]!)) return null
  const text = `${parts[0]}-${parts[1]!.padStart(2, '0')}-${parts[2]!.padStart(2, '0')}`
  return isCalendarDay(text) ? text : null
}

/** The day so many days later. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayOf(instantOf(day) + count * dayMs)
}

/** Days from one day to another; negative when the second is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((instantOf(to) - instantOf(from)) / dayMs)
}

/** Age in completed months. Who was born on a 31st completes a shorter month on the first day of the next. */
export function monthsBetween(from: CalendarDay, to: CalendarDay): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0)
}

/** The same day of another year; 29 February stays as it is written and only compares. */
export function yearsLater(day: CalendarDay, years: number): CalendarDay {
  return String(Number(day.slice(0, 4)) + years).padStart(4, '0') + day.slice(4)
}

/** Whether the month and day of a date lie between two "MM-DD", both included; the end may lie in the next year. */
export function isInSeason(day: CalendarDay, from: string, to: string): boolean {
  const monthDay = day.slice(5)
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to
}
