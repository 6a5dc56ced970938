import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { verifyAudit } from '#app/modules/audit/queries/verify-audit.server.ts'
import { findOpenSlots } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { holdSlot } from '#app/modules/booking/holds/commands/hold-slot.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import { book, minute, practice, refusal, rowsOf, usePractice, wednesday } from '#tests/factories/appointments.ts'
import { bookingInput, insertProviderFacility, insertVisitType, somebody } from '#tests/factories/booking.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import { failingAt } from '#tests/fakes/failing-transaction.ts'
import { parseReference } from '../reference.ts'
import { getTicket } from '../queries/ticket.server.ts'
import { bookAppointment, bookIn } from './book-appointment.server.ts'

usePractice()
const { appointments, slotHolds } = schema

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
