import { addDays, wallMinutes } from '#app/core/calendar/dates.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import type { ScheduleChange } from '#app/modules/booking/schedule/schedule-change.ts'
import { type ClosureSpan, partOf, wallOf } from './clinic-day.ts'

export type Clinic = Readonly<{ id: string; timeZone: string }>

/** Today and tomorrow at a clinic, and how many minutes of today are over. */
export function daysAt({ timeZone }: Pick<Clinic, 'timeZone'>, now: number) {
  const { date, time } = wallClock(now, timeZone)
  return { today: date, tomorrow: addDays(date, 1), minute: wallMinutes(time) }
}

/** The date and the part of it that a span closes at an instant. */
export function closureAt(clinic: Clinic, span: ClosureSpan, now: number) {
  const { today, tomorrow, minute } = daysAt(clinic, now)
  return { date: span === 'tomorrow' ? tomorrow : today, part: partOf(span, minute) }
}

type Days = Partial<Pick<Extract<ScheduleChange, { kind: 'days' }>, 'closures' | 'remove'>>

/** A change of the days of the whole clinic. */
const daysOf = ({ id }: Clinic, days: Days): ScheduleChange => ({
  ...{ kind: 'days', providerFacilityIds: [], facilityId: id, exceptions: [], closures: [], remove: [] },
  ...days,
})

/** The change that closes a clinic for a span. @param id of the closure's row */
export function closureChange(clinic: Clinic, span: ClosureSpan, { now, id }: { now: number; id: string }) {
  const { date, part } = closureAt(clinic, span, now)
  const isRest = span === 'rest'
  const times = { startsAt: isRest ? wallOf(part.from) : null, endsAt: isRest ? wallOf(part.to) : null }
  return daysOf(clinic, {
    closures: [
      {
        ...{ id, scope: 'facility', scopeId: clinic.id, dateFrom: date, dateTo: date },
        ...{ part: isRest ? 'times' : 'all', ...times, reason: null },
      },
    ],
  })
}

/** The change that takes a closure of a clinic back. */
export const reopeningChange = (clinic: Clinic, closureId: string) => daysOf(clinic, { remove: [closureId] })
