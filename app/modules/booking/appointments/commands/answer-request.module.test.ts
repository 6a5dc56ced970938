import { describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import type { BookingInput } from '#app/modules/booking/booking-input.ts'
import * as schema from '#drizzle/schema/index.ts'
import {
  bookId,
  day,
  desk,
  eventsOf,
  hour,
  patient,
  practice,
  refusal,
  row,
  usePractice,
  waiting,
  wednesday,
} from '#tests/factories/appointments.ts'
import { anyway, bookingInput, somebody } from '#tests/factories/booking.ts'
import { calendarFile } from '../pages/calendar-file.server.ts'
import { approveRequest, declineRequest } from './answer-request.server.ts'
import { cancelAppointment } from './cancel-appointment.server.ts'
import { expireRequests } from './expire-requests.server.ts'
import { requestAppointment } from './request-appointment.server.ts'

usePractice()

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
    const taken = await bookId({ startsAt: wednesday })
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
      await bookId({ startsAt: wednesday }),
      await bookId({ startsAt: wednesday + hour }),
      await bookId({ startsAt: wednesday + 2 * hour }),
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
    const near = await bookId({ startsAt: Date.parse('2026-10-23T19:00:00Z') })
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
