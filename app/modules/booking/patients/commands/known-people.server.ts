import { asc, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { blindIndex } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { patientRelations, patients } from '#drizzle/schema/scheduling.ts'
import type { PersonInput } from '#app/modules/booking/booking-input.ts'
import { matchText, storedContact } from '../patient-match.ts'
import { preparedInsert } from '#app/core/database/prepared.ts'
import { forgetTokens } from './facility-people.server.ts'
import { openPatient, type Patient, sealPatient } from '../identity.server.ts'
import { samePeople } from '../queries/find-patients.server.ts'
import type { KnownPeople, People } from '../people.ts'

const hashOf = (person: PersonInput & { birthDate: string | null }, fallback: PersonInput | null) =>
  blindIndex(matchText(person, fallback), 'patient')

/** The hash under which the patient of a form is known. */
export function patientHash({ patient, contact }: Pick<People, 'patient' | 'contact'>): string {
  return hashOf(patient, contact)
}

const insertPatient = preparedInsert(patients)

/** `consent` null: somebody else agrees for them, and whatever they agreed to before stands, as does their language. Without a contact of theirs it is none. */
type Wishes = {
  locale: Locale
  languageId: string | null
  consent: { sms: boolean; email: boolean } | null
  /** Who books for them; a person without a contact of their own is known again beside this one only. */
  bookerId: string | null
  isDesk: boolean
}
type Person = PersonInput & { birthDate: string | null; sex?: Patient['sex'] }

/**
 * The row of a person, found or made. Found is only who has the same contacts too: whoever knows a name and a birth
 * date must not be able to turn another person's messages to an address of their own. What a patient's form finds it
 * neither changes nor adds to: it finds the row that says all the same, else it makes one, so that nobody alters what
 * another form has said, nor reads on a ticket what they did not type. The desk knows its patients and corrects them.
 */
async function knownPerson(
  tx: Transaction,
  person: Person,
  matchHash: string,
  wishes: Wishes,
): Promise<{ row: Patient; isNew: boolean }> {
  const contact = storedContact(person)
  const people = await reachedAlike(
    tx,
    (await samePeople(tx).execute({ matchHash })).map(openPatient),
    contact,
    wishes.bookerId,
  )
  const found = wishes.isDesk ? people[0] : people.find((row) => saysTheSame(row, person, wishes))
  if (found && !wishes.isDesk) return { row: found, isNew: false }
  const given = answersOf(person, contact, wishes, found)
  if (found) {
    const row = { ...found, ...given }
    const { id, ...changed } = sealPatient(row)
    await tx.update(patients).set(changed).where(eq(patients.id, id))
    if (row.nameEn !== found.nameEn || row.nameZh !== found.nameZh) await forgetTokens(tx, id)
    return { row, isNew: false }
  }
  // The desk may not have asked for it yet.
  const birthDate = person.birthDate || null
  const row = { ...given, ...contact, id: newId(), birthDate, wechat: null, matchHash, createdAt: now() }
  await insertPatient(tx, sealPatient(row))
  return { row, isNew: true }
}

/** Those of some rows with these very contacts; without a contact of their own, those that this booker has booked for. */
async function reachedAlike(
  tx: Transaction,
  people: readonly Patient[],
  contact: ReturnType<typeof storedContact>,
  bookerId: string | null,
): Promise<Patient[]> {
  const alike = people.filter(({ phone, email }) => phone === contact.phone && email === contact.email)
  if (contact.phone !== null || contact.email !== null || alike.length === 0 || bookerId === null) return alike
  const relations = await tx
    .select({ id: patientRelations.patientId })
    .from(patientRelations)
    .where(eq(patientRelations.contactPatientId, bookerId))
    .orderBy(asc(patientRelations.id))
  return alike.filter(({ id }) => relations.some((relation) => relation.id === id))
}

function saysTheSame(row: Patient, person: Person, { locale, languageId, consent }: Wishes): boolean {
  const contact = storedContact(person)
  return (
    row.nameEn === person.nameEn.trim() &&
    row.nameZh === (person.nameZh?.trim() || null) &&
    row.locale === locale &&
    row.languageId === languageId &&
    row.sex === (person.sex ?? 'undisclosed') &&
    (consent === null ||
      ((row.smsConsentAt !== null) === (consent.sms && contact.phone !== null) &&
        (row.emailConsentAt !== null) === (consent.email && contact.email !== null)))
  )
}

/** What a form says of a person, over what was known; an agreement that stands keeps its date. */
function answersOf(
  person: Person,
  contact: ReturnType<typeof storedContact>,
  { locale, languageId, consent }: Wishes,
  found: Patient | undefined,
) {
  const at = now()
  const since = (isGiven: boolean, before: number | null | undefined) => (isGiven ? (before ?? at) : null)
  const agreed = consent && {
    smsConsentAt: since(consent.sms && contact.phone !== null, found?.smsConsentAt),
    emailConsentAt: since(consent.email && contact.email !== null, found?.emailConsentAt),
  }
  return {
    smsConsentAt: found?.smsConsentAt ?? null,
    emailConsentAt: found?.emailConsentAt ?? null,
    ...agreed,
    nameEn: person.nameEn.trim(),
    nameZh: person.nameZh?.trim() || found?.nameZh || null,
    sex: person.sex ?? found?.sex ?? 'undisclosed',
    // Whose language it is, is who agrees: a helper's is not that of the patient who is reminded as well.
    locale: consent === null ? (found?.locale ?? locale) : locale,
    languageId: languageId ?? found?.languageId ?? null,
    updatedAt: at,
  }
}

/** What the contact is to the patient, by what the patient is to the contact. */
const contactIs = { self: 'other', child: 'parent', parent: 'child', other: 'other' } as const

/** The patient of a form, who books for them, and how they stand to each other; rows are made where there are none. */
export async function knownPeople(tx: Transaction, people: People, matchHash: string): Promise<KnownPeople> {
  const { contact: booker, forWhom, locale, languageId, actor } = people
  const consent = { sms: people.smsConsent, email: people.emailConsent }
  const wishes = { locale, languageId, consent, bookerId: null, isDesk: actor?.type === 'staff' }
  if (!booker) {
    const { row, isNew } = await knownPerson(tx, people.patient, matchHash, wishes)
    return { patient: row, contact: null, created: isNew ? [row.id] : [] }
  }
  // Who books for somebody else is who agrees and is written to.
  const asPerson = { ...booker, birthDate: null }
  const contact = await knownPerson(tx, asPerson, hashOf(asPerson, null), wishes)
  const { remindsPatient } = people
  const forOther = {
    ...wishes,
    locale: remindsPatient?.locale ?? locale,
    consent: remindsPatient ? { sms: true, email: true } : null,
    bookerId: contact.row.id,
  }
  const patient = await knownPerson(tx, people.patient, matchHash, forOther)
  const created = [patient, contact].filter(({ isNew }) => isNew).map(({ row }) => row.id)
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
