import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { verifyAudit } from '#app/modules/audit/queries/verify-audit.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import { anyway, bookingInput, insertPractice, insertVisitType, type Practice } from '#tests/factories/booking.ts'
import { failingAt } from '#tests/fakes/failing-transaction.ts'
import { useDatabase } from '#tests/setup/database.ts'
import type { BookingInput } from '#app/modules/booking/booking-input.ts'
import { registerIn, registerWalkIn, type WalkIn } from './register-walk-in.server.ts'
import { approveRequest } from './answer-request.server.ts'
import { markArrived, markCompleted, markInRoom, markNoShow, undoTransition } from './attend-appointment.server.ts'
import { bookAppointment } from './book-appointment.server.ts'
import { cancelAppointment } from './cancel-appointment.server.ts'
import { requestAppointment } from './request-appointment.server.ts'
import { rescheduleAppointment } from './reschedule-appointment.server.ts'

useDatabase()

const minute = 60_000
const hour = 60 * minute
/** Wednesday, 10:00 in New York. */
const wednesday = Date.parse('2026-10-21T14:00:00Z')
/** 19:00 that day: outside of the published hours. */
const evening = wednesday + 9 * hour
const desk = deskActor()
const manager = deskActor({ id: 'user-2', isManager: true })
const { appointments, appointmentEvents, auditEvents, messageOutbox, patients, resources } = schema
const refusal = (code: string) => expect.objectContaining({ code: `booking.${code}` }) as Error

let practice: Practice
beforeEach(async () => {
  practice = await withTransaction((tx) => insertPractice(tx))
})

const book = async (overrides: Partial<BookingInput> & { startsAt: number }) =>
  (
    await bookAppointment(
      bookingInput(practice, { actor: desk, source: 'phone', override: anyway(overrides.startsAt), ...overrides }),
    )
  ).appointmentId
const rowOf = async (id: string) => (await db.select().from(appointments).where(eq(appointments.id, id)))[0]!
const visitType = (overrides: Parameters<typeof insertVisitType>[2]) =>
  withTransaction((tx) => insertVisitType(tx, practice.providerFacilityId, overrides))

async function rooms(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `room-${index + 1}`)
  await withTransaction(async (tx) => {
    for (const id of ids)
      await tx.insert(resources).values({ id, facilityId: practice.facilityId, kind: 'room', name: id, capacity: 1 })
  })
  return ids
}

