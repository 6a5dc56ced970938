import { asc, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { decryptField, encryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { registerProvisional } from '#app/modules/booking/appointments/commands/register-walk-in.server.ts'
import { openOwnVisit } from '#app/modules/booking/own-visits/commands/open-own-visit.server.ts'
import { findOwnVisits } from '#app/modules/booking/own-visits/queries/own-visits.server.ts'
import { contactIdOf } from '#app/modules/booking/patients/contact-id.server.ts'
import { openPatient } from '#app/modules/booking/patients/identity.server.ts'
import { isProvisional } from '#app/modules/booking/patients/provisional.ts'
import { joinWaitlist } from '#app/modules/booking/waitlist/commands/join-waitlist.server.ts'
import { appointments, auditEvents, messageOutbox, patientNotes, waitlistEntries } from '#drizzle/schema/index.ts'
import { patientMergeMoves, patientMerges } from '#drizzle/schema/people.ts'
import { facilityPeople, patients } from '#drizzle/schema/scheduling.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import {
  bookingInput,
  insertPractice,
  insertProviderFacility,
  type Practice,
  somebody,
  waitlistInput,
} from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { basisOf, type MergeChoices, mergedFields, type Side, undoMs } from '../same-person.ts'
import { mergePatients } from './merge-patients.server.ts'
import { undoPatientMerge } from './undo-patient-merge.server.ts'

useDatabase()

const tuesday = Date.parse('2026-10-20T14:00:00Z')
const hour = 3_600_000
const day = 24 * hour

const mei = somebody({
  nameEn: 'Mei Ling Wong',
  nameZh: '王美玲',
  birthDate: '1961-04-05',
  phone: '+19175550127',
  email: null,
})
const may = somebody({ nameEn: 'May Wong', nameZh: null, birthDate: '1961-05-04', phone: '+19175550188', email: null })

let practice: Practice
let other: Practice
const actor = () => deskActor({ id: 'clerk', facilityId: practice.facilityId })

const rowOf = async (id: string) => openPatient((await db.select().from(patients).where(eq(patients.id, id)))[0]!)
const visit = async (id: string) => (await db.select().from(appointments).where(eq(appointments.id, id)))[0]!
const patientIdOf = async (id: string) => (await visit(id)).patientId

let next = 0
/** A visit an hour after the last one. */
async function book(at: Practice, patient: typeof mei): Promise<string> {
  const startsAt = tuesday + day + next++ * hour
  return (await bookAppointment(bookingInput(at, { startsAt, patient, smsConsent: true }))).appointmentId
}

type Pair = { firstId: string; secondId: string; ofFirst: string; ofSecond: string; elsewhere: string }

/** Mei has a visit here and one at another practice by the same row; May, who is she, has one here. */
async function pair(): Promise<Pair> {
  const [ofFirst, elsewhere, ofSecond] = [await book(practice, mei), await book(other, mei), await book(practice, may)]
  const [firstId, secondId] = [await patientIdOf(ofFirst), await patientIdOf(ofSecond)]
  expect(await patientIdOf(elsewhere)).toBe(firstId)
  return { firstId, secondId, ofFirst, ofSecond, elsewhere }
}

const all = (side: Side, more: Partial<MergeChoices> = {}) =>
  ({ ...Object.fromEntries(mergedFields.map((field) => [field, side])), ...more }) as MergeChoices

async function merge({ firstId, secondId }: Pick<Pair, 'firstId' | 'secondId'>, more = {}) {
  const basis = basisOf(await rowOf(firstId), await rowOf(secondId))
  const choices = all('first', { phone: 'second' })
  return mergePatients({ id: newToken(), actor: actor(), firstId, secondId, choices, planId: null, basis, ...more })
}

const isReminder = (template: string) => template.includes('remind')

/** Where a message goes. */
const addressOf = ({ id, toEnc }: typeof messageOutbox.$inferSelect) =>
  decryptField(toEnc, { table: 'message_outbox', column: 'to_enc', rowId: id })

const lastMerge = async () => (await db.select().from(patientMerges))[0]!

beforeEach(async () => {
  setClock(tuesday)
  next = 0
  const made = await withTransaction(async (tx) => [await insertPractice(tx), await insertPractice(tx)] as const)
  ;[practice, other] = made
})

describe('two patients who are one', () => {
  it('are one row of what was chosen, with the visits of this practice alone', async () => {
    const two = await pair()
    const before = await db.select().from(patients).orderBy(asc(patients.id))
    const into = (await merge(two))!
    expect(await patientIdOf(two.ofFirst)).toBe(into)
    expect(await patientIdOf(two.ofSecond)).toBe(into)
    // What another practice reads stays as it was, to the byte.
    expect(await patientIdOf(two.elsewhere)).toBe(two.firstId)
    const ids = before.map(({ id }) => id)
    expect(await db.select().from(patients).where(inArray(patients.id, ids)).orderBy(asc(patients.id))).toEqual(before)
    expect(await rowOf(into)).toMatchObject({
      ...{ nameEn: 'Mei Ling Wong', nameZh: '王美玲', birthDate: '1961-04-05', phone: '+19175550188', email: null },
      smsConsentAt: tuesday,
    })
    const known = await db.select().from(facilityPeople).where(eq(facilityPeople.patientId, into))
    expect(known.map(({ facilityId }) => facilityId)).toEqual([practice.facilityId])
  })

  it('are known by the next form that says what was chosen', async () => {
    const into = (await merge(await pair()))!
    const { matchHash } = await rowOf(into)
    const again = await book(practice, { ...mei, phone: may.phone })
    expect((await rowOf(await patientIdOf(again))).matchHash).toBe(matchHash)
  })

  it('take notes and entries of the waitlist along, but for those another practice reads too', async () => {
    const two = await pair()
    const note = (id: string, facilityId: string) => ({
      ...{ id, facilityId, patientId: two.firstId, authorId: 'someone', version: 1, createdAt: 0, updatedAt: 0 },
      textEnc: encryptField('a note', { table: 'patient_notes', column: 'text_enc', rowId: id }),
    })
    await withTransaction(async (tx) => {
      await tx.insert(patientNotes).values([note('here', practice.facilityId), note('there', other.facilityId)])
    })
    const waits = async ({ providerId }: Practice) =>
      (await joinWaitlist(waitlistInput({ providerId, patient: mei, smsConsent: true }))).entryId
    const ours = await waits(practice)
    const both = await withTransaction(async (tx) => {
      const shared = await insertPractice(tx)
      await insertProviderFacility(tx, { providerId: shared.providerId, facilityId: practice.facilityId })
      return shared
    })
    const theirs = await waits(both)
    const holder = async (id: string) =>
      (await db.select().from(waitlistEntries).where(eq(waitlistEntries.id, id)))[0]!.patientId
    const [oursBefore, theirsBefore] = [await holder(ours), await holder(theirs)]
    const hashes = [await rowOf(oursBefore), await rowOf(theirsBefore), await rowOf(two.firstId)]
    expect(new Set(hashes.map(({ matchHash }) => matchHash)).size).toBe(1)
    const into = await merge(two)
    expect([await holder(ours), await holder(theirs)]).toEqual([into, theirsBefore])
    const notes = await db.select().from(patientNotes).orderBy(asc(patientNotes.id))
    expect(notes.map(({ patientId }) => patientId)).toEqual([into, two.firstId])
  })

  it('are merged once, by one form sent twice and by two clerks at once', async () => {
    const two = await pair()
    const id = newToken()
    const [one, same] = [await merge(two, { id }), await merge(two, { id })]
    expect(same).toBe(one)
    const others = { firstId: await patientIdOf(await book(practice, somebody())), secondId: one! }
    const answers = await Promise.all([merge(others), merge(others)])
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1)
    expect(await db.select().from(patientMerges)).toHaveLength(2)
  })

  it('stay two where the form showed something else, or where nobody of this desk has a visit', async () => {
    const two = await pair()
    expect(await merge(two, { basis: '1-2' })).toBeNull()
    const stranger = await patientIdOf(await book(other, somebody()))
    expect(await merge({ firstId: two.firstId, secondId: stranger })).toBeNull()
    expect(await merge({ firstId: two.firstId, secondId: two.firstId })).toBeNull()
    expect(await db.select().from(patientMerges)).toEqual([])
  })

  it('of whom one is provisional are known by the other', async () => {
    const known = await book(practice, mei)
    const person = { nameEn: '王太太', nameZh: '王太太', phone: null, locale: 'zh-Hans' } as const
    const { providerFacilityId } = practice
    const walkIn = { idempotencyKey: newToken(), providerFacilityId, visitTypeId: null, actor: actor(), person }
    const { appointmentId } = await registerProvisional(walkIn)
    const [firstId, secondId] = [await patientIdOf(appointmentId), await patientIdOf(known)]
    const into = (await merge({ firstId, secondId }, { choices: all('second') }))!
    expect((await rowOf(into)).matchHash).toBe((await rowOf(secondId)).matchHash)
    expect(isProvisional(await rowOf(into))).toBe(false)
    expect(await patientIdOf(appointmentId)).toBe(into)
    // A name alone makes nobody known.
    const third = await patientIdOf(await book(practice, somebody()))
    const { appointmentId: again } = await registerProvisional({ ...walkIn, idempotencyKey: newToken() })
    const nobody = (await merge({ firstId: await patientIdOf(again), secondId: third }, { choices: all('first') }))!
    expect(isProvisional(await rowOf(nobody))).toBe(true)
  })

  it('are written to as was chosen, about visits to come too, and nothing is told of the merge', async () => {
    const two = await pair()
    const waiting = async (appointmentId: string) =>
      (await db.select().from(messageOutbox).where(eq(messageOutbox.subjectId, appointmentId))).filter(
        ({ template, state }) => isReminder(template) && state === 'queued',
      )
    const before = await db.select().from(messageOutbox)
    const reminders = (await waiting(two.ofFirst)).length
    expect(reminders).toBeGreaterThan(0)
    await merge(two)
    expect((await waiting(two.ofFirst)).length).toBe(reminders)
    expect(new Set((await waiting(two.ofFirst)).map(addressOf))).toEqual(new Set([may.phone]))
    const told = (await db.select().from(messageOutbox)).filter(({ id }) => !before.some((row) => row.id === id))
    expect(told.filter(({ template }) => !isReminder(template))).toEqual([])
  })

  it('keep the reminder of the week before, however late they are merged, and have it again when they are two again', async () => {
    const startsAt = tuesday + 30 * day
    const booked = await bookAppointment(bookingInput(practice, { startsAt, patient: mei, smsConsent: true }))
    const two = await pair()
    const waiting = async () =>
      (await db.select().from(messageOutbox).where(eq(messageOutbox.subjectId, booked.appointmentId)))
        .filter(({ state }) => state === 'queued')
        .filter(({ template }) => isReminder(template))
        .map((row) => `${row.template} ${addressOf(row)}`)
        .sort()
    const of = (phone: string | null) =>
      ['reminder_hours', 'reminder_two_days', 'reminder_week'].map((name) => `${name} ${phone}`)
    expect(await waiting()).toEqual(of(mei.phone))
    setClock(startsAt - 9 * day)
    await merge(two)
    expect(await waiting()).toEqual(of(may.phone))
    const { id } = await lastMerge()
    await undoPatientMerge({ id, actor: actor(), sides: new Map(), rest: null })
    expect(await waiting()).toEqual(of(mei.phone))
  })

  it('are still found by each number, and by each only what was booked under it', async () => {
    const two = await pair()
    await merge(two)
    const seen = async (phone: string | null) => {
      const { visits } = await findOwnVisits(contactIdOf({ channel: 'sms', value: phone! }))
      return visits.filter(({ isOwn }) => isOwn).map((row) => row.visit.id)
    }
    expect((await seen(mei.phone)).toSorted()).toEqual([two.ofFirst, two.elsewhere].toSorted())
    expect(new Set(await seen(may.phone))).toEqual(new Set([two.ofFirst, two.ofSecond]))
    const opened = (phone: string | null, id: string) =>
      openOwnVisit(contactIdOf({ channel: 'sms', value: phone! }), { visit: id, entry: '' })
    expect(await opened(mei.phone, two.ofFirst)).toMatchObject({ channel: 'sms' })
    expect(await opened(mei.phone, two.ofSecond)).toBeNull()
  })

  it('are recorded by whose they are and which fields, without a word of them', async () => {
    const two = await pair()
    const into = await merge(two)
    const events = (await db.select().from(auditEvents)).filter(({ action }) => action === 'booking.patient_merge')
    expect(events.map(({ subjectId }) => subjectId).toSorted()).toEqual([into, two.firstId, two.secondId].toSorted())
    const rows = JSON.stringify([
      events,
      await db.select().from(patientMerges),
      await db.select().from(patientMergeMoves),
      await db.select().from(patients),
    ])
    for (const word of ['Wong', '美玲', '1961-04-05', '9175550127', '9175550188']) expect(rows).not.toContain(word)
  })
})

