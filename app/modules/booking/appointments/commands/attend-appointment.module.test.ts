import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import {
  bookId,
  day,
  desk,
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
import { bookingInput, somebody } from '#tests/factories/booking.ts'
import { approveRequest } from './answer-request.server.ts'
import {
  markArrived,
  markCompleted,
  markEnteredInError,
  markInRoom,
  markNoShow,
  undoTransition,
} from './attend-appointment.server.ts'
import { cancelAppointment } from './cancel-appointment.server.ts'
import { keepAppointment } from './keep-appointment.server.ts'
import { requestAppointment } from './request-appointment.server.ts'

usePractice()

describe('the day of the visit', () => {
  it('goes from arrival to completion, with the times of each', async () => {
    const appointmentId = await bookId({ startsAt: wednesday })
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
    const appointmentId = await bookId({ startsAt: wednesday })
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
    const appointmentId = await bookId({ startsAt: wednesday })
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
    const visit = (date: number) => bookId({ startsAt: date, patient: person })
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
    const appointmentId = await bookId({ startsAt: wednesday })
    await expect(markEnteredInError({ appointmentId, actor: desk })).rejects.toEqual(refusal('INVALID_TRANSITION'))
    expect(await markEnteredInError({ appointmentId, actor: manager })).toEqual({ status: 'entered_in_error' })
    // Neither a reminder nor the word that it is booked goes out any more.
    expect(await waiting(appointmentId)).toEqual([])
    expect(await row(appointmentId)).toMatchObject({ icsSequence: 1 })
    await expect(bookId({ startsAt: wednesday })).resolves.toBeTruthy()
  })

  it('tells nobody at eight in the morning that a visit is confirmed which was struck out at night', async () => {
    await withTransaction((tx) => tx.update(schema.visitTypes).set({ approval: 'manual' }))
    const appointmentId = await bookId({ startsAt: wednesday + 5 * day })
    // Tuesday, ten in the evening in New York.
    setClock(Date.parse('2026-10-21T02:00:00Z'))
    await approveRequest({ appointmentId, actor: desk })
    expect((await waiting(appointmentId)).map(({ template }) => template)).toContain('appointment_confirmed')
    await markEnteredInError({ appointmentId, actor: manager })
    expect(await waiting(appointmentId)).toEqual([])
  })
})
