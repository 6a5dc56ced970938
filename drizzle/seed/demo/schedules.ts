import { and, asc, eq, gt, gte, inArray, like } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { dateText, isoWeekday } from '#app/modules/booking/slots/local-date.ts'
import { openSlots } from '#app/modules/booking/slots/open-slots.ts'
import { readSchedules } from '#app/modules/booking/slots/schedules.server.ts'
import type { Slot } from '#app/modules/booking/slots/slot-input.ts'
import { zoneOffsets } from '#app/modules/booking/slots/zone-offsets.ts'
import {
  appointmentEvents,
  appointments,
  availabilityExceptions,
  availabilityRules,
  blockingStatuses,
  facilities,
  facilityHolidays,
  facilityHours,
  patients,
  providerFacilities,
  providers,
  providerSpecialties,
  resources,
  specialties,
  visitTypes,
} from '#drizzle/schema/index.ts'
import { personRows } from './people.ts'
import { type DemoPlace, visitTypeId, visitTypeRows } from './visit-types.ts'
import { type DemoVisit, dice, loadOf, visitAt } from './visits.ts'

type Rule = typeof availabilityRules.$inferInsert
type Hours = { facilityId: string; weekday: number; opens: string; closes: string }

const dayMs = 86_400_000
/** Local days around today that have demo visits. */
const daysBack = 4
const daysAhead = 10
/** Visits of one day at one place, unless the day is full. */
const mostVisits = 5

/**
 * Gives the fictional providers who can be booked (tier 2 and up) calendars: visit types, weekly hours, days off, holidays, and
 * visits of fictional patients from four days ago to ten days ahead, in every status. The same day gives the same rows.
 * Writes what is missing only: calendars of places that have no visit type, visits of days on which a place has none. So it may
 * run at every start and fills the days that have come since; it never touches what somebody booked or changed.
 */
export async function seedDemoSchedules(tx: Transaction): Promise<void> {
  const at = now()
  const places = await findPlaces(tx)
  if (places.length === 0) return
  const placed = new Set(
    (await tx.selectDistinct({ id: visitTypes.providerFacilityId }).from(visitTypes)).map(({ id }) => id),
  )
  await seedCalendars(
    tx,
    places.filter(({ id }) => !placed.has(id)),
    places,
    at,
  )
  await insertAll(personRows(at), (chunk) => tx.insert(patients).values(chunk).onConflictDoNothing())
  const visits = await missingVisits(tx, places, at)
  await insertAll(
    visits.map(({ appointment }) => appointment),
    (chunk) => tx.insert(appointments).values(chunk),
  )
  await insertAll(
    visits.flatMap(({ events }) => events),
    (chunk) => tx.insert(appointmentEvents).values(chunk),
  )
}

async function findPlaces(tx: Transaction): Promise<DemoPlace[]> {
  return tx
    .select({
      id: providerFacilities.id,
      providerId: providers.id,
      facilityId: facilities.id,
      timeZone: facilities.timeZone,
      specialtyId: specialties.id,
      isSensitive: specialties.isSensitive,
      offersTelehealth: providers.offersTelehealth,
      priceCents: providers.cashPriceCents,
    })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .innerJoin(
      providerSpecialties,
      and(eq(providerSpecialties.providerId, providers.id), eq(providerSpecialties.isPrimary, true)),
    )
    .innerJoin(specialties, eq(specialties.id, providerSpecialties.specialtyId))
    .where(
      and(
        eq(providers.isDemo, true),
        eq(providers.status, 'listed'),
        gte(providers.tier, 2),
        eq(providerFacilities.isBookable, true),
        eq(facilities.status, 'active'),
        like(providerFacilities.id, 'demo-%'),
      ),
    )
    .orderBy(asc(providerFacilities.id))
}

