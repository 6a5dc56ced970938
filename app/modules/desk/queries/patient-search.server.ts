import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { ageOn } from '#app/core/calendar/dates.ts'
import { dateSpan, localDate } from '#app/core/calendar/zones.ts'
import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { formatShortDate } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { visitTime } from '#app/modules/booking/appointments/queries/visits-of-span.server.ts'
import { findPatients } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { atAnyOf, findPatientsAt, type PersonQuery } from '#app/modules/booking/patients/queries/find-people.server.ts'
import { findPatientsAtNumbers } from '#app/modules/booking/patients/queries/people-at-numbers.server.ts'
import type { Patient } from '#app/modules/booking/patients/identity.server.ts'
import { appointments, blockingStatuses, patients } from '#drizzle/schema/scheduling.ts'
import type { Sought } from '../patient-search.ts'
import { atProviderFacilities, inWords } from './day-visits.server.ts'
import type { DeskProviderFacility } from './desk-provider-facilities.server.ts'
import { type Again, againOf, namesOf } from './patient-words.server.ts'
import { type DeskVisit, selectVisits } from './visit-row.server.ts'

/** People that are shown; of more a longer name is to be typed. */
const mostFound = 12

/** Somebody who was found, with what the desk needs next. */
export type FoundPatient = {
  id: string
  main: string
  other: string | null
  birthYear: string | null
  age: number | null
  phone: string | null
  today: DeskVisit | null
  next: DeskVisit | null
  /** The day they were last seen. */
  lastSeen: string | null
  again: Again | null
  /** Whether somebody may book for them. */
  mayBook: boolean
}

type At = readonly DeskProviderFacility[]

/** People of these provider facilities who are meant, who was changed last first; nobody of any other practice. */
export async function searchPatients(
  providerFacilities: At,
  sought: readonly Sought[],
  locale: Locale,
  now = clockNow(),
): Promise<FoundPatient[]> {
  if (providerFacilities.length === 0) return []
  for (const each of sought) {
    const people =
      'reference' in each
        ? await patientOfReference(providerFacilities, each.reference)
        : await findPatientsAt(db, providerFacilities, each satisfies PersonQuery, mostFound)
    if (people.length > 0) return withVisits(providerFacilities, people, locale, now)
  }
  return []
}

/** The same of many numbers (E.164) at once, in as many queries as of one: by number, who has it or whose booker has it. */
export async function searchByNumbers(
  providerFacilities: At,
  numbers: readonly string[],
  locale: Locale,
  now = clockNow(),
): Promise<Map<string, FoundPatient[]>> {
  const found = await findPatientsAtNumbers(db, providerFacilities, numbers, mostFound)
  if (found.size === 0) return new Map()
  const shown = await withVisits(providerFacilities, [...found.values()].flat(), locale, now)
  // They come back in their order.
  let from = 0
  return new Map([...found].map(([number, { length }]) => [number, shown.slice(from, (from += length))]))
}

async function patientOfReference(providerFacilities: At, reference: string): Promise<Patient[]> {
  const rows = await db
    .select({ id: appointments.patientId })
    .from(appointments)
    .where(and(atProviderFacilities(providerFacilities), eq(appointments.reference, reference)))
    .orderBy(asc(appointments.id))
  return findPatients(
    db,
    rows.map(({ id }) => id),
  )
}

async function withVisits(
  providerFacilities: At,
  people: readonly Patient[],
  locale: Locale,
  now: number,
): Promise<FoundPatient[]> {
  const { timeZone } = providerFacilities[0]!
  const today = localDate(now, timeZone)
  const hashes = [...new Set(people.map(({ matchHash }) => matchHash))]
  const rows = await db
    .select({ id: patients.id, matchHash: patients.matchHash })
    .from(patients)
    .where(inArray(patients.matchHash, hashes))
    .orderBy(asc(patients.id))
  const ids = rows.map(({ id }) => id)
  const here = and(
    inArray(appointments.patientId, ids),
    atAnyOf(providerFacilities.map(({ providerFacilityId }) => providerFacilityId)),
  )
  const coming = await selectVisits()
    .where(
      and(
        here,
        gte(visitTime, dateSpan(today, timeZone).from),
        inArray(appointments.status, [...blockingStatuses, 'completed']),
      ),
    )
    .orderBy(asc(visitTime), asc(appointments.id))
  const ofRow = new Map(coming.map(({ id, patientId }) => [id, patientId]))
  const visits = inWords(coming, providerFacilities, locale, now)
  const seen = await db
    .select({ patientId: appointments.patientId, at: sql<number | null>`max(${visitTime})`.mapWith(Number) })
    .from(appointments)
    .where(and(here, eq(appointments.status, 'completed')))
    .groupBy(appointments.patientId)
    .orderBy(asc(appointments.patientId))
  const latest = await selectVisits()
    .where(and(here, inArray(appointments.status, ['completed', 'booked', 'confirmed', 'arrived', 'in_room'])))
    .orderBy(desc(appointments.createdAt), asc(appointments.id))
    .limit(Math.max(mostFound, people.length) * 10)
  return people.map((person) => {
    const own = new Set(rows.filter(({ matchHash }) => matchHash === person.matchHash).map(({ id }) => id))
    const theirs = visits.filter(({ id }) => own.has(ofRow.get(id)!))
    const lastSeen = Math.max(...seen.filter(({ patientId }) => own.has(patientId)).map(({ at }) => at ?? 0), 0)
    const last = latest.find(({ patientId }) => own.has(patientId))
    return {
      ...namesOf(person, locale),
      id: person.id,
      birthYear: person.birthDate?.slice(0, 4) ?? null,
      age: ageOn(person.birthDate, today),
      phone: person.phone,
      today: theirs.find(({ date }) => date === today) ?? null,
      next: theirs.find(({ date, status }) => date !== null && date > today && status !== 'completed') ?? null,
      lastSeen: lastSeen > 0 ? formatShortDate(lastSeen, locale, timeZone) : null,
      again: againOf(last, providerFacilities, locale),
      mayBook: providerFacilities.some(({ powers }) => powers.admit),
    }
  })
}