describe('one patient who was two', () => {
  const undo = (id: string, more = {}) =>
    undoPatientMerge({ id, actor: actor(), sides: new Map(), rest: null, ...more })

  it('is two again, each with what was theirs, and once however often it is pressed', async () => {
    const two = await pair()
    await merge(two)
    const { id } = await lastMerge()
    expect(await undo(id)).toEqual({ is: 'undone', firstId: two.firstId })
    expect(await patientIdOf(two.ofFirst)).toBe(two.firstId)
    expect(await patientIdOf(two.ofSecond)).toBe(two.secondId)
    expect(await undo(id)).toEqual({ is: 'undone', firstId: two.firstId })
    const events = (await db.select().from(auditEvents)).filter(({ action }) => action === 'booking.patient_merge_undo')
    expect(events).toHaveLength(3)
    const { visits } = await findOwnVisits(contactIdOf({ channel: 'sms', value: may.phone! }))
    expect(visits.map((row) => row.visit.id)).toEqual([two.ofSecond])
  })

  it('asks whose a visit is that was booked since', async () => {
    const two = await pair()
    const into = (await merge(two))!
    const since = await book(practice, { ...mei, phone: may.phone })
    expect(await patientIdOf(since)).toBe(into)
    const { id } = await lastMerge()
    expect(await undo(id)).toEqual({ is: 'asked' })
    expect(await patientIdOf(two.ofFirst)).toBe(into)
    await undo(id, { sides: new Map([[since, 'second']]) })
    expect(await patientIdOf(since)).toBe(two.secondId)
  })

  it('leaves what another practice has booked under the new row', async () => {
    const two = await pair()
    const into = (await merge(two))!
    const theirs = await book(other, { ...mei, phone: may.phone })
    expect(await patientIdOf(theirs)).toBe(into)
    expect(await undo((await lastMerge()).id)).toMatchObject({ is: 'undone' })
    expect(await patientIdOf(theirs)).toBe(into)
  })

  it('stays one after thirty days, and while merged on', async () => {
    const two = await pair()
    const into = (await merge(two))!
    const { id } = await lastMerge()
    setClock(tuesday + undoMs)
    expect(await undo(id)).toEqual({ is: 'over' })
    setClock(tuesday + hour)
    const third = await patientIdOf(await book(practice, somebody()))
    await merge({ firstId: into, secondId: third })
    expect(await undo(id)).toEqual({ is: 'over' })
    const later = (await db.select().from(patientMerges)).find((row) => row.id !== id)!
    expect(await undo(later.id)).toMatchObject({ is: 'undone' })
    expect(await undo(id)).toMatchObject({ is: 'undone' })
    expect(await patientIdOf(two.ofSecond)).toBe(two.secondId)
  })

  it('is taken apart by the practice alone', async () => {
    await merge(await pair())
    const stranger = deskActor({ id: 'stranger', facilityId: other.facilityId })
    await expect(undo((await lastMerge()).id, { actor: stranger })).rejects.toMatchObject({ code: 'booking.NOT_FOUND' })
  })
})