async function seedCalendars(tx: Transaction, missing: DemoPlace[], all: DemoPlace[], at: number): Promise<void> {
  const hours = await tx
    .select()
    .from(facilityHours)
    .orderBy(asc(facilityHours.facilityId), asc(facilityHours.weekday), asc(facilityHours.opens))
  const today = (place: DemoPlace) => zoneOffsets(place.timeZone).dayOf(at)
  await insertAll(
    missing.flatMap((place) => visitTypeRows(place, dice(`approval ${place.id}`))),
    (chunk) => tx.insert(visitTypes).values(chunk),
  )
  await insertAll(
    missing.flatMap((place) => ruleRows(place, all, hours, today(place))),
    (chunk) => tx.insert(availabilityRules).values(chunk),
  )
  await insertAll(
    missing.flatMap((place) => exceptionRows(place, today(place), at)),
    (chunk) => tx.insert(availabilityExceptions).values(chunk),
  )
  const facilityIds = [...new Set(missing.map(({ facilityId }) => facilityId))]
  await insertAll(facilityIds.flatMap(holidayRows), (chunk) =>
    tx.insert(facilityHolidays).values(chunk).onConflictDoNothing(),
  )
  const withChairs = missing.filter((place) => visitTypeRows(place, 1).some((type) => type.resourceKinds.length > 0))
  const chairs = [...new Set(withChairs.map(({ facilityId }) => facilityId))].flatMap(chairRows)
  await insertAll(chairs, (chunk) => tx.insert(resources).values(chunk).onConflictDoNothing())
}

/** The place's opening hours as the provider keeps them: at several places on different days, never all day long, with a pause. */
function ruleRows(place: DemoPlace, all: DemoPlace[], hours: Hours[], today: number): Rule[] {
  const own = all.filter(({ providerId }) => providerId === place.providerId)
  const turn = own.findIndex(({ id }) => id === place.id)
  const opening = hours.filter(({ facilityId }) => facilityId === place.facilityId)
  const periods = opening.length > 0 ? opening : usualWeek(place.facilityId)
  const dayOff = 1 + Math.floor(dice(`day off ${place.id}`) * 5)
  const worked = periods.filter(({ weekday }) => (own.length > 1 ? weekday % own.length === turn : weekday !== dayOff))
  const types = visitTypeRows(place, dice(`approval ${place.id}`))
  const group = types.find(({ capacity }) => capacity > 1)
  const single = group ? types.filter(({ id }) => id !== group.id).map(({ id }) => id) : null
  const isBiweekly = dice(`biweekly ${place.id}`) < 0.15
  const rules = worked.flatMap(({ weekday, opens, closes }) =>
    sessions(opens, closes).map(({ starts, ends }): Omit<Rule, 'id'> => ({
      providerFacilityId: place.id,
      weekdays: [weekday],
      starts,
      ends,
      // Weekends every other week with some.
      everyWeeks: isBiweekly && weekday >= 6 ? 2 : 1,
      anchorDate: isBiweekly && weekday >= 6 ? dateText(today - isoWeekday(today) + 1) : null,
      visitTypeIds: single,
    })),
  )
  if (group && turn === 0) {
    const evening = { starts: '18:00', ends: '19:00', everyWeeks: 2, anchorDate: dateText(today) }
    rules.push({ providerFacilityId: place.id, weekdays: [3], ...evening, visitTypeIds: [group.id] })
  }
  return rules.map((rule, index) => ({ ...rule, id: `${place.id}-hours-${index + 1}` }))
}

const usualWeek = (facilityId: string): Hours[] =>
  [1, 2, 3, 4, 5].map((weekday) => ({ facilityId, weekday, opens: '09:00', closes: '17:00' }))

/** Ten hours of a day at the most, with an hour's pause in what is longer than six. */
function sessions(opens: string, closes: string): { starts: string; ends: string }[] {
  const hour = (wall: string) => Number(wall.slice(0, 2))
  const isRound = hour(closes) - hour(opens) > 11
  const [starts, ends] = isRound ? ['08:00', '18:00'] : [opens, closes]
  if (hour(ends) - hour(starts) <= 6 || hour(starts) >= 12) return [{ starts, ends }]
  return [
    { starts, ends: '12:30' },
    { starts: '13:30', ends },
  ]
}

