import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { verifyAudit } from '#app/modules/audit/queries/verify-audit.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import {
  bookingInput,
  insertProviderFacility,
  insertPractice,
  insertVisitType,
  type Practice,
  somebody,
} from '#tests/factories/booking.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import { failingAt } from '#tests/fakes/failing-transaction.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPatient } from '#app/modules/booking/patients/identity.server.ts'
import { parseReference } from '../reference.ts'
import { getTicket } from '../queries/ticket.server.ts'
import { findOpenSlots } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { bookAppointment, bookIn } from './book-appointment.server.ts'
import { holdSlot, releaseHold } from '#app/modules/booking/holds/commands/hold-slot.server.ts'
import { rescheduleAppointment } from './reschedule-appointment.server.ts'
import { tellOfMatches } from './tell-of-matches.server.ts'

useDatabase()

const minute = 60_000
/** Wednesday 2026-10-21, 10:00 in New York; the tests' clock stands at Tuesday 10:00. */
const wednesday = Date.parse('2026-10-21T14:00:00Z')
const { appointments, appointmentEvents, auditEvents, messageOutbox, patients, slotHolds } = schema

let practice: Practice
beforeEach(async () => {
  practice = await withTransaction((tx) => insertPractice(tx))
})

const book = (overrides: Partial<Parameters<typeof bookingInput>[1]> = {}) =>
  bookAppointment(bookingInput(practice, { startsAt: wednesday, ...overrides }))
const desk = deskActor()
const refusal = (code: string) => expect.objectContaining({ name: 'DomainError', code: `booking.${code}` }) as Error

const rowsOf = async () => ({
  appointments: await db.select().from(appointments).orderBy(asc(appointments.id)),
  events: await db.select().from(appointmentEvents).orderBy(asc(appointmentEvents.id)),
  audit: await db.select().from(auditEvents).orderBy(asc(auditEvents.seq)),
  messages: await db.select().from(messageOutbox).orderBy(asc(messageOutbox.id)),
  patients: (await db.select().from(patients).orderBy(asc(patients.id))).map(openPatient),
})

