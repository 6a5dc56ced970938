import { dateText, wallMinutes } from '#app/core/calendar/dates.ts'
import { hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { zoneOffsets } from '#app/core/calendar/zones.ts'
import { groupedBy } from '#app/modules/booking/slots/grouped.ts'
import { openSlots } from '#app/modules/booking/slots/open-slots.ts'
import type { Slot, SlotInput } from '#app/modules/booking/slots/slot-input.ts'
import { chances } from './dice.ts'
import { isCertain, liveClinic, rareFate } from './live-clinics.ts'
import { clienteleOf, personOf } from './people.ts'
import { checksOfDay, type VisitCheck } from './visit-checks.ts'
import { type Life, lifeOf, seenLate } from './visit-life.ts'
import type { DemoProviderFacility } from './visit-types.ts'

/** A demo provider facility with its hours, for the visit type that most want and for its class. What is taken there does not matter. */
export type Calendar = { providerFacility: DemoProviderFacility; main: SlotInput; group: SlotInput | null }

export type PlannedVisit = {
  id: string
  providerFacility: DemoProviderFacility
  visitTypeId: string
  slot: Slot
  patientId: string
  life: Life
  /** That a payer is asked how its patient is insured; null for most. */
  check: VisitCheck | null
}

type Draft = Omit<PlannedVisit, 'patientId' | 'check'> & {
  date: string
  turn: number
  resourceKinds: readonly string[]
}

/** Visits of one day at one provider facility that is neither live nor booked up. */
const mostVisits = 5

/**
 * Every visit of the days that the calendars are for, whether it has been booked by now or not. The hours alone settle it: the same
 * day has the same visits whenever one asks. No visit lies over another of the same provider.
 */
export function planVisits(calendars: readonly Calendar[]): PlannedVisit[] {
  const drafts = [...by(inTurns(calendars), ({ providerFacility }) => providerFacility.providerId).values()].flatMap(
    visitsOfProvider,
  )
  return [...by(drafts, ({ providerFacility }) => providerFacility.facilityId).values()].flatMap(settleFacility)
}

/** A number from 0 to below 1 that a text always gives. */
const draw = (text: string) => chances(text)()
const by = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => groupedBy(items, keyOf, (item) => item)

/** A calendar with the number of its provider facility among those of the facility. */
type OwnCalendar = Calendar & { turn: number }

function inTurns(calendars: readonly Calendar[]): OwnCalendar[] {
  const counts = new Map<string, number>()
  return calendars.map((calendar) => {
    const turn = counts.get(calendar.providerFacility.facilityId) ?? 0
    counts.set(calendar.providerFacility.facilityId, turn + 1)
    return { ...calendar, turn }
  })
}

function visitsOfProvider(calendars: OwnCalendar[]): Draft[] {
  const drafts: Draft[] = []
  const times = providerTimes()
  for (const calendar of calendars)
    for (const session of classesOf(calendar)) if (times.take(session[0]!.slot)) drafts.push(...session)
  for (const calendar of calendars) {
    for (const [date, slots] of slotsByDate(calendar.main)) {
      const { wanted, order, isBookedUp } = demandOf(calendar, date, slots)
      let count = 0
      for (const slot of order) {
        if (count >= wanted) break
        if (!times.take(slot)) continue
        drafts.push(draftOf(calendar, calendar.main, slot, { date, isBookedUp }))
        count += 1
      }
    }
  }
  return drafts
}

/** A provider's time: each span is taken once. Kept by the hours that it touches, so that few are compared. */
function providerTimes() {
  const byHour = new Map<number, Slot[]>()
  return {
    /** False when some of it is taken; else it is taken now. */
    take(slot: Slot): boolean {
      const hours: Slot[][] = []
      for (let hour = Math.floor(slot.busyFrom / hourMs); hour * hourMs < slot.busyTo; hour++) {
        let taken = byHour.get(hour)
        if (!taken) byHour.set(hour, (taken = []))
        if (taken.some(({ busyFrom, busyTo }) => slot.busyFrom < busyTo && busyFrom < slot.busyTo)) return false
        hours.push(taken)
      }
      for (const taken of hours) taken.push(slot)
      return true
    },
  }
}

/** Each class with some of its seats taken. */
function classesOf(calendar: OwnCalendar): Draft[][] {
  const { providerFacility, group } = calendar
  if (!group) return []
  return [...slotsByDate(group)].flatMap(([date, slots]) =>
    slots.map((slot) => {
      const people = Math.min(
        group.visitType.capacity,
        2 + Math.floor(draw(`group ${providerFacility.id} ${slot.startsAt}`) * 7),
      )
      return Array.from({ length: people }, (_, seat) =>
        draftOf(calendar, group, { ...slot, seat }, { date, isBookedUp: false }),
      )
    }),
  )
}

function draftOf(
  { providerFacility, turn }: OwnCalendar,
  { visitType }: SlotInput,
  slot: Slot,
  { date, isBookedUp }: { date: string; isBookedUp: boolean },
): Draft {
  const id = `demo-visit-${providerFacility.id}-${date}-${slot.startsAt / minuteMs}-${slot.seat}`
  const clinic = liveClinic(providerFacility.facilityId)
  const isClass = visitType.capacity > 1
  const life = lifeOf({
    id,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    isCertain:
      clinic !== null && !isClass && isCertain(clinic, { turn, minuteOfDay: minuteOf(providerFacility, slot) }),
    fate: clinic && !isClass ? (rareFate(slot.startsAt) ?? 'attended') : null,
    isBookedUp,
    isClass,
    isSensitive: providerFacility.isSensitive,
  })
  return {
    id,
    providerFacility,
    turn,
    date,
    visitTypeId: visitType.id,
    slot,
    life,
    resourceKinds: visitType.resourceKinds,
  }
}

const minuteOf = ({ timeZone }: DemoProviderFacility, { startsAt }: Slot) => zoneOffsets(timeZone).minuteOf(startsAt)

/** Every time of the hours as if nobody had booked, however soon it is. Chairs are given out later. */
function slotsByDate(input: SlotInput): Map<string, Slot[]> {
  const zone = zoneOffsets(input.timeZone)
  const nothing = { taken: [], busy: [], cappedStarts: [], resources: [], resourceUses: [] }
  const visitType = { ...input.visitType, leadMinutes: 0, horizonDays: 365, dailyCap: null, resourceKinds: [] }
  // As if it were the day before, so that what has passed is open too.
  const slots = openSlots({ ...input, ...nothing, visitType, now: zone.dayStart(input.fromDay - 1) })
  const days = new Map<string, Slot[]>()
  let [day, ofDay]: [number, Slot[]] = [-Infinity, []]
  for (const slot of slots) {
    const own = zone.dayOf(slot.startsAt)
    if (own !== day) days.set(dateText((day = own)), (ofDay = []))
    ofDay.push(slot)
  }
  return days
}

/** Which times of a day people want, the most wanted first, and how many of them. */
function demandOf({ providerFacility, turn }: OwnCalendar, date: string, slots: Slot[]) {
  const clinic = liveClinic(providerFacility.facilityId)
  if (clinic) {
    const first = slots.filter((slot) => isCertain(clinic, { turn, minuteOfDay: minuteOf(providerFacility, slot) }))
    const others = slots.filter((slot) => !first.includes(slot))
    const rare = others.filter(({ startsAt }) => rareFate(startsAt) !== null)
    const usual = others.filter(({ startsAt }) => draw(`taken ${providerFacility.id} ${startsAt}`) < 0.3)
    return { order: [...first, ...rare, ...usual], wanted: slots.length, isBookedUp: false }
  }
  const chance = draw(`load ${providerFacility.id} ${date}`)
  // A full day is full from morning to evening; others are taken here and there.
  if (chance < 0.08) return { order: slots, wanted: slots.length, isBookedUp: true }
  const byChance = slots.map((slot) => ({ slot, chance: draw(`${providerFacility.id} ${slot.startsAt}`) }))
  const order = byChance.sort((a, b) => a.chance - b.chance).map(({ slot }) => slot)
  return { order, wanted: Math.min(mostVisits, Math.round(slots.length * (0.15 + 0.5 * chance))), isBookedUp: false }
}

/** Gives the visits of a facility their people, chairs and checks of insurance, and its last visits of a day their late ends. */
function settleFacility(drafts: Draft[]): PlannedVisit[] {
  const sorted = drafts.sort(
    (a, b) => a.slot.startsAt - b.slot.startsAt || a.turn - b.turn || a.slot.seat - b.slot.seat,
  )
  return [...by(sorted, ({ date }) => date)].flatMap(([date, visits]) => {
    const late = lateEnds(visits)
    const first = Math.floor(draw(`people ${visits[0]!.providerFacility.facilityId} ${date}`) * 1000)
    const seated = withChairs(visits)
    const checks = checksOfDay(seated)
    return seated.map(({ id, providerFacility, visitTypeId, slot, life }, number) => ({
      id,
      providerFacility,
      visitTypeId,
      slot,
      patientId: personOf(clienteleOf(providerFacility.specialtyId), first + number),
      life: late.get(id) ?? life,
      check: checks.get(id) ?? null,
    }))
  })
}

/** Visits for which the facility has a chair at that time; those of a demo clinic are named by their number. */
function withChairs(visits: Draft[]): Draft[] {
  const freeFrom = [0, 0, 0, 0]
  return visits.flatMap((visit) => {
    if (!visit.resourceKinds.includes('chair')) return [visit]
    const chair = freeFrom.findIndex((instant) => instant <= visit.slot.busyFrom)
    if (chair === -1) return []
    freeFrom[chair] = visit.slot.busyTo
    const resourceIds = [`${visit.providerFacility.facilityId}-chair-${chair + 1}`]
    return [{ ...visit, slot: { ...visit.slot, resourceIds } }]
  })
}

/** Who has come for the end of the day at a live clinic is seen one after the other until midnight: its evening has people too. */
function lateEnds(visits: Draft[]): Map<string, Life> {
  const { providerFacility, slot } = visits[0]!
  const clinic = liveClinic(providerFacility.facilityId)
  if (!clinic) return new Map()
  const zone = zoneOffsets(providerFacility.timeZone)
  const day = zone.dayOf(slot.startsAt)
  const from = zone.instantOf(day, wallMinutes(clinic.lateFrom), 'end')
  const midnight = zone.dayStart(day + 1)
  const isCertainly = ({ turn, slot }: Draft) =>
    isCertain(clinic, { turn, minuteOfDay: minuteOf(providerFacility, slot) })
  const late = visits.filter((visit) => visit.slot.startsAt >= from && visit.slot.seat === 0 && isCertainly(visit))
  const turn = (midnight - from) / Math.max(1, late.length - 1)
  const inMinutes = (instant: number) => Math.round(instant / minuteMs) * minuteMs
  return new Map(
    late.map(({ id, life }, index) => {
      const roomedAt = inMinutes(midnight - turn * (late.length - 1 - index)) + 5 * minuteMs
      return [id, seenLate(life, roomedAt, inMinutes(roomedAt + turn) + minuteMs)]
    }),
  )
}