function exceptionRows({ id }: DemoPlace, today: number, at: number): (typeof availabilityExceptions.$inferInsert)[] {
  const chance = dice(`exception ${id}`)
  const on = (days: number) => dateText(today + days)
  const row = { providerFacilityId: id, starts: null, ends: null, reason: null, createdAt: at }
  const days = 3 + Math.floor(dice(`exception day ${id}`) * 6)
  if (chance < 0.25) return [{ ...row, id: `${id}-off`, date: on(days), kind: 'off' }]
  if (chance < 0.35) return [{ ...row, id: `${id}-off`, date: on(days), kind: 'off', starts: '12:00', ends: '24:00' }]
  if (chance < 0.45)
    return [{ ...row, id: `${id}-extra`, date: on(days), kind: 'extra', starts: '17:30', ends: '19:30' }]
  if (chance < 0.5)
    return [{ ...row, id: `${id}-replace`, date: on(days), kind: 'replace', starts: '10:00', ends: '14:00' }]
  return []
}

const closedDays = [
  'new-years-day',
  'memorial-day',
  'independence-day',
  'labor-day',
  'thanksgiving-day',
  'christmas-day',
]

function holidayRows(facilityId: string): (typeof facilityHolidays.$inferInsert)[] {
  const lunar = dice(`lunar ${facilityId}`)
  const kept = [
    ...closedDays.map((holidayCode) => ({ holidayCode, part: 'all' as const })),
    ...(lunar < 0.7 ? [{ holidayCode: 'lunar-new-year', part: 'all' as const }] : []),
    ...(lunar < 0.3 ? [{ holidayCode: 'mid-autumn-festival', part: 'pm' as const }] : []),
  ]
  return kept.map((row) => ({ ...row, id: `${facilityId}-${row.holidayCode}`, facilityId }))
}

function chairRows(facilityId: string): (typeof resources.$inferInsert)[] {
  return [1, 2, 3, 4].map((number) => {
    const name = `Chair ${number}`
    return { id: `${facilityId}-chair-${number}`, facilityId, kind: 'chair', name, capacity: 1 }
  })
}

/** Visits for the days on which a place has none yet, at times that are open by the product's own computation. */
async function missingVisits(tx: Transaction, places: DemoPlace[], at: number): Promise<DemoVisit[]> {
  const from = Math.floor(at / dayMs) - daysBack
  // As if nobody had booked since long before: what has passed is then open too.
  const past = (from - 2) * dayMs
  const span = { fromDate: dateText(from), days: daysBack + daysAhead + 1, now: past }
  const ids = places.map(({ id }) => id)
  const mainTypes = await readSchedules(tx, { providerFacilityIds: ids, visitTypeId: null, ...span })
  const taken = await takenTimes(tx, places, past)
  const seeded = await seededDays(tx, past)
  const visits = await groupVisits(tx, places, span, seeded, at)
  for (const { appointment } of visits)
    taken.get(appointment.providerId)!.push([appointment.busyFrom!, appointment.busyTo!])
  for (const place of places) {
    const busy = taken.get(place.providerId)!
    const main = mainTypes.get(place.id)
    if (!main) continue
    const zone = zoneOffsets(place.timeZone)
    const days = new Map<number, Slot[]>()
    for (const slot of openSlots(main)) {
      const day = zone.dayOf(slot.startsAt)
      days.set(day, [...(days.get(day) ?? []), slot])
    }
    for (const [day, slots] of days) {
      const date = dateText(day)
      if (seeded.has(`${place.id} ${date}`)) continue
      const load = loadOf(place.id, date, day - zone.dayOf(at))
      const wanted = load === 1 ? slots.length : Math.min(mostVisits, Math.round(slots.length * load))
      // A full day is full from morning to evening; others are taken here and there.
      const order =
        load === 1
          ? slots
          : [...slots].sort((a, b) => dice(`${place.id} ${a.startsAt}`) - dice(`${place.id} ${b.startsAt}`))
      let number = 0
      for (const slot of order) {
        if (number >= wanted) break
        if (busy.some(([busyFrom, busyTo]) => slot.busyFrom < busyTo && busyFrom < slot.busyTo)) continue
        const isAsked = place.isSensitive && dice(`asked ${place.id} ${slot.startsAt}`) < 0.2
        const made = visitAt(place, { visitTypeId: main.visitType.id, isAsked }, slot, { date, number: number++, at })
        if (isBlocking(made)) busy.push([slot.busyFrom, slot.busyTo])
        visits.push(made)
      }
    }
  }
  return visits
}

