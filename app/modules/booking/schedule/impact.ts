import { minuteMs } from '#app/core/calendar/durations.ts'
import { holidaysOn } from '../holidays/holidays.ts'
import { dateText, dayNumber } from '#app/core/calendar/dates.ts'
import { zoneOffsets } from '#app/core/calendar/zones.ts'
import { isOpen, openSlots } from '../slots/open-slots.ts'
import { type Closure, type Slot, type SlotInput, toClosure, toException, toRule } from '../slots/slot-input.ts'
import type { StoredSchedule } from './schedule-change.ts'

/** A visit to come that keeps its time. Instants are epoch milliseconds. */
export type StandingVisit = {
  id: string
  version: number
  providerFacilityId: string
  visitTypeId: string | null
  startsAt: number
  endsAt: number
}

/** It lies outside of the new hours, or its visit type is no longer offered. */
export type ImpactReason = 'hours' | 'visit_type'

export type Impacted<Visit extends StandingVisit = StandingVisit> = { visit: Visit; reason: ImpactReason }

/** Stored closures and kept holidays that reach into some local days, both included. */
function closuresOf({ closures, holidays }: StoredSchedule, fromDay: number, toDay: number): Closure[] {
  const kept = new Map(holidays.map(({ holidayCode, part }) => [holidayCode, part]))
  const closed = closures.map(toClosure).filter(({ from, to }) => from <= toDay && to >= fromDay)
  for (let day = fromDay; day <= toDay; day++) {
    const date = dateText(day)
    for (const { code } of holidaysOn(date)) {
      const part = kept.get(code)
      if (part) closed.push(toClosure({ dateFrom: date, dateTo: date, part, startsAt: null, endsAt: null }))
    }
  }
  return closed
}

/** The hours of a schedule as the slot computation takes them. */
function hoursOf(schedule: StoredSchedule, fromDay: number, toDay: number) {
  const { activeFrom, activeTo, rules, exceptions } = schedule
  return {
    activeFrom: activeFrom === null ? -Infinity : dayNumber(activeFrom),
    activeTo: activeTo === null ? Infinity : dayNumber(activeTo),
    rules: rules.map(toRule),
    exceptions: exceptions.map(toException).filter(({ day }) => day >= fromDay && day <= toDay),
    closures: closuresOf(schedule, fromDay, toDay),
  }
}

/** Whether a visit lies inside the hours, by the computation that lists slots; what else is booked does not matter. */
export function isInside(schedule: StoredSchedule, visit: StandingVisit): boolean {
  const day = zoneOffsets(schedule.timeZone).dayOf(visit.startsAt)
  const hours = hoursOf(schedule, day - 1, day + 1)
  const input: SlotInput = {
    ...hours,
    // A visit without a type may lie in anybody's hours.
    rules: visit.visitTypeId === null ? hours.rules.map((rule) => ({ ...rule, visitTypeIds: null })) : hours.rules,
    timeZone: schedule.timeZone,
    now: visit.startsAt,
    fromDay: day,
    days: 1,
    visitType: {
      id: visit.visitTypeId ?? '',
      minutes: (visit.endsAt - visit.startsAt) / minuteMs,
      bufferBefore: 0,
      bufferAfter: 0,
      sharesBuffers: false,
      alignMinutes: 1,
      leadMinutes: 0,
      horizonDays: 1,
      newPatients: 'all',
      capacity: 1,
      dailyCap: null,
      resourceKinds: [],
    },
    isNewPatient: null,
    taken: [],
    busy: [],
    cappedStarts: [],
    resources: [],
    resourceUses: [],
  }
  return isOpen(input, visit.startsAt).ok
}

const isOffered = ({ visitTypes }: StoredSchedule, id: string | null) =>
  id === null || visitTypes.find((each) => each.id === id)?.isActive !== false

/**
 * The standing visits that a change touches: inside the old hours and outside the new ones, or of a visit type that is no
 * longer offered. What lay outside before (the desk may book there) is nobody's question now. Earliest first.
 */
export function impactOf<Visit extends StandingVisit>(
  before: readonly StoredSchedule[],
  after: readonly StoredSchedule[],
  visits: readonly Visit[],
): Impacted<Visit>[] {
  const impacted: Impacted<Visit>[] = []
  for (const visit of visits) {
    const old = before.find(({ providerFacilityId }) => providerFacilityId === visit.providerFacilityId)
    const fresh = after.find(({ providerFacilityId }) => providerFacilityId === visit.providerFacilityId)
    if (!old || !fresh || old === fresh) continue
    if (isOffered(old, visit.visitTypeId) && !isOffered(fresh, visit.visitTypeId))
      impacted.push({ visit, reason: 'visit_type' })
    else if (isInside(old, visit) && !isInside(fresh, visit)) impacted.push({ visit, reason: 'hours' })
  }
  return impacted.sort((a, b) => a.visit.startsAt - b.visit.startsAt || (a.visit.id < b.visit.id ? -1 : 1))
}

/** The slots that would be open after a change: the same input with the new hours, and the visit type as it will be. */
export function openAfter(input: SlotInput, after: StoredSchedule): Slot[] {
  const visitType = after.visitTypes.find(({ id }) => id === input.visitType.id)
  if (visitType?.isActive === false) return []
  return openSlots({
    ...input,
    ...hoursOf(after, input.fromDay - 1, input.fromDay + input.days),
    visitType: visitType ?? input.visitType,
  })
}

/**
 * Free times for each of the visits, nearest first, so that no first choice lies over another's.
 * @param slots open slots a visit
 */
export function suggestTimes<Visit extends StandingVisit>(
  visits: readonly Visit[],
  slots: (visit: Visit) => readonly Slot[],
  count = 6,
): Map<string, Slot[]> {
  const given: Slot[] = []
  const suggestions = new Map<string, Slot[]>()
  for (const visit of visits) {
    const distance = (slot: Slot) => Math.abs(slot.startsAt - visit.startsAt)
    const free = slots(visit)
      .filter((slot) => slot.startsAt !== visit.startsAt)
      .filter((slot) => !given.some((other) => slot.busyFrom < other.busyTo && other.busyFrom < slot.busyTo))
      .sort((one, other) => distance(one) - distance(other) || one.startsAt - other.startsAt)
      .slice(0, count)
    if (free[0]) given.push(free[0])
    suggestions.set(visit.id, free)
  }
  return suggestions
}
