import { dayNumber, isoWeekday, type LocalDate, wallMinutes } from '#app/core/calendar/dates.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { type HolidayCode, holidaysOn } from '#app/modules/booking/holidays/holidays.ts'
import { type DayPart, openParts } from '../clinic-panel/clinic-day.ts'
import type { LineState } from './ivr.ts'

/** When a line is open. Hours are of the wall clock of the clinic: a day on which the clocks change has them as any other. */

/** The hours of a line: the clinic's, or its own of each day of the week (Monday is 1) with the holidays on which it is closed. */
export type LineHours =
  | Readonly<{ mode: 'clinic' }>
  | Readonly<{ mode: 'own'; week: Readonly<Record<string, readonly DayPart[]>>; holidays: readonly HolidayCode[] }>

/** What is known of a date: when it is open, and what of it is closed, for a holiday or for another reason. */
export type LineDay = Readonly<{
  hours: readonly DayPart[]
  closed: readonly Readonly<{ part: DayPart; isHoliday: boolean }>[]
}>

export type LineSwitch = Readonly<{ to: LineState; until: number }> | null

const holds = ({ from, to }: DayPart, minute: number) => from <= minute && minute < to

/** A day by hours of the line's own. */
export function ownDay({ week, holidays }: Extract<LineHours, { mode: 'own' }>, date: LocalDate): LineDay {
  const isHoliday = holidaysOn(date).some(({ code }) => holidays.includes(code))
  return {
    hours: week[String(isoWeekday(dayNumber(date)))] ?? [],
    closed: isHoliday ? [{ part: { from: 0, to: 1440 }, isHoliday: true }] : [],
  }
}

/** How a line stands at an instant. @param dayOf what is known of a local date */
export function lineStateAt(
  at: number,
  timeZone: string,
  { dayOf, switched }: Readonly<{ dayOf: (date: LocalDate) => LineDay; switched: LineSwitch }>,
): LineState {
  if (switched && at < switched.until) return switched.to
  const { date, time } = wallClock(at, timeZone)
  const minute = wallMinutes(time)
  const { hours, closed } = dayOf(date)
  const off = closed.filter(({ part }) => holds(part, minute))
  if (off.some(({ isHoliday }) => isHoliday)) return 'holiday'
  const parts = openParts(
    hours,
    off.map(({ part }) => part),
  )
  return parts.some((part) => holds(part, minute)) ? 'open' : 'closed'
}
