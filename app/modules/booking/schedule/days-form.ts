import { z } from 'zod'
import { type Faults, reportFaults, words } from '#app/core/form/form.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { dateText, dayNumber, isoWeekday } from '#app/core/calendar/dates.ts'
import { locales, type Localized } from '#app/core/i18n/locale.ts'
import { problem } from '#app/core/form/problem.ts'
import { weekdayNumbers, readDate, readTimes } from './hours-form.ts'
import type { ScheduleChange } from './schedule-change.ts'

export const dayKinds = ['off', 'extra', 'replace'] as const

/** Days that one form adds or replaces hours on, one by one. */
const mostDates = 92
/** The longest leave, in days. */
const longestDays = 366

/** Days that differ from the weekly hours: off (the day or some hours), more hours, or other hours. */
export const daysForm = z
  .object({
    kind: z.enum(dayKinds).optional(),
    dateFrom: words(10),
    dateTo: words(10),
    starts: words(5),
    ends: words(5),
    weekdays: weekdayNumbers,
    where: z.array(z.string().max(80)).optional(),
    reason: words(200),
  })
  .transform((typed, context) => {
    const faults: Faults = {}
    const kind = typed.kind ?? 'off'
    const today = todayInNewYork()
    const from = readDate(typed.dateFrom, 'dateFrom', faults)
    if (from === null) faults.dateFrom ??= problem('errors.date')
    else if (from < today) faults.dateFrom = problem('errors.past')
    const to = readDate(typed.dateTo, 'dateTo', faults) ?? from
    if (from && to && to < from) faults.dateTo ??= problem('errors.dateOrder')
    else if (from && to && dayNumber(to) - dayNumber(from) >= longestDays)
      faults.dateTo ??= problem('errors.tooLong', { days: longestDays })
    const isWholeDay = kind === 'off' && !typed.starts && !typed.ends
    const times = isWholeDay ? null : readTimes(typed, ['starts', 'ends'], faults)
    const weekdays = typed.weekdays ?? []
    const days = from && to && Object.keys(faults).length === 0 ? datesOn(from, to, weekdays) : []
    if (from && to && !faults.dateTo && !faults.dateFrom) {
      if (datesOn(from, to, weekdays).length === 0) faults.weekdays = problem('errors.noSuchDay')
      else if (kind !== 'off' && datesOn(from, to, weekdays).length > mostDates)
        faults.dateTo = problem('errors.tooManyDates', { days: mostDates })
    }
    const where = [...new Set(typed.where ?? [])]
    if (where.length === 0) faults.where = problem('errors.where')
    reportFaults(faults, context)
    return { kind, from: from ?? '', to: to ?? '', days, times, weekdays, where, reason: typed.reason?.trim() || null }
  })

export type DaysAnswers = z.output<typeof daysForm>

function datesOn(from: string, to: string, weekdays: readonly number[]): string[] {
  const dates: string[] = []
  for (let day = dayNumber(from); day <= dayNumber(to); day++)
    if (weekdays.length === 0 || weekdays.includes(isoWeekday(day))) dates.push(dateText(day))
  return dates
}

const sameEverywhere = (text: string) => Object.fromEntries(locales.map((locale) => [locale, text])) as Localized

/** What stands in `where` for the whole facility. */
export const wholeFacility = 'facility'

/**
 * The change that the form means. Days off in a row are one closure a provider facility, or one of the facility; a single
 * day, some weekdays only, and other hours are one exception a day and provider facility.
 * @param newRowId makes ids
 */
export function daysChange(answers: DaysAnswers, facilityId: string, newRowId: () => string): ScheduleChange {
  const { kind, from, to, days, times, weekdays, where, reason } = answers
  const isFacility = where.includes(wholeFacility) && kind === 'off'
  const providerFacilityIds = isFacility ? [] : where.filter((id) => id !== wholeFacility)
  const isRange = kind === 'off' && weekdays.length === 0 && (from !== to || isFacility)
  const scopes = isFacility
    ? [{ scope: 'facility' as const, scopeId: facilityId }]
    : providerFacilityIds.map((scopeId) => ({ scope: 'provider_facility' as const, scopeId }))
  const closed = isRange
    ? [{ dateFrom: from, dateTo: to }]
    : isFacility
      ? days.map((date) => ({ dateFrom: date, dateTo: date }))
      : []
  const span = { startsAt: times?.starts ?? null, endsAt: times?.ends ?? null }
  return {
    kind: 'days',
    providerFacilityIds,
    facilityId: isFacility ? facilityId : null,
    closures: scopes.flatMap((scope) =>
      closed.map((dates) => ({
        id: newRowId(),
        ...scope,
        ...dates,
        ...span,
        part: times ? ('times' as const) : ('all' as const),
        reason: reason === null ? null : sameEverywhere(reason),
      })),
    ),
    exceptions: isRange
      ? []
      : providerFacilityIds.flatMap((providerFacilityId) =>
          days.map((date) => ({
            id: newRowId(),
            ...{ providerFacilityId, date, kind, reason },
            starts: times?.starts ?? null,
            ends: times?.ends ?? null,
          })),
        ),
    remove: [],
  }
}