describe('bookAppointment', () => {
  it('books the time with its event, audit, link, confirmation and reminders', async () => {
    const result = await book({ startsAt: wednesday + 14 * 86_400_000, reason: '胸口痛 三天' })
    expect(result.status).toBe('booked')
    expect(parseReference(result.reference)).toBe(result.reference)
    const rows = await rowsOf()
    expect(rows.appointments).toHaveLength(1)
    expect(rows.appointments[0]).toMatchObject({ status: 'booked', version: 1, seat: 0, timeZone: 'America/New_York' })
    expect(rows.events).toMatchObject([
      { seq: 1, action: 'book', fromStatus: null, toStatus: 'booked', actorType: 'patient', notifies: true },
    ])
    expect(rows.audit.map(({ action }) => action)).toEqual(['booking.patient_create', 'booking.appointment_book'])
    expect(await verifyAudit()).toMatchObject({ ok: true })
    const templates = rows.messages.map(({ channel, template }) => `${channel} ${template}`).sort()
    expect(templates).toEqual([
      'email appointment_booked',
      'email reminder_hours',
      'email reminder_two_days',
      'email reminder_week',
      'sms appointment_booked',
      'sms reminder_hours',
      'sms reminder_two_days',
      'sms reminder_week',
    ])
    const link = await findActionLink(result.manageToken)
    expect(link).toMatchObject({
      kind: 'appt_manage',
      subjectId: result.appointmentId,
      state: 'valid',
      isOtpRequired: true,
    })
    expect(link!.expiresAt).toBe(rows.appointments[0]!.endsAt! + 86_400_000)
  })

  it('keeps the reason encrypted and out of every message', async () => {
    await book({ reason: '想查艾滋病' })
    const {
      appointments: [row],
      messages,
      audit,
      events,
    } = await rowsOf()
    expect(row!.reasonEnc).not.toContain('艾滋')
    const context = { table: 'appointments', column: 'reason_enc', rowId: row!.id }
    expect(decryptField(row!.reasonEnc!, context)).toBe('想查艾滋病')
    for (const { id, varsEnc } of messages)
      expect(decryptField(varsEnc, { table: 'message_outbox', column: 'vars_enc', rowId: id })).not.toContain('艾滋')
    expect(JSON.stringify([audit, events])).not.toContain('艾滋')
    expect(JSON.stringify(await getTicket(row!.id, 'zh-Hans'))).not.toContain('艾滋')
  })

  it('writes to nobody who has not agreed, and tells the desk nothing of a booked visit', async () => {
    await book({ smsConsent: false, emailConsent: false })
    expect((await rowsOf()).messages).toEqual([])
  })

  it('answers the same form with the same result and writes nothing more', async () => {
    const input = bookingInput(practice, { startsAt: wednesday })
    const first = await bookAppointment(input)
    const before = await rowsOf()
    expect(await bookAppointment(input)).toEqual(first)
    expect(await bookAppointment({ ...input, startsAt: wednesday + 30 * minute })).toEqual(first)
    expect(await rowsOf()).toEqual(before)
  })

  it('makes one appointment of fifty sends of one form at once', async () => {
    const input = bookingInput(practice, { startsAt: wednesday })
    const answers = await Promise.all(Array.from({ length: 50 }, () => bookAppointment(input)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const rows = await rowsOf()
    expect(rows.appointments).toHaveLength(1)
    expect(rows.events).toHaveLength(1)
    expect(rows.patients).toHaveLength(1)
    const told = rows.messages.map(({ template, channel }) => `${template} ${channel}`)
    expect(new Set(told).size).toBe(told.length)
  })

  it('gives a time to one of two forms; the other may choose again', async () => {
    const [one, other] = await Promise.allSettled([book(), book()])
    expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected'])
    const lost = [one, other].find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(lost.reason).toEqual(refusal('SLOT_TAKEN'))
    expect((await rowsOf()).patients).toHaveLength(1)
  })

  it('refuses what the slots refuse: too soon, closed, a provider facility that takes none, an unknown one', async () => {
    await expect(book({ startsAt: now() + 60 * minute })).rejects.toEqual(refusal('TOO_SOON'))
    await expect(book({ startsAt: wednesday - 3 * 60 * minute })).rejects.toEqual(refusal('CLOSED'))
    await expect(book({ startsAt: wednesday + 10 * minute })).rejects.toEqual(refusal('CLOSED'))
    await expect(book({ visitTypeId: 'nothing' })).rejects.toEqual(refusal('NOT_FOUND'))
    await withTransaction((tx) => tx.update(schema.providers).set({ status: 'unlisted' }))
    await expect(book()).rejects.toEqual(refusal('CLOSED'))
    expect((await rowsOf()).appointments).toEqual([])
  })

  it('knows a person again by phone, birth date and name, however spelled', async () => {
    const patient = somebody({ nameEn: 'Mei-Ling O’Cheung', phone: '+12125550123' })
    await book({ patient })
    const again = { ...patient, nameEn: 'MEI LING OCHEUNG', phone: '(212) 555-0123' }
    await expect(book({ patient: again, startsAt: wednesday + 60 * minute, actor: desk })).rejects.toEqual(
      refusal('DUPLICATE_BOOKING'),
    )
    await book({ patient: again, startsAt: wednesday + 86_400_000 })
    const people = (await rowsOf()).patients
    expect(people.map(({ nameEn }) => nameEn)).toEqual(
      expect.arrayContaining(['Mei-Ling O’Cheung', 'MEI LING OCHEUNG']),
    )
    expect(new Set(people.map(({ matchHash }) => matchHash)).size).toBe(1)
  })

  it('neither changes nor borrows what an earlier form said of the same person', async () => {
    const patient = somebody({ nameZh: '王受害' })
    await book({ patient })
    const before = (await rowsOf()).patients
    const at = (days: number) => wednesday + days * 86_400_000
    const unnamed = await book({ patient: { ...patient, nameZh: null }, startsAt: at(1) })
    expect((await getTicket(unnamed.appointmentId, 'zh-Hans')).patient).toEqual({
      nameEn: patient.nameEn,
      nameZh: null,
    })
    await book({ patient, smsConsent: false, startsAt: at(2) })
    await book({ patient, locale: 'en-US', startsAt: at(5) })
    const { patients: people } = await rowsOf()
    expect(people).toHaveLength(4)
    expect(people.filter(({ id }) => id === before[0]!.id)).toEqual(before)
    await book({ patient, startsAt: at(6) })
    expect((await rowsOf()).patients).toHaveLength(4)
  })

  it('lets the desk put right what is known of somebody', async () => {
    const patient = somebody()
    await book({ patient })
    const corrected = { ...patient, nameZh: '王小明' }
    await book({ patient: corrected, actor: desk, source: 'phone', startsAt: wednesday + 86_400_000 })
    expect((await rowsOf()).patients).toMatchObject([{ nameZh: '王小明' }])
  })

  it('keeps the date of an agreement that stands when the desk books again, and forgets it when it is taken back', async () => {
    const patient = somebody()
    await book({ patient })
    const agreedAt = now()
    setClock(now() + 60 * minute)
    await book({ patient, actor: desk, source: 'phone', startsAt: wednesday + 86_400_000 })
    expect((await rowsOf()).patients).toMatchObject([{ smsConsentAt: agreedAt, emailConsentAt: agreedAt }])
    const withoutTexts = { actor: desk, source: 'phone', smsConsent: false } as const
    await book({ patient, ...withoutTexts, startsAt: wednesday + 2 * 86_400_000 })
    expect((await rowsOf()).patients).toMatchObject([{ smsConsentAt: null, emailConsentAt: agreedAt }])
  })

  it('never turns messages of a known person to another address', async () => {
    const patient = somebody({ email: 'mother@example.com' })
    await book({ patient })
    const stranger = { ...patient, email: 'stranger@example.com' }
    await book({ patient: stranger, startsAt: wednesday + 86_400_000 })
    const rows = await rowsOf()
    expect(rows.patients.map(({ email }) => email).sort()).toEqual(['mother@example.com', 'stranger@example.com'])
    expect(new Set(rows.patients.map(({ matchHash }) => matchHash)).size).toBe(1)
  })

  it('allows one active visit a patient, provider and local day, at whichever facility', async () => {
    const patient = somebody()
    await book({ patient })
    const other = await withTransaction(async (tx) => {
      const second = await insertProviderFacility(tx, {
        providerId: practice.providerId,
        facilityId: await insertFacility(tx),
      })
      return { second, colleague: await insertPractice(tx) }
    })
    const later = { patient, startsAt: wednesday + 60 * minute }
    const atDesk = { ...later, actor: desk }
    await expect(book(atDesk)).rejects.toEqual(refusal('DUPLICATE_BOOKING'))
    await expect(bookAppointment(bookingInput(other.second, atDesk))).rejects.toEqual(refusal('DUPLICATE_BOOKING'))
    await expect(bookAppointment(bookingInput(other.colleague, later))).resolves.toMatchObject({ status: 'booked' })
  })

  it('tells of a double who has the link of the first, or has proven its contact; for others it is a mark and a message', async () => {
    const patient = somebody()
    const first = await book({ patient })
    const sibling = await book({ patient: somebody({ phone: patient.phone }), startsAt: wednesday + 2 * 86_400_000 })
    const again = { patient: { ...patient, email: 'stranger@example.com' }, startsAt: wednesday + 60 * minute }
    const linkOf = async ({ manageToken }: typeof first) => (await findActionLink(manageToken))!.id
    const [own, other] = [await linkOf(first), await linkOf(sibling)]
    await expect(book({ ...again, heldLinks: { ids: [own], proven: [] } })).rejects.toEqual(
      refusal('DUPLICATE_BOOKING'),
    )
    const proven = (channel: 'sms' | 'email') => ({ ids: [other], proven: [{ id: other, channel }] })
    await expect(book({ ...again, heldLinks: proven('sms') })).rejects.toEqual(refusal('DUPLICATE_BOOKING'))
    // The sibling's visit has an address of its own: a code read there shows nothing of the telephone that both have.
    const made = await book({ ...again, heldLinks: proven('email') })
    expect((await rowsOf()).messages.filter(({ template }) => template === 'appointment_double')).toEqual([])
    expect([await tellOfMatches(), await tellOfMatches()]).toEqual([1, 0])
    const rows = await rowsOf()
    const { possibleDoubleOf } = rows.appointments.find(({ id }) => id === made.appointmentId)!
    expect([made.status, possibleDoubleOf]).toEqual(['booked', first.appointmentId])
    const told = rows.messages.filter(({ template }) => template === 'appointment_double')
    expect(told.map(({ subjectId }) => subjectId)).toEqual([first.appointmentId, first.appointmentId])
    const addresses = told.map(({ id, toEnc }) =>
      decryptField(toEnc, { table: 'message_outbox', column: 'to_enc', rowId: id }),
    )
    expect(addresses.sort()).toEqual([patient.phone, patient.email])
  })

  it('tells of a double that has moved to another day before anybody was told', async () => {
    const patient = somebody()
    const first = await book({ patient })
    const { appointmentId } = await book({ patient, startsAt: wednesday + 60 * minute })
    await rescheduleAppointment({
      appointmentId,
      startsAt: wednesday + 86_400_000,
      actor: { type: 'patient', id: null },
    })
    const moved = (await rowsOf()).appointments.find(({ id }) => id === appointmentId)!
    expect(moved.possibleDoubleOf).toBeNull()
    expect([await tellOfMatches(), await tellOfMatches()]).toEqual([1, 0])
    const told = (await rowsOf()).messages.filter(({ template }) => template === 'appointment_double')
    expect(new Set(told.map(({ subjectId }) => subjectId))).toEqual(new Set([first.appointmentId]))
  })

  it('books for a mother: messages go to the daughter, the relation is kept', async () => {
    const contact = { nameEn: 'Daughter Lin', nameZh: null, phone: '+13475550101', email: null }
    const patient = somebody({ nameEn: 'Mother Lin', phone: null, email: null })
    await book({ forWhom: 'parent', patient, contact })
    const {
      patients: people,
      appointments: [row],
      messages,
    } = await rowsOf()
    const daughter = people.find(({ nameEn }) => nameEn === 'Daughter Lin')!
    expect(row!.bookedById).toBe(daughter.id)
    expect(daughter.smsConsentAt).toBe(now())
    expect(people.find(({ id }) => id === row!.patientId)).toMatchObject({ smsConsentAt: null, emailConsentAt: null })
    for (const { id, toEnc, varsEnc } of messages) {
      expect(decryptField(toEnc, { table: 'message_outbox', column: 'to_enc', rowId: id })).toBe('+13475550101')
      const vars = JSON.parse(
        decryptField(varsEnc, { table: 'message_outbox', column: 'vars_enc', rowId: id }),
      ) as object
      expect(vars).toMatchObject({ patientName: 'Mother Lin' })
    }
    expect(messages.length).toBeGreaterThan(0)
    const relations = await db.select().from(schema.patientRelations)
    expect(relations).toMatchObject([{ patientId: row!.patientId, contactPatientId: daughter.id, kind: 'child' }])
  })

  it('leaves the consent of a known patient alone when somebody else books for them', async () => {
    const patient = somebody()
    await book({ patient })
    const contact = { nameEn: 'Daughter Lin', nameZh: null, phone: '+13475550101', email: null }
    const input = { forWhom: 'parent', patient, contact, startsAt: wednesday + 86_400_000 } as const
    await book(input)
    const row = (await rowsOf()).patients.find(({ phone }) => phone === patient.phone)
    expect(row).toMatchObject({ smsConsentAt: now(), emailConsentAt: now() })
  })
})

describe('approval', () => {
  const requested = { status: 'requested' }

  it('is asked for by the visit type, by tier 1, and for new patients where only they need it', async () => {
    const [manual, returning] = await withTransaction(async (tx) => [
      await insertVisitType(tx, practice.providerFacilityId, { approval: 'manual' }),
      await insertVisitType(tx, practice.providerFacilityId, { approval: 'auto_returning' }),
    ])
    expect(await book({ visitTypeId: manual })).toMatchObject(requested)
    const at = (hours: number) => ({ startsAt: wednesday + hours * 60 * minute, visitTypeId: returning! })
    expect(await book(at(1))).toMatchObject(requested)
    expect(await book({ ...at(2), isNewPatient: false })).toMatchObject({ status: 'booked' })
    await withTransaction((tx) => tx.update(schema.providers).set({ tier: 1 }))
    expect(await book({ startsAt: wednesday + 3 * 60 * minute })).toMatchObject(requested)
  })

  it('keeps the time of a request from others, tells the desk and sets the time to answer by', async () => {
    const visitTypeId = await withTransaction(async (tx) => {
      await tx.update(schema.facilities).set({ email: 'desk@example.com' })
      return insertVisitType(tx, practice.providerFacilityId, { approval: 'manual' })
    })
    await book({ visitTypeId })
    await expect(book()).rejects.toEqual(refusal('SLOT_TAKEN'))
    const {
      appointments: [row],
      messages,
    } = await rowsOf()
    expect(row!.answerDueAt).toBe(now() + 24 * 60 * minute)
    expect(messages.map(({ template }) => template).sort()).toEqual([
      'appointment_requested',
      'appointment_requested',
      'clinic_new_request',
    ])
  })

  it('allows three pending requests a phone in seven days', async () => {
    const visitTypeId = await withTransaction((tx) =>
      insertVisitType(tx, practice.providerFacilityId, { approval: 'manual' }),
    )
    const phone = '+12125550199'
    const ask = (day: number) =>
      book({ visitTypeId, patient: somebody({ phone }), startsAt: wednesday + day * 86_400_000 })
    await ask(0)
    await ask(1)
    await ask(2)
    const before = await rowsOf()
    await expect(ask(5)).rejects.toEqual(refusal('LIMIT_REACHED'))
    expect(await rowsOf()).toEqual(before)
    setClock(now() + 7 * 86_400_000 + 1)
    await expect(ask(12)).resolves.toMatchObject(requested)
  })
})

describe('holdSlot', () => {
  const time = () => ({ ...practice, startsAt: wednesday })

  it('keeps the time for its holder alone, for ten minutes', async () => {
    const { expiresAt } = await holdSlot({ ...time(), holderKey: 'mine' })
    expect(expiresAt).toBe(now() + 10 * minute)
    await expect(book()).rejects.toEqual(refusal('SLOT_TAKEN'))
    await expect(holdSlot({ ...time(), holderKey: 'yours' })).rejects.toEqual(refusal('SLOT_TAKEN'))
    expect(await book({ holderKey: 'mine' })).toMatchObject({ status: 'booked' })
    expect((await db.select().from(slotHolds))[0]).toMatchObject({ status: 'converted' })
  })

  it('does not start anew when asked again, and gives back the earlier time for another', async () => {
    const first = await holdSlot({ ...time(), holderKey: 'mine' })
    setClock(now() + 5 * minute)
    expect(await holdSlot({ ...time(), holderKey: 'mine' })).toEqual(first)
    await holdSlot({ ...time(), startsAt: wednesday + 30 * minute, holderKey: 'mine' })
    expect(await book()).toMatchObject({ status: 'booked' })
    await releaseHold({ holderKey: 'mine' })
    expect(await book({ startsAt: wednesday + 30 * minute })).toMatchObject({ status: 'booked' })
  })

  it('is begun anew when it has run out, whoever asks, and told to the audit when it is given back', async () => {
    const first = await holdSlot({ ...time(), holderKey: 'mine' })
    setClock(now() + 10 * minute)
    const second = await holdSlot({ ...time(), holderKey: 'mine' })
    expect(second.holdId).not.toBe(first.holdId)
    expect(second.expiresAt).toBe(now() + 10 * minute)
    await releaseHold({ holderKey: 'mine' })
    await releaseHold({ holderKey: 'mine' })
    const told = (await rowsOf()).audit.filter(({ subjectType }) => subjectType === 'slot_hold')
    expect(told.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['booking.hold_place', first.holdId],
      ['booking.hold_release', first.holdId],
      ['booking.hold_place', second.holdId],
      ['booking.hold_release', second.holdId],
    ])
  })

  it('frees the time when it runs out: booked if nobody took it, HOLD_EXPIRED if somebody did', async () => {
    await holdSlot({ ...time(), holderKey: 'mine' })
    setClock(now() + 10 * minute)
    await expect(book({ holderKey: 'mine' })).resolves.toMatchObject({ status: 'booked' })
    const later = { startsAt: wednesday + 60 * minute }
    await holdSlot({ ...time(), ...later, holderKey: 'late' })
    setClock(now() + 10 * minute)
    await book(later)
    await expect(book({ ...later, holderKey: 'late' })).rejects.toEqual(refusal('HOLD_EXPIRED'))
  })

  it('lets who holds a time book it though it has become too soon for others meanwhile', async () => {
    const soon = now() + 120 * minute
    await holdSlot({ ...practice, startsAt: soon, holderKey: 'mine' })
    setClock(now() + 9 * minute)
    expect(await book({ startsAt: soon, holderKey: 'mine' })).toMatchObject({ status: 'booked' })
  })
})

describe('at once', () => {
  it('gives 25 times to 25 of 200 people', async () => {
    const day = await findOpenSlots([practice.providerFacilityId], practice.visitTypeId, '2026-10-21', 2)
    const slots = day.get(practice.providerFacilityId)!.slots.slice(0, 25)
    expect(slots).toHaveLength(25)
    const tries = Array.from({ length: 200 }, (_, index) => book({ startsAt: slots[index % 25]!.startsAt }))
    const answers = await Promise.allSettled(tries)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(25)
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toEqual(refusal('SLOT_TAKEN'))
    const rows = await rowsOf()
    expect(rows.appointments).toHaveLength(25)
    expect(rows.events).toHaveLength(25)
    expect(rows.patients).toHaveLength(25)
    expect(await verifyAudit()).toMatchObject({ ok: true })
  })

  it('never lets visits of different lengths, facilities, or pending ones lie over each other', async () => {
    const others = await withTransaction(async (tx) => {
      const { providerFacilityId, providerId } = practice
      const long = await insertVisitType(tx, providerFacilityId, { minutes: 50, bufferAfter: 10, alignMinutes: 10 })
      const asked = await insertVisitType(tx, providerFacilityId, { minutes: 20, alignMinutes: 10, approval: 'manual' })
      const second = await insertProviderFacility(
        tx,
        { providerId, facilityId: await insertFacility(tx) },
        { visitType: { minutes: 40, bufferBefore: 5, alignMinutes: 10 } },
      )
      return [practice, { ...practice, visitTypeId: long }, { ...practice, visitTypeId: asked }, second]
    })
    const tries = Array.from({ length: 160 }, (_, index) => {
      const startsAt = wednesday + ((index * 7) % 30) * 10 * minute
      return bookAppointment(bookingInput(others[index % 4]!, { startsAt }))
    })
    const won = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
    const rows = (await rowsOf()).appointments.sort((a, b) => a.busyFrom! - b.busyFrom!)
    expect(rows).toHaveLength(won.length)
    expect(rows.length).toBeGreaterThan(4)
    for (const [index, row] of rows.entries())
      if (index > 0) expect(row.busyFrom).toBeGreaterThanOrEqual(rows[index - 1]!.busyTo!)
  })

  it('fills a group visit to its capacity and no farther', async () => {
    const visitTypeId = await withTransaction((tx) =>
      insertVisitType(tx, practice.providerFacilityId, { capacity: 8, minutes: 60, alignMinutes: 60 }),
    )
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => book({ visitTypeId })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
    const seats = (await rowsOf()).appointments.map(({ seat }) => seat).sort((a, b) => a - b)
    expect(seats).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('has the last word in the unique index when the check cannot see a row', async () => {
    const { appointmentId } = await book()
    // A row without busy times is not found by the overlap check.
    await withTransaction((tx) =>
      tx.update(appointments).set({ busyFrom: null, busyTo: null }).where(eq(appointments.id, appointmentId)),
    )
    await expect(book()).rejects.toEqual(refusal('SLOT_TAKEN'))
    expect((await rowsOf()).appointments).toHaveLength(1)
  })
})

describe('a failure', () => {
  it('after any write leaves nothing behind', async () => {
    await holdSlot({ ...practice, startsAt: wednesday, holderKey: 'mine' })
    const before = await rowsOf()
    const input = bookingInput(practice, { startsAt: wednesday, holderKey: 'mine' })
    let failures = 0
    for (let failAt = 1; ; failAt++) {
      const attempt = withTransaction((tx) => bookIn(failingAt(tx, failAt), input))
      const outcome = await attempt.then(
        () => 'booked',
        (error: Error) => error.message,
      )
      if (outcome === 'booked') break
      expect(outcome).toBe('injected')
      expect(await rowsOf()).toEqual(before)
      expect((await db.select().from(slotHolds))[0]).toMatchObject({ status: 'active' })
      failures += 1
    }
    expect(failures).toBeGreaterThan(10)
    expect((await rowsOf()).appointments).toHaveLength(1)
  })
})
