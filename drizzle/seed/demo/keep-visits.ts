import { and, asc, eq, gt, inArray, like } from 'drizzle-orm'
import { dateText } from '#app/core/calendar/dates.ts'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { dateSpan, localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Reader, Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { lockProvider } from '#app/modules/booking/slots/commands/lock-provider.server.ts'
import { rememberPeople } from '#app/modules/booking/patients/commands/facility-people.server.ts'
import { findTakenTimes } from '#app/modules/booking/slots/queries/busy-rows.server.ts'
import { groupedBy } from '#app/modules/booking/slots/grouped.ts'
import { readSchedules } from '#app/modules/booking/slots/queries/schedules.server.ts'
import { appointmentEvents, appointments } from '#drizzle/schema/scheduling.ts'
import { findDemoProviderFacilities } from './demo-provider-facilities.ts'
import { chunks, insertAll } from './insert-all.ts'
import { type AskedVisit, isAsked, keepDemoChecks } from './keep-checks.ts'
import { keepDemoOffers } from './keep-offers.ts'
import { type Calendar, type PlannedVisit, planVisits } from './visit-plan.ts'
import { visitTypeId } from './visit-types.ts'
import { eventId, eventRows, stateAfter, stepsUntil, visitRow } from './visits.ts'

/** Local days around today that have demo visits. */
const daysBack = 4
const daysAhead = 14

/** Visits that were left standing when nobody kept them are looked for as far back. */
const mostDaysBack = 60

/**
 * Brings the demo's visits up to now: books those that have been booked by now, and lets people arrive, be seen and go. Leaves alone
 * what somebody has changed, and times that somebody has taken. Does nothing without demo providers.
 */
export async function keepDemoVisits(): Promise<void> {
  await demoKeeper()()
}

/** How long the hours that were read are relied on. */
const agendaMs = hourMs

type Agenda = { until: number; visits: PlannedVisit[]; asked: AskedVisit[]; calendars: Calendar[] }

/** The same, to be called again and again while a server runs: it looks through all visits once an hour, else at those that are due. */
export function demoKeeper(): () => Promise<void> {
  let done = -Infinity
  let agenda: Agenda | null = null
  return async () => {
    const at = now()
    if (agenda === null || at > agenda.until) {
      const calendars = await readCalendars(at, agenda === null ? await daysSinceLastKept(at) : daysBack)
      const until = at + agendaMs
      const plan = planVisits(calendars)
      const visits = plan.filter((visit) => isDue(visit, done, until))
      agenda = { until, calendars, visits, asked: askedFrom(plan, at) }
    }
    const due = agenda.visits.filter((visit) => isDue(visit, done, at))
    if (due.length > 0) await withTransaction((tx) => writeVisits(tx, due, at))
    await keepDemoChecks(agenda.asked.filter(({ check }) => check.at > done && check.at <= at))
    done = at
    agenda.visits = agenda.visits.filter((visit) => isDue(visit, at, agenda!.until))
    await keepDemoOffers(agenda.calendars)
  }
}

/** Whether something happens to a visit after one instant and until another. */
const isDue = ({ life }: PlannedVisit, after: number, until: number) => life.some(({ at }) => at > after && at <= until)

/** Visits of today and later about which a payer is asked: of days that are over nobody misses it. */
function askedFrom(plan: readonly PlannedVisit[], at: number): AskedVisit[] {
  const today = dateSpan(localDate(at, newYork), newYork).from
  return plan.filter(isAsked).filter(({ slot }) => slot.startsAt >= today)
}

/** Days back to the first visit that should be over and is not, within bounds. */
async function daysSinceLastKept(at: number): Promise<number> {
  const [first] = await db
    .select({ startsAt: appointments.startsAt })
    .from(appointments)
    .where(
      and(
        like(appointments.id, 'demo-visit-%'),
        inArray(appointments.status, ['requested', 'booked', 'confirmed']),
        gt(appointments.startsAt, at - mostDaysBack * dayMs),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(1)
  return Math.max(daysBack, Math.ceil((at - (first?.startsAt ?? at)) / dayMs) + 1)
}

async function readCalendars(at: number, back: number): Promise<Calendar[]> {
  const providerFacilities = await findDemoProviderFacilities(db)
  if (providerFacilities.length === 0) return []
  const from = Math.floor(at / dayMs) - back
  const span = { fromDate: dateText(from), days: back + daysAhead + 1 }
  const ids = providerFacilities.map(({ id }) => id)
  const main = await readSchedules(db, { providerFacilityIds: ids, visitTypeId: null, ...span })
  const calendars: Calendar[] = []
  for (const providerFacility of providerFacilities) {
    const input = main.get(providerFacility.id)
    if (!input) continue
    const typeId = visitTypeId(providerFacility.id, 'group')
    const groups = await readSchedules(db, { providerFacilityIds: [providerFacility.id], visitTypeId: typeId, ...span })
    calendars.push({ providerFacility, main: input, group: groups.get(providerFacility.id) ?? null })
  }
  return calendars
}

async function writeVisits(tx: Transaction, due: readonly PlannedVisit[], at: number): Promise<void> {
  const known = await findKnown(tx, due)
  const unknown = due.filter(({ id, slot }) => !known.has(id) && slot.startsAt > at - daysBack * dayMs)
  await bookVisits(tx, unknown, at)
  for (const visit of await untouched(tx, due, known)) {
    const steps = stepsUntil(visit, at)
    const { version } = known.get(visit.id)!
    if (steps.length <= version) continue
    const isSame = and(eq(appointments.id, visit.id), eq(appointments.version, version))
    await tx.update(appointments).set(stateAfter(visit, steps)).where(isSame)
    await tx.insert(appointmentEvents).values(eventRows(visit, steps, version))
  }
}

type Known = ReadonlyMap<string, { status: string; version: number }>

async function findKnown(reader: Reader, visits: readonly PlannedVisit[]): Promise<Known> {
  const known = new Map<string, { status: string; version: number }>()
  for (const ids of chunks(visits.map(({ id }) => id))) {
    const rows = await reader
      .select({ id: appointments.id, status: appointments.status, version: appointments.version })
      .from(appointments)
      .where(inArray(appointments.id, ids))
      .orderBy(asc(appointments.id))
    for (const { id, ...row } of rows) known.set(id, row)
  }
  return known
}

/** Visits of whose life nobody has changed anything: they stand where one of their steps led, and that was the demo's own. */
async function untouched(reader: Reader, visits: readonly PlannedVisit[], known: Known): Promise<PlannedVisit[]> {
  const standing = visits.filter(({ id, life }) => {
    const row = known.get(id)
    return row !== undefined && row.version < life.length && life[row.version - 1]?.to === row.status
  })
  const own = new Set<string>()
  for (const ids of chunks(standing.map(({ id }) => eventId(id, known.get(id)!.version)))) {
    const rows = await reader
      .select({ id: appointmentEvents.appointmentId })
      .from(appointmentEvents)
      .where(inArray(appointmentEvents.id, ids))
      .orderBy(asc(appointmentEvents.id))
    for (const { id } of rows) own.add(id)
  }
  return standing.filter(({ id }) => own.has(id))
}

/** Writes visits with what has happened to them by now, but for those whose time somebody else has. */
async function bookVisits(tx: Transaction, visits: readonly PlannedVisit[], at: number): Promise<void> {
  if (visits.length === 0) return
  const isTaken = await takenTimes(tx, visits, at)
  const free = visits.filter(({ providerFacility, slot }) => !isTaken(providerFacility.providerId, slot))
  const written = new Set<string>()
  await insertAll(
    free.map((visit) => visitRow(visit, stepsUntil(visit, at))),
    async (chunk) => {
      // Another process may have been quicker.
      const rows = await tx.insert(appointments).values(chunk).onConflictDoNothing().returning({ id: appointments.id })
      for (const { id } of rows) written.add(id)
    },
  )
  const booked = free.filter(({ id }) => written.has(id))
  const events = booked.flatMap((visit) => eventRows(visit, stepsUntil(visit, at)))
  await insertAll(events, (chunk) => tx.insert(appointmentEvents).values(chunk))
  // The facilities know who has visits there, as after any booking.
  const peopleOf = groupedBy(
    booked,
    ({ providerFacility }) => providerFacility.facilityId,
    ({ patientId }) => patientId,
  )
  for (const [facilityId, ids] of peopleOf)
    await rememberPeople(
      tx,
      facilityId,
      [...new Set(ids)].map((id) => ({ id })),
    )
}

type Span = { busyFrom: number; busyTo: number }

/** Whether anybody has a provider's time, by appointment or by a hold. The providers' rows are locked until the commit. */
async function takenTimes(tx: Transaction, visits: readonly PlannedVisit[], at: number) {
  const providerIds = [...new Set(visits.map(({ providerFacility }) => providerFacility.providerId))].sort()
  for (const id of providerIds) await lockProvider(tx, id)
  const from = Math.min(...visits.map(({ slot }) => slot.busyFrom))
  const to = Math.max(...visits.map(({ slot }) => slot.busyTo))
  const taken = await findTakenTimes(tx, providerIds, { from, to })
  return (providerId: string, { busyFrom, busyTo }: Span): boolean => {
    const { booked, held } = taken.get(providerId)!
    for (let i = 0; i < booked.length; i += 2) if (booked[i]! < busyTo && busyFrom < booked[i + 1]!) return true
    for (let i = 0; i < held.length; i += 3)
      if (held[i + 2]! > at && held[i]! < busyTo && busyFrom < held[i + 1]!) return true
    return false
  }
}
