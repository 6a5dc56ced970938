import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { holidaysOn, holidayNames } from '#app/modules/booking/holidays/holidays.ts'
import { dayNumber } from '#app/core/calendar/dates.ts'
import { zoneOffsets } from '#app/core/calendar/zones.ts'
import { isOpen } from '#app/modules/booking/slots/open-slots.ts'
import { readSchedules } from '#app/modules/booking/slots/queries/schedules.server.ts'
import { readStoredSchedules } from './stored-schedules.server.ts'

type PreviewState = 'open' | 'too_soon' | 'taken' | 'closed'

/** A start, or a stretch of starts that are all closed or all too near; instants are epoch milliseconds. */
export type PreviewRow = { state: PreviewState; from: number; to: number; starts: number }

export type DayPreview = {
  rows: PreviewRow[]
  openCount: number
  /** Codes of the holidays of the day that the facility keeps. */
  holidays: string[]
  /** What stands in the calendar for this day. */
  exceptions: { kind: 'off' | 'extra' | 'replace'; starts: string | null; ends: string | null }[]
  isClosure: boolean
  isBeyondHorizon: boolean
}

const states = { CLOSED: 'closed', TOO_SOON: 'too_soon', SLOT_TAKEN: 'taken' } as const

/**
 * Every start of a local day for a visit type and whether it can be booked, each judged by the function that books.
 * Null when patients cannot book this visit type here at all.
 * @param date "YYYY-MM-DD" of the facility
 */
export async function previewDay(
  providerFacilityId: string,
  visitTypeId: string,
  date: string,
): Promise<DayPreview | null> {
  const now = clockNow()
  const query = { providerFacilityIds: [providerFacilityId], visitTypeId, fromDate: date, days: 1, now }
  const input = (await readSchedules(db, query)).get(providerFacilityId)
  const [schedule] = await readStoredSchedules(db, { providerFacilityIds: [providerFacilityId], facilityId: null })
  if (!input || !schedule) return null
  const zone = zoneOffsets(input.timeZone)
  const day = dayNumber(date)
  const step = Math.max(5, input.visitType.alignMinutes)
  const rows: PreviewRow[] = []
  const seen = new Set<number>()
  for (let minute = 0; minute < 1440; minute += step) {
    const startsAt = zone.instantOf(day, minute, 'start')
    // A wall time that a clock change skips is the one after it.
    if (seen.has(startsAt)) continue
    seen.add(startsAt)
    const answer = isOpen(input, startsAt)
    const state = answer.ok ? 'open' : states[answer.reason]
    const to = startsAt + step * 60_000
    const last = rows.at(-1)
    if (last?.state === state && (state === 'closed' || state === 'too_soon')) {
      last.to = to
      last.starts += 1
    } else rows.push({ state, from: startsAt, to, starts: 1 })
  }
  const kept = new Set(schedule.holidays.map(({ holidayCode }) => holidayCode))
  return {
    rows,
    openCount: rows.filter(({ state }) => state === 'open').length,
    holidays: holidaysOn(date)
      .map(({ code }) => code)
      .filter((code) => kept.has(code) && code in holidayNames),
    exceptions: schedule.exceptions
      .filter((each) => each.date === date)
      .map(({ kind, starts, ends }) => ({ kind, starts, ends })),
    isClosure: schedule.closures.some(({ dateFrom, dateTo }) => dateFrom <= date && date <= dateTo),
    isBeyondHorizon: day > zone.dayOf(now) + input.visitType.horizonDays,
  }
}
