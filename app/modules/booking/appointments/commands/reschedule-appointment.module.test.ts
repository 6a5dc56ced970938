import { describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import type { BookingActor } from '#app/modules/booking/booking-input.ts'
import { holdSlot } from '#app/modules/booking/holds/commands/hold-slot.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import {
  bookId,
  day,
  desk,
  eventsOf,
  everything,
  hour,
  manager,
  minute,
  patient,
  practice,
  refusal,
  row,
  usePractice,
  waiting,
  wednesday,
} from '#tests/factories/appointments.ts'
import {
  bookingInput,
  insertPractice,
  insertProviderFacility,
  insertVisitType,
  type Practice,
} from '#tests/factories/booking.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import { findManagedAppointment } from '../queries/managed-appointment.server.ts'
import { bookAppointment } from './book-appointment.server.ts'
import { confirmAppointment } from './confirm-appointment.server.ts'
import { rescheduleAppointment } from './reschedule-appointment.server.ts'

usePractice()

describe('rescheduling', () => {
  it('moves a visit on the same reference: frees the old time, rebuilds reminders, counts on the calendar entry', async () => {
    const start = wednesday + 14 * day
    const appointmentId = await bookId({ startsAt: start })
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
    await expect(bookId({ startsAt: start })).resolves.toBeTruthy()
    await expect(bookId({ startsAt })).rejects.toEqual(refusal('SLOT_TAKEN'))
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
    const appointmentId = await bookId({ startsAt: wednesday })
    await withTransaction((tx) => tx.update(schema.visitTypes).set({ alignMinutes: 10 }))
    await rescheduleAppointment({ appointmentId, startsAt: wednesday + 10 * minute, actor: patient })
    const before = await everything()
    await rescheduleAppointment({ appointmentId, startsAt: wednesday + 10 * minute, actor: patient })
    expect(await everything()).toEqual(before)
  })

  it('ends at the cut-off and after three moves, for the patient; the desk may go on', async () => {
    const appointmentId = await bookId({ startsAt: wednesday + day })
    const move = (index: number, actor: BookingActor) =>
      rescheduleAppointment({ appointmentId, startsAt: wednesday + day + index * hour, actor })
    for (const index of [1, 2, 3]) await move(index, patient)
    await expect(move(4, patient)).rejects.toEqual(refusal('TOO_MANY_RESCHEDULES'))
    expect(await move(4, desk)).toEqual({ status: 'booked' })
    const other = await bookId({ startsAt: wednesday })
    setClock(wednesday - 4 * hour + 1)
    const late = { appointmentId: other, startsAt: wednesday + 2 * day }
    await expect(rescheduleAppointment({ ...late, actor: patient })).rejects.toEqual(refusal('CUTOFF_PASSED'))
    setClock(wednesday - 4 * hour)
    expect(await rescheduleAppointment({ ...late, actor: patient })).toEqual({ status: 'booked' })
  })

  it('counts the patient’s own moves, not those of the clinic; the calendar entry counts both', async () => {
    await withTransaction((tx) => tx.update(schema.visitTypes).set({ maxReschedules: 1 }))
    const appointmentId = await bookId({ startsAt: wednesday + day })
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
    const [usual, surgery] = [
      await bookId({ startsAt }),
      await bookId({ startsAt: startsAt + hour, visitTypeId: strict }),
    ]
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
    const appointmentId = await bookId({ startsAt: wednesday })
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
    const appointmentId = await bookId({ startsAt: wednesday })
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
      const appointmentId = await bookId({ startsAt: target + hour })
      const answers = await Promise.allSettled([
        ...(round % 2 ? [bookId({ startsAt: target })] : []),
        rescheduleAppointment({ appointmentId, startsAt: target, actor: patient }),
        ...(round % 2 ? [] : [bookId({ startsAt: target })]),
      ])
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })
})