const isBlocking = ({ appointment }: DemoVisit) => (blockingStatuses as readonly string[]).includes(appointment.status)

/** Some of the seats of the classes to come. */
async function groupVisits(
  tx: Transaction,
  places: DemoPlace[],
  span: { fromDate: string; days: number; now: number },
  seeded: ReadonlySet<string>,
  at: number,
): Promise<DemoVisit[]> {
  const visits: DemoVisit[] = []
  for (const place of places) {
    const groupId = visitTypeId(place.id, 'group')
    const input = (await readSchedules(tx, { providerFacilityIds: [place.id], visitTypeId: groupId, ...span })).get(
      place.id,
    )
    const zone = zoneOffsets(place.timeZone)
    for (const slot of input ? openSlots(input).filter(({ startsAt }) => startsAt > at) : []) {
      const date = dateText(zone.dayOf(slot.startsAt))
      if (seeded.has(`${place.id} ${date}`) || slot.seat > 0) continue
      const people = 2 + Math.floor(dice(`group ${place.id} ${date}`) * 7)
      for (let seat = 0; seat < people; seat++)
        visits.push(
          visitAt(place, { visitTypeId: groupId, isAsked: false, seat }, slot, { date, number: 20 + seat, at }),
        )
    }
  }
  return visits
}

/** Times of the providers that are taken by anybody, as [from, to]. */
async function takenTimes(
  tx: Transaction,
  places: DemoPlace[],
  since: number,
): Promise<Map<string, [number, number][]>> {
  const rows = await tx
    .select({ providerId: appointments.providerId, busyFrom: appointments.busyFrom, busyTo: appointments.busyTo })
    .from(appointments)
    .where(and(inArray(appointments.status, [...blockingStatuses]), gt(appointments.busyFrom, since)))
    .orderBy(asc(appointments.busyFrom), asc(appointments.id))
  const taken = new Map<string, [number, number][]>(places.map(({ providerId }) => [providerId, []]))
  for (const { providerId, busyFrom, busyTo } of rows)
    if (busyFrom !== null && busyTo !== null) taken.get(providerId)?.push([busyFrom, busyTo])
  return taken
}

/** Place and local date of the demo visits that exist. */
async function seededDays(tx: Transaction, since: number): Promise<Set<string>> {
  const rows = await tx
    .select({ id: appointments.id, placeId: appointments.providerFacilityId })
    .from(appointments)
    .where(and(like(appointments.id, 'demo-visit-%'), gte(appointments.startsAt, since)))
    .orderBy(asc(appointments.id))
  return new Set(rows.map(({ id, placeId }) => `${placeId} ${/(\d{4}-\d{2}-\d{2})-\d+$/.exec(id)?.[1] ?? ''}`))
}

/** SQLite takes at most 32,766 bind variables a statement; the widest table has some forty columns. */
async function insertAll<Row>(rows: Row[], insert: (chunk: Row[]) => PromiseLike<unknown>): Promise<void> {
  const size = 400
  for (let start = 0; start < rows.length; start += size) await insert(rows.slice(start, start + size))
}
