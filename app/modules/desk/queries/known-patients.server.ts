import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm'
import { dateSpan, localDate } from '#app/core/calendar/zones.ts'
import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { appointmentsOfPerson, findPatientsAt } from '#app/modules/booking/patients/queries/find-people.server.ts'
import { openPatient, type Patient, phoneIndex } from '#app/modules/booking/patients/identity.server.ts'
import { appointments, blockingStatuses, patientRelations, patients } from '#drizzle/schema/scheduling.ts'
import { atProviderFacilities } from './day-visits.server.ts'
import type { DeskProviderFacility } from './desk-provider-facilities.server.ts'
import { namesOf } from './patient-words.server.ts'

/** Somebody as who may read the appointments of these provider facilities knows them: the same people have the search and its pages. */
export type KnownPatient = {
  id: string
  main: string
  other: string | null
  birthYear: string | null
  phone: string | null
}

/** People of one number that are offered to choose from. */
const mostShown = 8

/** People a telephone number belongs to, or that of who booked for them, among those with a visit at these provider facilities. */
export async function findKnownPatients(
  providerFacilities: readonly DeskProviderFacility[],
  phone: string,
  locale: Locale,
): Promise<KnownPatient[]> {
  const known = await findPatientsAt(db, providerFacilities, { phone }, mostShown)
  return known.map((person) => ({
    ...namesOf(person, locale),
    id: person.id,
    birthYear: person.birthDate?.slice(0, 4) ?? null,
    phone: person.phone,
  }))
}

export type ChosenPatient = {
  row: Patient
  /** Who is written to for the patient, when it is somebody else. */
  contact: Patient | null
  /** What the patient is to the contact. */
  forWhom: 'self' | 'child' | 'parent' | 'other'
  /** Whether they have been seen at these provider facilities. */
  isNew: boolean
}

/** The person that was chosen among those of a telephone number; null for anybody else. */
export async function findChosenPatient(
  providerFacilities: readonly DeskProviderFacility[],
  phone: string,
  patientId: string,
): Promise<ChosenPatient | null> {
  const theirs = await appointmentsOfPerson(db, providerFacilities, { phone })
  if (theirs === null) return null
  const [found] = await db
    .select({ patient: patients })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(and(theirs, eq(patients.id, patientId)))
    .orderBy(asc(appointments.id))
    .limit(1)
  if (!found) return null
  const row = openPatient(found.patient)
  const [seen] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(
      and(
        atProviderFacilities(providerFacilities),
        eq(patients.matchHash, row.matchHash),
        eq(appointments.status, 'completed'),
      ),
    )
    .orderBy(asc(appointments.id))
    .limit(1)
  const chosen = { row, isNew: seen === undefined }
  if (row.phone === phone) return { ...chosen, contact: null, forWhom: 'self' }
  const [relation] = await db
    .select({ contact: patients, kind: patientRelations.kind })
    .from(patientRelations)
    .innerJoin(patients, eq(patients.id, patientRelations.contactPatientId))
    .where(and(eq(patientRelations.patientId, patientId), eq(patients.phoneIndex, phoneIndex(phone))))
    .orderBy(desc(patientRelations.id))
    .limit(1)
  if (!relation) return { ...chosen, contact: null, forWhom: 'self' }
  // The relation says what the contact is to the patient.
  const forWhom = ({ parent: 'child', child: 'parent' } as const)[relation.kind as 'parent' | 'child'] ?? 'other'
  return { ...chosen, contact: openPatient(relation.contact), forWhom }
}

/** The local days on which a patient is expected by one doctor already: a second visit on one of them would be refused. */
export async function daysExpected(
  { providerId, timeZone }: DeskProviderFacility,
  patientId: string,
  now = clockNow(),
): Promise<Set<string>> {
  const same = db.select({ hash: patients.matchHash }).from(patients).where(eq(patients.id, patientId))
  const rows = await db
    .select({ startsAt: appointments.startsAt })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(
      and(
        eq(appointments.providerId, providerId),
        inArray(patients.matchHash, same),
        inArray(appointments.status, [...blockingStatuses]),
        gte(appointments.startsAt, dateSpan(localDate(now, timeZone), timeZone).from),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  return new Set(rows.map(({ startsAt }) => localDate(startsAt!, timeZone)))
}
