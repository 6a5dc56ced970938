import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { appointments, patientRelations, patients } from '#drizzle/schema/scheduling.ts'
import { maskedPerson } from '../masked-person.ts'
import { inPlaces } from './day-visits.server.ts'
import type { DeskPlace } from './desk-places.server.ts'

export type KnownPatient = {
  id: string
  /** Two characters of the name and the year of birth: enough to ask back by, too little to learn from. */
  masked: string
  birthYear: string | null
}

/** People a telephone number belongs to, or that of who booked for them, among those with a visit at these places. */
export async function findKnownPatients(
  places: readonly DeskPlace[],
  phone: string,
  locale: Locale,
): Promise<KnownPatient[]> {
  const ids = await patientIdsOfPhone(places, phone)
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: patients.id, nameEn: patients.nameEn, nameZh: patients.nameZh, birthDate: patients.birthDate })
    .from(patients)
    .where(inArray(patients.id, ids))
    .orderBy(desc(patients.updatedAt), asc(patients.id))
    .limit(8)
  return rows.map(({ id, nameEn, nameZh, birthDate }) => ({
    id,
    masked: maskedPerson({ nameEn, nameZh }, locale),
    birthYear: birthDate?.slice(0, 4) ?? null,
  }))
}

async function patientIdsOfPhone(places: readonly DeskPlace[], phone: string): Promise<string[]> {
  if (places.length === 0) return []
  const reached = db.select({ id: patients.id }).from(patients).where(eq(patients.phone, phone))
  const rows = await db
    .selectDistinct({ id: appointments.patientId })
    .from(appointments)
    .where(
      and(inPlaces(places), or(inArray(appointments.patientId, reached), inArray(appointments.bookedById, reached))),
    )
    .orderBy(asc(appointments.patientId))
  return rows.map(({ id }) => id)
}

export type ChosenPatient = {
  row: typeof patients.$inferSelect
  /** Who is written to for the patient, when it is somebody else. */
  contact: typeof patients.$inferSelect | null
  /** What the patient is to the contact. */
  forWhom: 'self' | 'child' | 'parent' | 'other'
  /** Whether they have been seen at these places. */
  isNew: boolean
}

/** The person that was chosen among those of a telephone number; null for anybody else. */
export async function findChosenPatient(
  places: readonly DeskPlace[],
  phone: string,
  patientId: string,
): Promise<ChosenPatient | null> {
  if (!(await patientIdsOfPhone(places, phone)).includes(patientId)) return null
  const [row] = await db.select().from(patients).where(eq(patients.id, patientId)).orderBy(asc(patients.id))
  if (!row) return null
  const [seen] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(inPlaces(places), eq(appointments.patientId, patientId), eq(appointments.status, 'completed')))
    .orderBy(asc(appointments.id))
    .limit(1)
  const found = { row, isNew: seen === undefined }
  if (row.phone === phone) return { ...found, contact: null, forWhom: 'self' }
  const [relation] = await db
    .select({ contact: patients, kind: patientRelations.kind })
    .from(patientRelations)
    .innerJoin(patients, eq(patients.id, patientRelations.contactPatientId))
    .where(and(eq(patientRelations.patientId, patientId), eq(patients.phone, phone)))
    .orderBy(desc(patientRelations.id))
    .limit(1)
  if (!relation) return { ...found, contact: null, forWhom: 'self' }
  // The relation says what the contact is to the patient.
  const forWhom = ({ parent: 'child', child: 'parent' } as const)[relation.kind as 'parent' | 'child'] ?? 'other'
  return { ...found, contact: relation.contact, forWhom }
}
