import { dateText, isoWeekday } from '#app/core/calendar/dates.ts'
import { holidaysOn, holidayPacks } from './holidays.ts'

const closed = new Set<string>(holidayPacks['us-federal'])

/** Whether a day (its number) is neither of a weekend nor a legal public holiday. */
export function isBusinessDay(day: number): boolean {
  return isoWeekday(day) <= 5 && !holidaysOn(dateText(day)).some(({ code }) => closed.has(code))
}
