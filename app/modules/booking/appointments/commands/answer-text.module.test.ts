import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { hasOptedOut } from '#app/modules/notifications/queries/opt-outs.server.ts'
import { appointments, auditEvents, messageInbound, messageOutbox } from '#drizzle/schema/index.ts'
import { bookingInput, insertPractice, type Practice, somebody } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import type { BookingInput } from '#app/modules/booking/booking-input.ts'
import { answerText } from './answer-text.server.ts'
import { bookAppointment } from './book-appointment.server.ts'

useDatabase()

const phone = '+12125553301'
const wednesday = Date.parse('2026-10-21T14:00:00Z')
const day = 86_400_000
let practice: Practice
beforeEach(async () => {
  practice = await withTransaction((tx) => insertPractice(tx))
})

let serial = 0
const say = (text: string, from = phone, id = `sms-${++serial}`) => answerText({ id, from, text })
const book = async (overrides: Partial<BookingInput> = {}) => {
  const input = { startsAt: wednesday, patient: somebody({ phone, email: null }), ...overrides }
  return (await bookAppointment(bookingInput(practice, input))).appointmentId
}
const statusOf = async (id: string) =>
  (await db.select({ status: appointments.status }).from(appointments).where(eq(appointments.id, id)))[0]!.status
const replies = async () =>
  (
    await db
      .select({ template: messageOutbox.template })
      .from(messageOutbox)
      .where(eq(messageOutbox.subjectType, 'message_inbound'))
      .orderBy(asc(messageOutbox.id))
  ).map(({ template }) => template)
const audited = async () =>
  (await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))).map(
    ({ action, outcome }) => `${action} ${outcome}`,
  )

describe('a text message', () => {
  it('confirms the next visit of its sender, and says so', async () => {
    const later = await book({ startsAt: wednesday + day, patient: somebody({ phone, email: null }) })
    const next = await book()
    expect(await say('1')).toBe('confirmed')
    expect([await statusOf(next), await statusOf(later)]).toEqual(['confirmed', 'booked'])
    expect(await replies()).toEqual(['text_confirmed'])
    expect(await audited()).toContain('booking.appointment_confirm ok')
    const [row] = await db.select().from(messageInbound)
    expect(row).toMatchObject({ word: 'confirm', outcome: 'confirmed', appointmentId: next })
    expect(JSON.stringify(row)).not.toContain(phone.slice(2))
    // Again: nothing to change, the same answer.
    expect(await say('是')).toBe('confirmed')
    expect((await audited()).filter((event) => event === 'booking.appointment_confirm ok')).toHaveLength(1)
  })

  it('cancels it; the message of the cancellation is the answer', async () => {
    const next = await book()
    expect(await say('否')).toBe('canceled')
    expect(await statusOf(next)).toBe('cancelled')
    expect(await replies()).toEqual([])
    const told = await db
      .select()
      .from(messageOutbox)
      .where(eq(messageOutbox.template, 'appointment_cancelled_by_patient'))
    expect(told.map(({ channel }) => channel)).toEqual(['sms'])
    expect(await say('2')).toBe('unclear')
  })

  it('is for the visits that its sender is written to about: who books for a child answers for it', async () => {
    const child = somebody({ phone: null, email: null })
    const contact = { nameEn: 'Wen Li', nameZh: null, phone, email: null }
    const next = await book({ forWhom: 'child', patient: child, contact })
    expect(await say('1')).toBe('confirmed')
    expect(await statusOf(next)).toBe('confirmed')
  })

  it('brought again does nothing', async () => {
    const first = await book()
    expect(await say('2', phone, 'again')).toBe('canceled')
    const second = await book({ patient: somebody({ phone, email: null }) })
    const before = await audited()
    expect(await say('2', phone, 'again')).toBe('repeated')
    expect([await statusOf(first), await statusOf(second)]).toEqual(['cancelled', 'booked'])
    expect(await audited()).toEqual(before)
    expect(await db.$count(messageInbound)).toBe(1)
  })

  it('brought twice at once acts once', async () => {
    await book()
    const outcomes = await Promise.all([say('2', phone, 'twice'), say('2', phone, 'twice')])
    expect(outcomes.sort()).toEqual(['canceled', 'repeated'])
  })

  it.each(['cancel', 'yes', '1 or 2?', '可以改到周五吗', ''])('changes nothing when it says %j', async (text) => {
    const next = await book()
    const before = await audited()
    expect(await say(text)).toBe('unclear')
    expect(await statusOf(next)).toBe('booked')
    expect(await audited()).toEqual(before)
    expect(await replies()).toEqual(['text_unclear'])
  })

  it('chooses between two visits at one time for nobody', async () => {
    const ids = [await book()]
    practice = await withTransaction((tx) => insertPractice(tx))
    ids.push(await book({ patient: somebody({ phone, email: null }) }))
    expect(await say('2')).toBe('unclear')
    expect(await Promise.all(ids.map(statusOf))).toEqual(['booked', 'booked'])
  })

  it('does not get around the cut-off; the refusal is told and recorded', async () => {
    const next = await book()
    setClock(wednesday - 60 * 60_000)
    expect(await say('2')).toBe('refused')
    expect(await statusOf(next)).toBe('booked')
    expect(await replies()).toEqual(['text_refused'])
    expect((await audited()).at(-1)).toBe('booking.appointment_cancel refused')
  })

  it('has nothing to say about a visit that is over, nor to a number that is not on file', async () => {
    const next = await book()
    setClock(wednesday + day)
    expect(await say('2')).toBe('unclear')
    expect(await statusOf(next)).toBe('booked')
    expect(await say('1', '+12125553302')).toBe('unknown')
    expect(await replies()).toEqual(['text_unclear'])
  })

  it('ends and takes up text messages, once each in the audit', async () => {
    await book()
    expect(await say('退订')).toBe('opted_out')
    expect(await say('STOP')).toBe('opted_out')
    expect(await hasOptedOut('sms', phone)).toBe(true)
    expect(await replies()).toEqual([])
    expect(await say('Start')).toBe('opted_in')
    expect(await hasOptedOut('sms', phone)).toBe(false)
    expect(await replies()).toEqual(['text_resumed'])
    const events = (await audited()).filter((event) => event.startsWith('notifications.'))
    expect(events).toEqual(['notifications.opt_out ok', 'notifications.opt_in ok'])
  })

  it('is not answered for ever: two machines that answer each other come to an end', async () => {
    await book()
    for (let index = 0; index < 8; index++) await say('This is an automatic reply.')
    expect(await replies()).toHaveLength(5)
    setClock(now() + 61 * 60_000)
    await say('hello')
    expect(await replies()).toHaveLength(6)
  })
})