describe('a booking of the desk', () => {
  it.each(['phone', 'front_desk'] as const)(
    'is booked at once, whatever asks patients to wait (%s)',
    async (source) => {
      const visitTypeId = await visitType({ approval: 'manual', leadMinutes: 10_000 })
      const id = await book({ startsAt: wednesday, visitTypeId, source })
      expect(await rowOf(id)).toMatchObject({ status: 'booked', source, startsAt: wednesday })
      const [event] = await db.select().from(appointmentEvents).where(eq(appointmentEvents.appointmentId, id))
      expect(event).toMatchObject({ action: 'book', actorType: 'staff', actorId: 'user-1' })
      const told = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'appointment_booked'))
      expect(told.map(({ channel }) => channel).sort()).toEqual(['email', 'sms'])
    },
  )

  it('may lie outside of the published hours, never over another visit, never in the past', async () => {
    await book({ startsAt: evening })
    await expect(book({ startsAt: evening + 20 * minute })).rejects.toEqual(refusal('SLOT_TAKEN'))
    await expect(book({ startsAt: evening - 20 * minute })).rejects.toEqual(refusal('SLOT_TAKEN'))
    await expect(book({ startsAt: now() - minute })).rejects.toEqual(refusal('TOO_SOON'))
    expect(await rowOf(await book({ startsAt: evening + 30 * minute }))).toMatchObject({ seat: 0, resourceIds: [] })
    await expect(bookAppointment(bookingInput(practice, { startsAt: evening + 2 * hour }))).rejects.toEqual(
      refusal('CLOSED'),
    )
  })

  it('keeps the buffers, unless it has read of them', async () => {
    const visitTypeId = await visitType({ minutes: 20, bufferBefore: 5, bufferAfter: 10 })
    await book({ startsAt: evening, visitTypeId })
    const near = {
      startsAt: evening + 30 * minute,
      visitTypeId,
      override: { ...anyway(evening + 30 * minute), kinds: ['hours' as const] },
    }
    await expect(book(near)).rejects.toEqual(refusal('OUTSIDE_HOURS'))
    const next = await rowOf(await book({ startsAt: evening + 35 * minute, visitTypeId }))
    expect(next).toMatchObject({ busyFrom: evening + 30 * minute, busyTo: evening + 65 * minute })
  })

  it('fills the seats of a group, in one room, and no more than there are', async () => {
    const [room] = await rooms(2)
    const visitTypeId = await visitType({ capacity: 3, resourceKinds: ['room'] })
    const seats = []
    for (let index = 0; index < 3; index++) seats.push(await rowOf(await book({ startsAt: evening, visitTypeId })))
    expect(seats.map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(seats.map(({ resourceIds }) => resourceIds)).toEqual([[room], [room], [room]])
    await expect(book({ startsAt: evening, visitTypeId })).rejects.toEqual(refusal('SLOT_TAKEN'))
    // Who leaves gives the seat back.
    await cancelAppointment({ appointmentId: seats[1]!.id, actor: desk, reasonCode: 'patient_called' })
    expect(await rowOf(await book({ startsAt: evening, visitTypeId }))).toMatchObject({ seat: 1, resourceIds: [room] })
    await expect(book({ startsAt: evening + 10 * minute, visitTypeId })).rejects.toEqual(refusal('SLOT_TAKEN'))
  })

  it('takes a room that is free, and none when all are taken, whoever has them', async () => {
    const ids = await rooms(2)
    const own = await visitType({ resourceKinds: ['room'] })
    // Two colleagues of the same facility.
    const taken = []
    for (let index = 0; index < 2; index++) {
      const colleague = await withTransaction((tx) =>
        insertPractice(tx, { visitType: { resourceKinds: ['room'] } }).then(async (other) => {
          await tx
            .update(schema.providerFacilities)
            .set({ facilityId: practice.facilityId })
            .where(eq(schema.providerFacilities.id, other.providerFacilityId))
          return other
        }),
      )
      const input = bookingInput(colleague, {
        startsAt: evening + index * hour,
        actor: desk,
        override: anyway(evening + index * hour),
      })
      taken.push((await bookAppointment(input)).appointmentId)
    }
    expect((await rowOf(taken[0]!)).resourceIds).toEqual([ids[0]])
    expect((await rowOf(await book({ startsAt: evening, visitTypeId: own }))).resourceIds).toEqual([ids[1]])
    await withTransaction((tx) => tx.delete(resources).where(eq(resources.id, ids[1]!)))
    await expect(book({ startsAt: evening + hour, visitTypeId: own })).rejects.toEqual(refusal('SLOT_TAKEN'))
  })

  it('moves into another seat and room, and a request is approved into one', async () => {
    const [room] = await rooms(1)
    const visitTypeId = await visitType({ capacity: 2, resourceKinds: ['room'] })
    await book({ startsAt: evening, visitTypeId })
    const other = await book({ startsAt: evening + hour, visitTypeId })
    await rescheduleAppointment({ appointmentId: other, startsAt: evening, actor: desk, override: anyway(evening) })
    expect(await rowOf(other)).toMatchObject({ seat: 1, resourceIds: [room], startsAt: evening })
    const windows = [{ date: '2026-10-21', part: 'evening' as const }]
    const input = bookingInput(practice, { startsAt: 0 })
    const { appointmentId } = await requestAppointment({ ...input, visitTypeId: null, windows })
    const approval = { appointmentId, actor: desk, visitTypeId }
    await expect(approveRequest({ ...approval, startsAt: evening, override: anyway(evening) })).rejects.toEqual(
      refusal('SLOT_TAKEN'),
    )
    await approveRequest({ ...approval, startsAt: evening + hour, override: anyway(evening + hour) })
    expect(await rowOf(appointmentId)).toMatchObject({ status: 'booked', seat: 0, resourceIds: [room] })
  })

  it('that was missed comes back into a seat that is free', async () => {
    await rooms(1)
    const visitTypeId = await visitType({ capacity: 2, resourceKinds: ['room'] })
    const first = await book({ startsAt: evening, visitTypeId })
    const second = await book({ startsAt: evening, visitTypeId })
    setClock(evening + 20 * minute)
    await markNoShow({ appointmentId: first, actor: desk })
    await undoTransition({ appointmentId: first, actor: manager })
    expect(await rowOf(first)).toMatchObject({ status: 'booked', seat: 0, resourceIds: ['room-1'] })
    await markNoShow({ appointmentId: first, actor: desk })
    await withTransaction((tx) => tx.update(appointments).set({ seat: 0 }).where(eq(appointments.id, second)))
    await markArrived({ appointmentId: first, actor: desk })
    expect(await rowOf(first)).toMatchObject({ status: 'arrived', seat: 1 })
  })
})

