import { dayNumber, type LocalDate } from '#app/core/calendar/dates.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { holidayNames, holidaysOn } from '#app/modules/booking/holidays/holidays.ts'
import type { ScheduleClosure, StoredSchedule } from '#app/modules/booking/schedule/schedule-change.ts'
import { toClosure, toException } from '#app/modules/booking/slots/slot-input.ts'
import { dayMinutes, type DayPart } from './clinic-day.ts'

/** What is closed on one date. */
export type ClosedTime = Readonly<{
  /** The row of a closure; null for a holiday that is kept and for a day off, which have pages of their own. */
  closureId: string | null
  /** Whether it is for this date alone, so that taking it back opens no other day. */
  isSingleDay: boolean
  part: DayPart
  reason: string | null
}>

const clipped = ({ starts, ends }: { starts: number; ends: number }): DayPart => ({
  from: starts,
  to: Math.min(ends, dayMinutes),
})

const closureOn = (row: ScheduleClosure, locale: Locale): ClosedTime => ({
  closureId: row.id,
  isSingleDay: row.dateFrom === row.dateTo,
  part: clipped(toClosure(row)),
  reason: row.reason?.[locale] ?? null,
})

const isOn = ({ dateFrom, dateTo }: ScheduleClosure, date: LocalDate) => dateFrom <= date && date <= dateTo

/** What of a date is closed for everybody at a facility. @param schedules of its providers */
export function facilityClosedTimes(
  schedules: readonly StoredSchedule[],
  date: LocalDate,
  locale: Locale,
): ClosedTime[] {
  const rows = schedules.flatMap(({ closures }) =>
    closures.filter((row) => row.scope === 'facility' && isOn(row, date)),
  )
  const once = [...new Map(rows.map((row) => [row.id, row])).values()]
  const kept = schedules[0]?.holidays ?? []
  const holidays = holidaysOn(date).flatMap(({ code }): ClosedTime[] => {
    const holiday = kept.find(({ holidayCode }) => holidayCode === code)
    if (!holiday) return []
    const times = { dateFrom: date, dateTo: date, part: holiday.part, startsAt: null, endsAt: null }
    const part = clipped(toClosure(times))
    return [{ closureId: null, isSingleDay: false, part, reason: holidayNames[code][locale] }]
  })
  return [...once.map((row) => closureOn(row, locale)), ...holidays]
}

/** When one provider alone is away on a date: leave, here or everywhere, and days or hours off. */
export function providerClosedTimes(
  { closures, exceptions }: StoredSchedule,
  date: LocalDate,
  locale: Locale,
): ClosedTime[] {
  const day = dayNumber(date)
  const leave = closures.filter((row) => row.scope !== 'facility' && isOn(row, date))
  const off = exceptions.filter(({ kind, date: on }) => kind === 'off' && dayNumber(on) === day)
  return [
    ...leave.map((row) => closureOn(row, locale)),
    ...off.map((row) => ({
      closureId: null,
      isSingleDay: false,
      part: clipped(toException(row)),
      reason: row.reason,
    })),
  ]
}
