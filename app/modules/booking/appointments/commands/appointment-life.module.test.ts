import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import type { MessageVars } from '#app/modules/notifications/message-vars.ts'
import * as schema from '#drizzle/schema/index.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import {
  anyway,
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
import type { BookingActor, BookingInput } from '#app/modules/booking/booking-input.ts'
import { calendarFile } from '../pages/calendar-file.server.ts'
import { findManagedAppointment } from '../queries/managed-appointment.server.ts'
import { getTicket } from '../queries/ticket.server.ts'
import { approveIn, approveRequest, declineIn, declineRequest } from './answer-request.server.ts'
import {
  attendIn,
  markArrived,
  markCompleted,
  markEnteredInError,
  markInRoom,
  markNoShow,
  undoTransition,
} from './attend-appointment.server.ts'
import { bookAppointment } from './book-appointment.server.ts'
import { cancelAppointment, cancelIn } from './cancel-appointment.server.ts'
import { keepAppointment } from './keep-appointment.server.ts'
import { confirmAppointment, confirmIn } from './confirm-appointment.server.ts'
import { expireRequests } from './expire-requests.server.ts'
import { holdSlot } from '#app/modules/booking/holds/commands/hold-slot.server.ts'
import { recordAppointmentRead } from './record-read.server.ts'
import { remindPatient } from './remind-patient.server.ts'
import { renewManageLink } from './renew-link.server.ts'
import { requestAppointment, requestIn } from './request-appointment.server.ts'
import { rescheduleAppointment, rescheduleIn } from './reschedule-appointment.server.ts'

useDatabase()

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const wednesday = Date.parse('2026-10-21T14:00:00Z')
const { appointments, appointmentEvents, auditEvents, messageOutbox } = schema
const patient: BookingActor = { type: 'patient', id: null }
const desk = deskActor()
const manager = deskActor({ id: 'user-2', isManager: true })
const refusal = (code: string, params?: Record<string, unknown>) =>
  expect.objectContaining({
    name: 'DomainError',
    code: `booking.${code}`,
    ...(params && { params: expect.objectContaining(params) as object }),
  }) as Error

let practice: Practice
beforeEach(async () => {
  practice = await withTransaction((tx) => insertPractice(tx))
})

const book = async (overrides: Partial<BookingInput> & { startsAt: number }) =>
  (await bookAppointment(bookingInput(practice, overrides))).appointmentId
const row = async (id: string) => (await db.select().from(appointments).where(eq(appointments.id, id)))[0]!
const eventsOf = (id: string) =>
  db.select().from(appointmentEvents).where(eq(appointmentEvents.appointmentId, id)).orderBy(asc(appointmentEvents.seq))

/** Messages of an appointment with what they say. */
async function messagesOf(id: string) {
  const rows = await db
    .select()
    .from(messageOutbox)
    .where(eq(messageOutbox.subjectId, id))
    .orderBy(asc(messageOutbox.id))
  return rows.map(({ id: rowId, varsEnc, ...rest }) => ({
    ...rest,
    vars: JSON.parse(decryptField(varsEnc, { table: 'message_outbox', column: 'vars_enc', rowId })) as MessageVars,
  }))
}
const waiting = async (id: string) => (await messagesOf(id)).filter(({ state }) => state === 'queued')
const everything = async () => ({
  appointments: await db.select().from(appointments).orderBy(asc(appointments.id)),
  events: await db.select().from(appointmentEvents).orderBy(asc(appointmentEvents.id)),
  audit: await db.select().from(auditEvents).orderBy(asc(auditEvents.seq)),
  messages: await db.select().from(messageOutbox).orderBy(asc(messageOutbox.id)),
  links: await db.select().from(schema.actionTokens).orderBy(asc(schema.actionTokens.id)),
  entries: await db.select().from(schema.waitlistEntries).orderBy(asc(schema.waitlistEntries.id)),
})

