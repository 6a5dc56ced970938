import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { confirmContact } from '#app/modules/notifications/commands/contact-standings.server.ts'
import { deliverDue } from '#app/modules/notifications/delivery/commands/worker.server.ts'
import { messageOutbox, visitTypes } from '#drizzle/schema/index.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice, somebody } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import type { PatientInput } from '#app/modules/booking/booking-input.ts'
import { bookAppointment } from './book-appointment.server.ts'
import { approveRequest, declineRequest } from './answer-request.server.ts'
import { cancelAppointment } from './cancel-appointment.server.ts'
import { rescheduleAppointment } from './reschedule-appointment.server.ts'

useDatabase()

/** Wednesday 10:00 in New York; the tests' clock stands at Tuesday 10:00. */
const wednesday = Date.parse('2026-10-21T14:00:00Z')
const minute = 60_000
const day = 24 * 60 * minute
const desk = deskActor()
let practice: Practice
beforeEach(async () => {
  practice = await withTransaction((tx) => insertPractice(tx))
})

/** Books and cancels again and again under invented names with one contact. */
async function flood(contact: Pick<PatientInput, 'phone' | 'email'>, times = 17, from = wednesday) {
  for (let sent = 0; sent < times; sent++) {
    const startsAt = from + (sent % 10) * 30 * 60_000
    const { appointmentId } = await bookAppointment(bookingInput(practice, { startsAt, patient: somebody(contact) }))
    await cancelAppointment({ appointmentId, actor: { type: 'patient', id: null }, reasonCode: null })
  }
}
const sentNow = async (channel: 'sms' | 'email') =>
  (await db.select().from(messageOutbox)).filter((row) => row.channel === channel && row.notBefore <= now())
const sends = { send: () => Promise.resolve('ref') }
const deliver = () => deliverDue(undefined, { transports: { email: sends, sms: sends } })
const summaries = (rows: Awaited<ReturnType<typeof sentNow>>) =>
  rows.filter(({ template }) => template === 'messages_summary').length

describe('a contact that nobody has confirmed', () => {
  const phone = '+12125550199'

  it('causes twelve messages a day in all, the last one a summary', async () => {
    await flood({ phone, email: null })
    const texts = await sentNow('sms')
    expect([texts.length, summaries(texts)]).toEqual([12, 1])
    setClock(now() + 86_400_000 / 2)
    await flood({ phone, email: null }, 1)
    expect(await sentNow('sms')).toHaveLength(12)
  })

  it('counts text messages and e-mails together', async () => {
    await flood({ phone, email: 'one@example.com' })
    const [texts, mails] = [await sentNow('sms'), await sentNow('email')]
    expect([texts.length, mails.length, summaries(texts), summaries(mails)]).toEqual([6, 6, 1, 1])
  })

  it('is not bounded once its owner has confirmed it', async () => {
    await withTransaction((tx) => confirmContact(tx, 'sms', phone, 'code'))
    await flood({ phone, email: null })
    expect(await sentNow('sms')).toHaveLength(34)
  })

  it('is counted with the reminders of the day on which they are due', async () => {
    const visits = Array.from({ length: 5 }, (_, index) => wednesday + 7 * day + index * 30 * minute)
    for (const startsAt of visits)
      await bookAppointment(bookingInput(practice, { startsAt, patient: somebody({ phone, email: null }) }))
    // Five reminders wait, each for the tenth hour two days before.
    await deliver()
    setClock(wednesday + 5 * day - 60 * minute)
    await deliver()
    await flood({ phone, email: null }, 4, wednesday + 8 * day)
    setClock(wednesday + 5 * day + minute)
    const counts = await deliver()
    const today = (await db.select().from(messageOutbox)).filter(({ sentAt }) => sentAt !== null && sentAt > wednesday)
    // Eight of today's were written before, four of which were taken back unsent; three reminders and the summary make twelve.
    expect(today.map(({ template }) => template).sort()).toEqual([
      ...Array<string>(4).fill('appointment_cancelled_by_patient'),
      'messages_summary',
      ...Array<string>(3).fill('reminder_two_days'),
    ])
    expect(counts.suppressed).toBe(2)
  })

  it('does not count against somebody what the desk does, and bounds nothing of it', async () => {
    const patient = somebody({ phone, email: null })
    const { appointmentId } = await bookAppointment(bookingInput(practice, { startsAt: wednesday, patient }))
    for (let moved = 1; moved <= 15; moved++)
      await rescheduleAppointment({ appointmentId, actor: desk, startsAt: wednesday + (moved % 2) * 30 * minute })
    await flood({ phone, email: null }, 1)
    await cancelAppointment({ appointmentId, actor: desk, reasonCode: null })
    const told = (await db.select().from(messageOutbox)).map(({ template }) => template)
    const times = (template: string) => told.filter((each) => each === template).length
    expect(times('appointment_rescheduled')).toBe(15)
    expect([times('appointment_cancelled_by_clinic'), times('appointment_cancelled_by_patient')]).toEqual([1, 1])
    expect(times('messages_summary')).toBe(0)
  })

  it('counts answers of the desk, which go out all the same', async () => {
    const patient = somebody({ phone, email: null })
    await withTransaction((tx) => tx.update(visitTypes).set({ approval: 'manual' }))
    const asked = []
    for (const index of [0, 1, 2])
      asked.push(
        await bookAppointment(bookingInput(practice, { startsAt: wednesday + 5 * 60 * minute + index * day, patient })),
      )
    await withTransaction((tx) => tx.update(visitTypes).set({ approval: 'auto' }))
    await approveRequest({ appointmentId: asked[0]!.appointmentId, actor: desk })
    await flood({ phone, email: null })
    const before = await sentNow('sms')
    expect([before.length, summaries(before)]).toEqual([12, 1])
    await declineRequest({ appointmentId: asked[1]!.appointmentId, actor: desk, reasonCode: 'no_time' })
    expect(await sentNow('sms')).toHaveLength(13)
  })
})