describe('a walk-in', () => {
  const walkIn = (overrides: Partial<WalkIn> = {}): WalkIn => {
    const {
      startsAt: _startsAt,
      holderKey: _holderKey,
      source: _source,
      ...input
    } = bookingInput(practice, { startsAt: 0 })
    return { ...input, actor: desk, ...overrides }
  }

  it('has arrived, waits without a time, takes nobody the time of a slot, and is written to by nobody', async () => {
    setClock(wednesday + 12_345)
    const { appointmentId, reference } = await registerWalkIn(walkIn({ reason: 'cough' }))
    const row = await rowOf(appointmentId)
    const timeless = { startsAt: null, endsAt: null, busyFrom: null, busyTo: null }
    expect(row).toMatchObject({
      reference,
      status: 'arrived',
      source: 'walk_in',
      ...timeless,
      checkedInAt: now(),
      version: 1,
    })
    const field = { table: 'appointments', column: 'reason_enc', rowId: appointmentId }
    expect(decryptField(row.reasonEnc!, field)).toBe('cough')
    const [event] = await db.select().from(appointmentEvents)
    expect(event).toMatchObject({ action: 'walk_in', fromStatus: null, toStatus: 'arrived', seq: 1, actorId: 'user-1' })
    expect(await db.$count(messageOutbox)).toBe(0)
    const audit = await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))
    expect(audit.map(({ action }) => action)).toEqual(['booking.patient_create', 'booking.appointment_walk_in'])
    const booked = await book({ startsAt: wednesday + hour })
    expect((await rowOf(booked)).status).toBe('booked')
  })

  it('goes through the day like any other visit', async () => {
    setClock(wednesday)
    const { appointmentId } = await registerWalkIn(walkIn())
    await markInRoom({ appointmentId, actor: desk })
    await markCompleted({ appointmentId, actor: desk })
    expect(await rowOf(appointmentId)).toMatchObject({ status: 'completed', version: 3 })
    const left = await registerWalkIn(walkIn({ idempotencyKey: newId(), visitTypeId: null }))
    await cancelAppointment({ appointmentId: left.appointmentId, actor: desk, reasonCode: 'left_without_visit' })
    expect((await rowOf(left.appointmentId)).status).toBe('cancelled')
    expect(await verifyAudit()).toMatchObject({ ok: true })
  })

  it('sent twice is one', async () => {
    setClock(wednesday)
    const input = walkIn()
    const answers = await Promise.all([registerWalkIn(input), registerWalkIn(input)])
    expect(answers[0]).toEqual(answers[1])
    expect(await db.$count(appointments)).toBe(1)
  })

  it('leaves nothing behind whichever write fails', async () => {
    setClock(wednesday)
    for (let failAt = 1; ; failAt++) {
      const input = walkIn({ idempotencyKey: newId() })
      const isDone = await withTransaction((tx) => registerIn(failingAt(tx, failAt), input)).then(
        () => true,
        (error: Error) => {
          expect(error.message).toBe('injected')
          return false
        },
      )
      if (isDone) {
        expect(failAt).toBeGreaterThan(5)
        break
      }
      const counts = [appointments, appointmentEvents, auditEvents, patients].map((table) => db.$count(table))
      expect(await Promise.all(counts)).toEqual([0, 0, 0, 0])
    }
  })
})
