import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { blindIndex } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { patientRelations, patients } from '#drizzle/schema/scheduling.ts'
import type { BookingInput, PersonInput } from './booking-input.ts'
import { matchText, storedContact } from './patient-match.ts'
import { prepared, preparedInsert } from '#app/core/database/prepared.ts'

export type Patient = typeof patients.$inferSelect

/** What a form says of the people in it; bookings, requests and waitlist entries have it alike. */
export type People = Pick<
  BookingInput,
  'forWhom' | 'patient' | 'contact' | 'locale' | 'languageId' | 'smsConsent' | 'emailConsent'
>

export type KnownPeople = { patient: Patient; contact: Patient | null; created: string[] }

const hashOf = (person: PersonInput & { birthDate: string | null }, fallback: PersonInput | null) =>
  blindIndex(matchText(person, fallback), 'patient')

/** The hash under which the patient of a form is known. */
export function patientHash({ patient, contact }: Pick<People, 'patient' | 'contact'>): string {
  return hashOf(patient, contact)
}

const samePeople = prepared((tx: Transaction) =>
  tx
    .select()
    .from(patients)
    .where(eq(patients.matchHash, sql.placeholder('matchHash')))
    .orderBy(asc(patients.createdAt), asc(patients.id))
    .prepare(),
)
const insertPatient = preparedInsert(patients)

/** The rows of everybody known under a hash: the same person, possibly with several e-mail addresses. */
export async function patientIdsOf(tx: Transaction, matchHash: string): Promise<string[]> {
  const rows = await samePeople(tx).execute({ matchHash })
  return rows.map(({ id }) => id)
}

/** `consent` null leaves what was agreed to as it is. */
type Wishes = { locale: Locale; languageId: string | null; consent: { sms: boolean; email: boolean } | null }
type Person = PersonInput & { birthDate: string | null; sex?: Patient['sex'] }

/**
 * The row of a person, found or made. Found is only who has the same contacts too: whoever knows a name and a birth
 * date must not be able to turn another person's messages to an address of their own.
 */
async function knownPerson(
  tx: Transaction,
  person: Person,
  matchHash: string,
  { locale, languageId, consent }: Wishes,
): Promise<{ row: Patient; isNew: boolean }> {
  const at = now()
  const contact = storedContact(person)
  const people = await samePeople(tx).execute({ matchHash })
  const found = people.find(({ phone, email }) => phone === contact.phone && email === contact.email)
  // The latest form says what may be sent; an agreement that stands keeps its date.
  const since = (isGiven: boolean, before: number | null | undefined) => (isGiven ? (before ?? at) : null)
  const agreed = consent && {
    smsConsentAt: since(consent.sms && contact.phone !== null, found?.smsConsentAt),
    emailConsentAt: since(consent.email && contact.email !== null, found?.emailConsentAt),
  }
  const given = {
    smsConsentAt: found?.smsConsentAt ?? null,
    emailConsentAt: found?.emailConsentAt ?? null,
    ...agreed,
    nameEn: person.nameEn.trim(),
    nameZh: person.nameZh?.trim() || found?.nameZh || null,
    sex: person.sex ?? found?.sex ?? 'undisclosed',
    locale,
    languageId: languageId ?? found?.languageId ?? null,
    updatedAt: at,
  }
  if (found) {
    await tx.update(patients).set(given).where(eq(patients.id, found.id))
    return { row: { ...found, ...given }, isNew: false }
  }
  const row = { ...given, ...contact, id: newId(), birthDate: person.birthDate, wechat: null, matchHash, createdAt: at }
  await insertPatient(tx, row)
  return { row, isNew: true }
}

/** What the contact is to the patient, by what the patient is to the contact. */
const contactIs = { self: 'other', child: 'parent', parent: 'child', other: 'other' } as const

/** The patient of a form, who books for them, and how they stand to each other; rows are made where there are none. */
export async function knownPeople(tx: Transaction, people: People, matchHash: string): Promise<KnownPeople> {
  const { contact: booker, forWhom, locale, languageId } = people
  const consent = { sms: people.smsConsent, email: people.emailConsent }
  // Who books for somebody else is who agrees and is written to.
  const wishes = { locale, languageId, consent: booker ? null : consent }
  const patient = await knownPerson(tx, people.patient, matchHash, wishes)
  const created = patient.isNew ? [patient.row.id] : []
  if (!booker) return { patient: patient.row, contact: null, created }
  const asPerson = { ...booker, birthDate: null }
  const contact = await knownPerson(tx, asPerson, hashOf(asPerson, null), { locale, languageId, consent })
  if (contact.isNew) created.push(contact.row.id)
  const pair = { patientId: patient.row.id, contactPatientId: contact.row.id }
  await tx
    .insert(patientRelations)
    .values({ id: newId(), ...pair, kind: contactIs[forWhom] })
    .onConflictDoUpdate({
      target: [patientRelations.patientId, patientRelations.contactPatientId],
      set: { kind: contactIs[forWhom] },
    })
  return { patient: patient.row, contact: contact.row, created }
}

/** Patients by id, in the order asked for. */
export async function findPatients(tx: Pick<Transaction, 'select'>, ids: readonly string[]): Promise<Patient[]> {
  const rows = await tx
    .select()
    .from(patients)
    .where(inArray(patients.id, [...ids]))
    .orderBy(asc(patients.id))
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}

/** Who is written to for a patient that nobody can write to: the latest who booked for them; null when there is no need or nobody. */
export async function contactOf(tx: Transaction, patient: Patient): Promise<Patient | null> {
  if (patient.smsConsentAt !== null || patient.emailConsentAt !== null) return null
  const [relation] = await tx
    .select({ contactId: patientRelations.contactPatientId })
    .from(patientRelations)
    .where(eq(patientRelations.patientId, patient.id))
    .orderBy(desc(patientRelations.id))
    .limit(1)
  return relation ? ((await findPatients(tx, [relation.contactId]))[0] ?? null) : null
}
