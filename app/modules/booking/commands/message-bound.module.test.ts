import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { confirmContact } from '#app/modules/notifications/contact-standings.server.ts'
import { messageOutbox } from '#drizzle/schema/index.ts'
import { bookingInput, insertPractice, type Practice, somebody } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import type { PatientInput } from '../booking-input.ts'
import { bookAppointment } from './book-appointment.server.ts'
import { cancelAppointment } from './cancel-appointment.server.ts'

useDatabase()

/** Wednesday 10:00 in New York; the tests' clock stands at Tuesday 10:00. */
const wednesday = Date.parse('2026-10-21T14:00:00Z')
let practice: Practice
beforeEach(async () => {
  practice = await withTransaction((tx) => insertPractice(tx))
})

/** Books and cancels again and again under invented names with one contact. */
async function flood(contact: Pick<PatientInput, 'phone' | 'email'>, times = 17) {
  for (let sent = 0; sent < times; sent++) {
    const startsAt = wednesday + (sent % 10) * 30 * 60_000
    const { appointmentId } = await bookAppointment(bookingInput(practice, { startsAt, patient: somebody(contact) }))
    await cancelAppointment({ appointmentId, actor: { type: 'patient', id: null }, reasonCode: null })
  }
}
const sentNow = async (channel: 'sms' | 'email') =>
  (await db.select().from(messageOutbox)).filter((row) => row.channel === channel && row.notBefore <= now())
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
})
