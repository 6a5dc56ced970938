import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { deliverDue } from '#app/modules/notifications/delivery/commands/worker.server.ts'
import type { ComposedMail, ComposedSms } from '#app/modules/notifications/transport.ts'
import { bookingInput, insertPractice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { bookAppointment } from '../commands/book-appointment.server.ts'
import { calendarFile } from './calendar-file.server.ts'

useDatabase()

async function bookedBy(mode: 'in_person' | 'video' | 'phone' | 'home') {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  const practice = await withTransaction((tx) => insertPractice(tx, { visitType: { mode } }))
  const input = bookingInput(practice, { startsAt: now() + 2 * dayMs, locale: 'en-US' })
  const { appointmentId } = await bookAppointment(input)
  const sent: (ComposedMail | ComposedSms)[] = []
  const transport = { send: (message: ComposedMail | ComposedSms) => Promise.resolve((sent.push(message), 'sent')) }
  await deliverDue(now(), { transports: { email: transport, sms: transport } })
  const [mail] = sent.flatMap((message) => (message.channel === 'email' ? [message] : []))
  return { mail: mail!, file: (await calendarFile(appointmentId, 'en-US', 'https://example.com/a'))! }
}

describe('where a visit is', () => {
  it('is the clinic, in the file and in the mail, for who comes there', async () => {
    const { mail, file } = await bookedBy('in_person')
    expect(file).toContain('LOCATION:')
    expect(mail.calendar!.content).toContain('LOCATION:')
    expect(mail.text).toMatch(/Address: .*\d/)
  })

  it.each(['video', 'phone', 'home'] as const)('is not the clinic for one by %s', async (mode) => {
    const { mail, file } = await bookedBy(mode)
    expect(file).not.toContain('LOCATION')
    expect(mail.calendar!.content).not.toContain('LOCATION')
    expect(mail.text).toMatch(/Address: (By video|By phone|At your home)/)
  })
})