describe('confirming', () => {
  it('is one step of the patient or the desk, not to be repeated, and writes to nobody', async () => {
    const appointmentId = await book({ startsAt: wednesday })
    const messages = await messagesOf(appointmentId)
    expect(await confirmAppointment({ appointmentId, actor: patient })).toEqual({ status: 'confirmed' })
    expect(await messagesOf(appointmentId)).toEqual(messages)
    expect(await eventsOf(appointmentId)).toMatchObject([
      { seq: 1 },
      { seq: 2, action: 'confirm', fromStatus: 'booked' },
    ])
    await expect(confirmAppointment({ appointmentId, actor: desk })).rejects.toEqual(refusal('INVALID_TRANSITION'))
    await expect(confirmAppointment({ appointmentId: 'none', actor: patient })).rejects.toEqual(refusal('NOT_FOUND'))
  })
})

describe('rescheduling', () => {
  it('moves a visit on the same reference: frees the old time, rebuilds reminders, counts on the calendar entry', async () => {
    const start = wednesday + 14 * day
    const appointmentId = await book({ startsAt: start })
    const before = await row(appointmentId)
    await confirmAppointment({ appointmentId, actor: patient })
    const startsAt = start + day + hour
    expect(await rescheduleAppointment({ appointmentId, startsAt, actor: patient })).toEqual({ status: 'booked' })
    const after = await row(appointmentId)
    expect(after).toMatchObject({
      reference: before.reference,
      startsAt,
      endsAt: startsAt + 30 * minute,
      rescheduleCount: 1,
      icsSequence: 1,
      version: 3,
    })
    expect((await eventsOf(appointmentId)).at(-1)).toMatchObject({
      action: 'move',
      diff: { startsAt: [start, startsAt] },
    })
    const queued = await waiting(appointmentId)
    expect(queued.every(({ vars }) => vars.startsAt === startsAt)).toBe(true)
    expect(
      queued
        .filter(({ channel }) => channel === 'email')
        .map(({ template }) => template)
        .sort(),
    ).toEqual(['appointment_rescheduled', 'reminder_hours', 'reminder_two_days', 'reminder_week'])
    expect(queued.find(({ template }) => template === 'appointment_rescheduled')!.vars.sequence).toBe(1)
    // The old time is open to others.
    await expect(book({ startsAt: start })).resolves.toBeTruthy()
    await expect(book({ startsAt })).rejects.toEqual(refusal('SLOT_TAKEN'))
  })

  it('keeps the link and makes it last until the day after the new time', async () => {
    const booked = await bookAppointment(bookingInput(practice, { startsAt: wednesday }))
    const { appointmentId, manageToken } = booked
    const move = { appointmentId, startsAt: wednesday + 7 * day, actor: patient }
    await rescheduleAppointment(move)
    const link = await findActionLink(manageToken)
    expect(link).toMatchObject({ state: 'valid', expiresAt: wednesday + 8 * day + 30 * minute })
    const links = (await waiting(appointmentId)).map(({ vars }) => vars.link)
    expect(new Set(links)).toEqual(new Set([siteAddress(`/${manageToken}`, 'zh-Hans')]))
  })

  it('is free where the visit lies over its own old time, and no move at the time it has', async () => {
    const appointmentId = await book({ startsAt: wednesday })
    await withTransaction((tx) => tx.update(schema.visitTypes).set({ alignMinutes: 10 }))
    await rescheduleAppointment({ appointmentId, startsAt: wednesday + 10 * minute, actor: patient })
    const before = await everything()
    await rescheduleAppointment({ appointmentId, startsAt: wednesday + 10 * minute, actor: patient })
    expect(await everything()).toEqual(before)
  })

  it('ends at the cut-off and after three moves, for the patient; the desk may go on', async () => {
    const appointmentId = await book({ startsAt: wednesday + day })
    const move = (index: number, actor: BookingActor) =>
      rescheduleAppointment({ appointmentId, startsAt: wednesday + day + index * hour, actor })
    for (const index of [1, 2, 3]) await move(index, patient)
    await expect(move(4, patient)).rejects.toEqual(refusal('TOO_MANY_RESCHEDULES'))
    expect(await move(4, desk)).toEqual({ status: 'booked' })
    const other = await book({ startsAt: wednesday })
    setClock(wednesday - 4 * hour + 1)
    const late = { appointmentId: other, startsAt: wednesday + 2 * day }
    await expect(rescheduleAppointment({ ...late, actor: patient })).rejects.toEqual(refusal('CUTOFF_PASSED'))
    setClock(wednesday - 4 * hour)
    expect(await rescheduleAppointment({ ...late, actor: patient })).toEqual({ status: 'booked' })
  })

  it('counts the patient’s own moves, not those of the clinic; the calendar entry counts both', async () => {
    await withTransaction((tx) => tx.update(schema.visitTypes).set({ maxReschedules: 1 }))
    const appointmentId = await book({ startsAt: wednesday + day })
    const move = (hours: number, actor: BookingActor) =>
      rescheduleAppointment({ appointmentId, startsAt: wednesday + day + hours * hour, actor })
    await move(1, desk)
    await move(2, manager)
    expect(await row(appointmentId)).toMatchObject({ rescheduleCount: 0, icsSequence: 2 })
    expect((await findManagedAppointment(appointmentId))!.can.move).toEqual({ ok: true })
    await move(3, patient)
    expect(await row(appointmentId)).toMatchObject({ rescheduleCount: 1, icsSequence: 3 })
    await expect(move(4, patient)).rejects.toEqual(refusal('TOO_MANY_RESCHEDULES'))
  })

  it('keeps to the cut-off of the kind of visit that was booked, not of the one that is wanted', async () => {
    const strict = await withTransaction((tx) =>
      insertVisitType(tx, practice.providerFacilityId, { rescheduleNoticeMinutes: 48 * 60 }),
    )
    const startsAt = wednesday + 2 * day
    const [usual, surgery] = [await book({ startsAt }), await book({ startsAt: startsAt + hour, visitTypeId: strict })]
    setClock(startsAt - 24 * hour)
    const to = wednesday + 5 * day
    const lax = { appointmentId: surgery, startsAt: to, visitTypeId: practice.visitTypeId, actor: patient }
    await expect(rescheduleAppointment(lax)).rejects.toEqual(refusal('CUTOFF_PASSED'))
    const wanted = { appointmentId: usual, startsAt: to, visitTypeId: strict, actor: patient }
    expect(await rescheduleAppointment(wanted)).toEqual({ status: 'booked' })
  })

  it('goes to another facility and visit type of the provider, never to another provider', async () => {
    const { second, stranger } = await withTransaction(async (tx) => ({
      second: await insertProviderFacility(tx, {
        providerId: practice.providerId,
        facilityId: await insertFacility(tx),
      }),
      stranger: await insertPractice(tx),
    }))
    const appointmentId = await book({ startsAt: wednesday })
    const to = (where: Practice) => ({ appointmentId, ...where, startsAt: wednesday + day, actor: patient })
    await expect(rescheduleAppointment(to(stranger))).rejects.toEqual(refusal('NOT_FOUND'))
    await rescheduleAppointment(to(second))
    expect(await row(appointmentId)).toMatchObject({ visitTypeId: second.visitTypeId, rescheduleCount: 1 })
    expect(Object.keys((await eventsOf(appointmentId)).at(-1)!.diff).sort()).toEqual([
      'providerFacilityId',
      'startsAt',
      'visitTypeId',
    ])
  })

  it('uses the time that the patient holds, and no other', async () => {
    const appointmentId = await book({ startsAt: wednesday })
    const startsAt = wednesday + day
    await holdSlot({ ...practice, startsAt, holderKey: 'mine' })
    await expect(rescheduleAppointment({ appointmentId, startsAt, actor: patient })).rejects.toEqual(
      refusal('SLOT_TAKEN'),
    )
    await rescheduleAppointment({ appointmentId, startsAt, actor: patient, holderKey: 'mine' })
    expect((await db.select().from(schema.slotHolds))[0]!.status).toBe('converted')
  })

  it('never meets a booking of the same time: one of them has it', async () => {
    for (let round = 0; round < 6; round++) {
      const target = wednesday + (7 + round) * day
      if ([6, 0].includes(new Date(target).getUTCDay())) continue
      const appointmentId = await book({ startsAt: target + hour })
      const answers = await Promise.allSettled([
        ...(round % 2 ? [book({ startsAt: target })] : []),
        rescheduleAppointment({ appointmentId, startsAt: target, actor: patient }),
        ...(round % 2 ? [] : [book({ startsAt: target })]),
      ])
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })
})

describe('reminding', () => {
  it('is done once a day on the calendar of the facility, by text and by e-mail, and is audited', async () => {
    const appointmentId = await book({ startsAt: wednesday + 7 * day })
    const remind = () => remindPatient({ appointmentId, actor: desk })
    // Tuesday, half past seven in the evening in New York, and an hour later: Wednesday has begun in Greenwich.
    setClock(Date.parse('2026-10-20T23:30:00Z'))
    expect([await remind(), await remind()]).toEqual([2, 0])
    setClock(Date.parse('2026-10-21T00:30:00Z'))
    expect(await remind()).toBe(0)
    setClock(Date.parse('2026-10-21T04:00:00Z'))
    expect(await remind()).toBe(2)
    const { audit, messages } = await everything()
    expect(audit.filter(({ action }) => action === 'notifications.message_queue')).toHaveLength(2)
    expect(messages.filter(({ template }) => template === 'reminder_desk')).toHaveLength(4)
  })

  it('is refused for a visit that has begun or was called off', async () => {
    const [past, off] = [await book({ startsAt: wednesday }), await book({ startsAt: wednesday + day })]
    await cancelAppointment({ appointmentId: off, actor: desk, reasonCode: null })
    await expect(remindPatient({ appointmentId: off, actor: desk })).rejects.toEqual(refusal('INVALID_TRANSITION'))
    setClock(wednesday)
    await expect(remindPatient({ appointmentId: past, actor: desk })).rejects.toEqual(refusal('INVALID_TRANSITION'))
  })
})

describe('cancelling', () => {
  it('frees the time, takes reminders back, tells the patient with the next calendar sequence', async () => {
    const appointmentId = await book({ startsAt: wednesday })
    const cancellation = { appointmentId, actor: patient, reasonCode: 'schedule_conflict' }
    expect(await cancelAppointment(cancellation)).toEqual({ status: 'cancelled' })
    expect(await row(appointmentId)).toMatchObject({
      cancelReasonCode: 'schedule_conflict',
      cancelledBy: 'patient',
      icsSequence: 1,
    })
    const queued = await waiting(appointmentId)
    expect(queued.map(({ template }) => template)).toEqual(Array(2).fill('appointment_cancelled_by_patient'))
    expect(queued[0]!.vars).toMatchObject({ sequence: 1, startsAt: wednesday })
    await expect(book({ startsAt: wednesday })).resolves.toBeTruthy()
    await expect(cancelAppointment(cancellation)).rejects.toEqual(refusal('INVALID_TRANSITION'))
  })

  it('is the patient’s until the cut-off and the desk’s at any time', async () => {
    const appointmentId = await book({ startsAt: wednesday })
    setClock(wednesday - 4 * hour + 1)
    const managed = await findManagedAppointment(appointmentId)
    expect(managed!.can.cancel).toEqual({ ok: false, guard: 'before_cancel_cutoff' })
    const late = { appointmentId, reasonCode: 'other' }
    await expect(cancelAppointment({ ...late, actor: patient })).rejects.toEqual(refusal('CUTOFF_PASSED'))
    await expect(cancelAppointment({ ...late, actor: { type: 'system' } })).rejects.toEqual(
      refusal('INVALID_TRANSITION', { guard: 'closure_decided' }),
    )
    expect(await cancelAppointment({ ...late, actor: desk })).toEqual({ status: 'cancelled' })
    expect((await waiting(appointmentId)).map(({ template }) => template)).toContain('appointment_cancelled_by_clinic')
  })

  it('takes a known reason or none', async () => {
    const appointmentId = await book({ startsAt: wednesday })
    const cancel = (reasonCode: string | null) => cancelAppointment({ appointmentId, actor: patient, reasonCode })
    await expect(cancel('I have cancer')).rejects.toEqual(refusal('INVALID_INPUT'))
    expect(await cancel(null)).toEqual({ status: 'cancelled' })
  })
})

describe('requests', () => {
  const windows = [{ date: '2026-10-22', part: 'am' }] as const
  const form = (overrides: Partial<BookingInput> = {}) => {
    const { startsAt: _, holderKey: __, ...rest } = bookingInput(practice, { startsAt: 0, ...overrides })
    return { ...rest, visitTypeId: null, windows }
  }

  it('wish for a time without keeping one; the desk picks', async () => {
    const { appointmentId, status } = await requestAppointment(form())
    expect(status).toBe('requested')
    expect(await row(appointmentId)).toMatchObject({ startsAt: null, requestedWindows: windows })
    const { visitTypeId } = practice
    await expect(approveRequest({ appointmentId, actor: desk })).rejects.toEqual(
      refusal('INVALID_TRANSITION', { guard: 'has_time' }),
    )
    await expect(approveRequest({ appointmentId, actor: patient, startsAt: wednesday })).rejects.toEqual(
      refusal('INVALID_TRANSITION'),
    )
    const taken = await book({ startsAt: wednesday })
    await expect(approveRequest({ appointmentId, actor: desk, startsAt: wednesday })).rejects.toEqual(
      refusal('SLOT_TAKEN'),
    )
    await cancelAppointment({ appointmentId: taken, actor: desk, reasonCode: null })
    // Half past six in the evening: outside of the published hours.
    const evening = wednesday + 8.5 * hour
    await approveRequest({ appointmentId, actor: desk, startsAt: evening, visitTypeId, override: anyway(evening) })
    expect(await row(appointmentId)).toMatchObject({
      status: 'booked',
      startsAt: evening,
      answerDueAt: null,
      visitTypeId,
    })
    const templates = (await waiting(appointmentId)).map(({ template }) => template)
    expect(templates).toContain('appointment_confirmed')
    expect(templates).not.toContain('appointment_requested')
    expect(templates).toContain('reminder_hours')
  })

  it('leave the calendar for what becomes of them: each answer has the next sequence', async () => {
    await withTransaction((tx) => tx.update(schema.visitTypes).set({ approval: 'manual' }))
    const file = async (id: string) =>
      (await calendarFile(id, 'en-US', 'https://ticket.test/a'))!.match(/^(METHOD|SEQUENCE|DTSTART;.*|STATUS):.*/gm)
    const entry = (sequence: number, start: string, status: string) => [
      `METHOD:${status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'}`,
      `SEQUENCE:${sequence}`,
      `DTSTART;TZID=America/New_York:${start}`,
      `STATUS:${status}`,
    ]
    const [one, two, three] = [
      await book({ startsAt: wednesday }),
      await book({ startsAt: wednesday + hour }),
      await book({ startsAt: wednesday + 2 * hour }),
    ]
    expect(await file(one)).toEqual(entry(0, '20261021T100000', 'TENTATIVE'))
    await approveRequest({ appointmentId: one, actor: desk, startsAt: wednesday + day })
    expect(await file(one)).toEqual(entry(1, '20261022T100000', 'CONFIRMED'))
    const queued = await waiting(one)
    expect(queued.find(({ template }) => template === 'appointment_confirmed')!.vars.sequence).toBe(1)
    await declineRequest({ appointmentId: two, actor: desk, reasonCode: 'no_time' })
    expect(await file(two)).toEqual(entry(1, '20261021T110000', 'CANCELLED'))
    setClock(wednesday + hour)
    expect(await expireRequests()).toBe(1)
    expect(await file(three)).toEqual(entry(1, '20261021T120000', 'CANCELLED'))
  })

  it('are answered once a form and once a provider; wishes lie ahead', async () => {
    const input = form({ patient: somebody() })
    const first = await requestAppointment(input)
    expect(await requestAppointment(input)).toEqual(first)
    const heldLinks = { ids: [(await findActionLink(first.manageToken))!.id], proven: [] }
    await expect(requestAppointment({ ...input, idempotencyKey: 'another', heldLinks })).rejects.toEqual(
      refusal('DUPLICATE_BOOKING'),
    )
    const unknown = await requestAppointment({ ...input, idempotencyKey: 'a stranger' })
    expect((await row(unknown.appointmentId)).possibleDoubleOf).toBe(first.appointmentId)
    const bad = (date: string) => requestAppointment({ ...form(), windows: [{ date, part: 'pm' }] })
    await expect(bad('2026-10-19')).rejects.toEqual(refusal('INVALID_INPUT'))
    await expect(requestAppointment({ ...form(), windows: [] })).rejects.toEqual(refusal('INVALID_INPUT'))
  })

  it('may be taken back by the patient and turned down by the desk, with a reason that is not told', async () => {
    const one = await requestAppointment(form())
    expect(await cancelAppointment({ ...one, actor: patient, reasonCode: null })).toEqual({ status: 'cancelled' })
    expect((await waiting(one.appointmentId))[0]!.vars.sequence).toBeUndefined()
    const two = await requestAppointment(form())
    const declining = { ...two, actor: desk, reasonCode: 'no_time' } as const
    expect(await declineRequest(declining)).toEqual({ status: 'declined' })
    const queued = await waiting(two.appointmentId)
    expect(queued.map(({ template }) => template)).toEqual(Array(2).fill('appointment_declined'))
    expect(JSON.stringify(queued)).not.toContain('no_time')
  })

  it('expire unanswered after 24 business hours, or when their time has come too near', async () => {
    await withTransaction((tx) => tx.update(schema.visitTypes).set({ approval: 'manual' }))
    // Friday 2026-10-23 10:00: the weekend does not count.
    setClock(Date.parse('2026-10-23T14:00:00Z'))
    const { appointmentId } = await requestAppointment({ ...form(), windows: [{ date: '2026-10-28', part: 'am' }] })
    const near = await book({ startsAt: Date.parse('2026-10-23T19:00:00Z') })
    expect(await expireRequests()).toBe(0)
    setClock(Date.parse('2026-10-23T17:00:00Z'))
    expect(await expireRequests()).toBe(1)
    expect((await row(near)).status).toBe('expired')
    setClock(Date.parse('2026-10-26T14:00:00Z') - 1)
    expect(await expireRequests()).toBe(0)
    setClock(Date.parse('2026-10-26T14:00:00Z'))
    expect(await expireRequests()).toBe(1)
    expect((await eventsOf(appointmentId)).at(-1)).toMatchObject({
      action: 'expire',
      actorType: 'system',
      actorId: null,
    })
    expect((await waiting(appointmentId)).map(({ template }) => template)).toContain('appointment_declined')
    expect(await expireRequests()).toBe(0)
  })
})

describe('the day of the visit', () => {
  it('goes from arrival to completion, with the times of each', async () => {
    const appointmentId = await book({ startsAt: wednesday })
    const step = { appointmentId, actor: desk }
    setClock(wednesday - 90 * minute - 1)
    await expect(markArrived(step)).rejects.toEqual(refusal('INVALID_TRANSITION', { guard: 'check_in_open' }))
    setClock(wednesday - 90 * minute)
    expect(await markArrived(step)).toEqual({ status: 'arrived' })
    await expect(markArrived({ ...step, actor: patient })).rejects.toEqual(refusal('INVALID_TRANSITION'))
    setClock(wednesday)
    expect(await markInRoom(step)).toEqual({ status: 'in_room' })
    setClock(wednesday + 20 * minute)
    expect(await markCompleted(step)).toEqual({ status: 'completed' })
    expect(await row(appointmentId)).toMatchObject({
      checkedInAt: wednesday - 90 * minute,
      roomedAt: wednesday,
      completedAt: wednesday + 20 * minute,
    })
    await expect(undoTransition(step)).rejects.toEqual(refusal('INVALID_TRANSITION'))
    expect(await undoTransition({ appointmentId, actor: manager })).toEqual({ status: 'in_room' })
    expect((await row(appointmentId)).completedAt).toBeNull()
    await expect(undoTransition({ appointmentId, actor: manager })).rejects.toEqual(refusal('INVALID_TRANSITION'))
  })

  it('lets a manager take a step back for 24 hours', async () => {
    const appointmentId = await book({ startsAt: wednesday })
    setClock(wednesday + 15 * minute)
    await markNoShow({ appointmentId, actor: desk })
    setClock(now() + day + 1)
    await expect(undoTransition({ appointmentId, actor: manager })).rejects.toEqual(
      refusal('INVALID_TRANSITION', { guard: 'undo_open' }),
    )
    setClock(now() - 1)
    expect(await undoTransition({ appointmentId, actor: manager })).toEqual({ status: 'booked' })
  })

  it('gives the time of a missed visit back only while nobody else has it', async () => {
    const appointmentId = await book({ startsAt: wednesday })
    const { appointmentId: other } = await requestAppointment({
      ...bookingInput(practice, { startsAt: 0 }),
      windows: [{ date: '2026-10-21', part: 'am' }],
    })
    setClock(wednesday + 15 * minute)
    await markNoShow({ appointmentId, actor: desk })
    await approveRequest({ appointmentId: other, actor: desk, startsAt: wednesday + 20 * minute })
    await expect(markArrived({ appointmentId, actor: desk })).rejects.toEqual(refusal('SLOT_TAKEN'))
    await cancelAppointment({ appointmentId: other, actor: desk, reasonCode: null })
    expect(await markArrived({ appointmentId, actor: desk })).toEqual({ status: 'arrived' })
  })

  it('marks a visit for the desk after two missed ones at one practice in twelve months; the desk keeps it', async () => {
    const person = somebody()
    const visit = (date: number) => book({ startsAt: date, patient: person })
    const dates = [wednesday, wednesday + day, wednesday + 2 * day]
    for (const date of dates.slice(0, 2)) {
      const appointmentId = await visit(date)
      setClock(date + 15 * minute)
      await markNoShow({ appointmentId, actor: desk })
    }
    const appointmentId = await visit(dates[2]!)
    expect(await row(appointmentId)).toMatchObject({ status: 'booked', missedBefore: true })
    await expect(keepAppointment({ appointmentId, actor: patient })).rejects.toEqual(refusal('INVALID_TRANSITION'))
    expect(await keepAppointment({ appointmentId, actor: desk })).toEqual({ status: 'booked' })
    expect(await row(appointmentId)).toMatchObject({ status: 'booked', missedBefore: false })
    await expect(keepAppointment({ appointmentId, actor: desk })).rejects.toEqual(refusal('INVALID_TRANSITION'))
  })

  it('lets a manager strike out what was entered in error', async () => {
    const appointmentId = await book({ startsAt: wednesday })
    await expect(markEnteredInError({ appointmentId, actor: desk })).rejects.toEqual(refusal('INVALID_TRANSITION'))
    expect(await markEnteredInError({ appointmentId, actor: manager })).toEqual({ status: 'entered_in_error' })
    // Neither a reminder nor the word that it is booked goes out any more.
    expect(await waiting(appointmentId)).toEqual([])
    expect(await row(appointmentId)).toMatchObject({ icsSequence: 1 })
    await expect(book({ startsAt: wednesday })).resolves.toBeTruthy()
  })

  it('tells nobody at eight in the morning that a visit is confirmed which was struck out at night', async () => {
    await withTransaction((tx) => tx.update(schema.visitTypes).set({ approval: 'manual' }))
    const appointmentId = await book({ startsAt: wednesday + 5 * day })
    // Tuesday, ten in the evening in New York.
    setClock(Date.parse('2026-10-21T02:00:00Z'))
    await approveRequest({ appointmentId, actor: desk })
    expect((await waiting(appointmentId)).map(({ template }) => template)).toContain('appointment_confirmed')
    await markEnteredInError({ appointmentId, actor: manager })
    expect(await waiting(appointmentId)).toEqual([])
  })
})

describe('the link', () => {
  it('is sent again while it works, and followed by another when it has ended', async () => {
    const booked = await bookAppointment(bookingInput(practice, { startsAt: wednesday, smsConsent: false }))
    const { appointmentId, manageToken } = booked
    await renewManageLink({ appointmentId, channels: ['email'] })
    const sent = async () => (await messagesOf(appointmentId)).filter(({ template }) => template === 'link_renewed')
    expect((await sent()).map(({ channel, vars }) => [channel, vars.link])).toEqual([
      ['email', siteAddress(`/${manageToken}`, 'zh-Hans')],
    ])
    setClock(wednesday + 3 * day)
    expect(await findActionLink(manageToken)).toMatchObject({ state: 'expired' })
    await renewManageLink({ appointmentId })
    const links = (await sent()).slice(1)
    expect(links.map(({ channel }) => channel).sort()).toEqual(['email', 'sms'])
    const token = links[0]!.vars.link!.split('/').at(-1)!
    expect(token).not.toBe(manageToken)
    expect(await findActionLink(token)).toMatchObject({ state: 'valid', subjectId: appointmentId })
    expect(await findActionLink(manageToken)).toMatchObject({ state: 'revoked' })
  })

  it('shows a ticket whose reading is recorded', async () => {
    const appointmentId = await book({ startsAt: wednesday })
    const ticket = await getTicket(appointmentId, 'zh-Hant')
    expect(ticket).toMatchObject({
      status: 'booked',
      patient: { nameZh: '陈小明' },
      bookedBy: null,
      doctor: { nameEn: 'Zhining Bai, MD' },
      providerFacility: { nameEn: 'Harbor Practice', addressLines: ['1 Test Street', 'New York, NY 10013'] },
    })
    await recordAppointmentRead(appointmentId, patient)
    const last = (await everything()).audit.at(-1)
    expect(last).toMatchObject({ action: 'booking.appointment_read', subjectId: appointmentId })
    await expect(getTicket('none', 'zh-Hans')).rejects.toEqual(refusal('NOT_FOUND'))
    expect(await findManagedAppointment('none')).toBeNull()
  })
})

describe('a failure', () => {
  const steps: Record<string, (tx: Transaction, appointmentId: string) => Promise<unknown>> = {
    confirm: (tx, appointmentId) => confirmIn(tx, { appointmentId, actor: patient }),
    reschedule: (tx, appointmentId) =>
      rescheduleIn(tx, { appointmentId, startsAt: wednesday + day, actor: patient, holderKey: 'mine' }),
    cancel: (tx, appointmentId) => cancelIn(tx, { appointmentId, actor: patient, reasonCode: null }),
    approve: (tx, appointmentId) => approveIn(tx, { appointmentId, actor: desk, startsAt: wednesday + 2 * hour }),
    decline: (tx, appointmentId) => declineIn(tx, { appointmentId, actor: desk, reasonCode: 'other' }),
    strike: (tx, appointmentId) => attendIn(tx, 'mark_entered_in_error', { appointmentId, actor: manager }),
    request: (tx) => {
      const input = bookingInput(practice, { startsAt: 0, idempotencyKey: 'one', patient: somebody({ phone: null }) })
      return requestIn(tx, { ...input, windows: [{ date: '2026-10-22', part: 'am' }] })
    },
  }

  it.each(Object.keys(steps))('at any write of %s leaves everything as it was', async (name) => {
    if (name === 'approve' || name === 'decline')
      await withTransaction((tx) => tx.update(schema.visitTypes).set({ approval: 'manual' }))
    const appointmentId = await book({ startsAt: wednesday })
    if (name === 'reschedule') await holdSlot({ ...practice, startsAt: wednesday + day, holderKey: 'mine' })
    const before = await everything()
    let failures = 0
    for (let failAt = 1; ; failAt++) {
      const attempt = withTransaction((tx) => steps[name]!(failingAt(tx, failAt), appointmentId))
      const outcome = await attempt.then(
        () => 'done',
        (error: Error) => error.message,
      )
      if (outcome === 'done') break
      expect(outcome).toBe('injected')
      expect(await everything()).toEqual(before)
      failures += 1
    }
    expect(failures).toBeGreaterThanOrEqual(5)
    const after = await everything()
    expect(after.events).toHaveLength(before.events.length + 1)
    expect(after.audit.length).toBeGreaterThan(before.audit.length)
  })
})
