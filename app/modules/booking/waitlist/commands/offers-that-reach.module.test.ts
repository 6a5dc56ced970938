import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { cancelAppointment } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import type { PatientInput } from '#app/modules/booking/booking-input.ts'
import { recordOptOut } from '#app/modules/notifications/commands/record-opt-out.server.ts'
import { slotHolds, waitlistEntries } from '#drizzle/schema/index.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice, somebody, waitConfirmed } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { offerWaiting } from './offer-waiting.server.ts'

useDatabase()

/** Tuesday and Wednesday, 10:00 in New York. */
const tuesday = Date.parse('2026-10-20T14:00:00Z')
const wednesday = tuesday + dayMs

let practice: Practice
beforeEach(async () => {
  setClock(tuesday)
  practice = await withTransaction((tx) => insertPractice(tx, { provider: { isDemo: false } }))
})

const statusOf = async (id: string) =>
  (await db.select().from(waitlistEntries).where(eq(waitlistEntries.id, id)))[0]!.status

async function freeWednesday(): Promise<void> {
  const { appointmentId } = await bookAppointment(bookingInput(practice, { startsAt: wednesday, patient: somebody() }))
  await cancelAppointment({ appointmentId, actor: deskActor(), reasonCode: 'other' })
}

type Agreement = { smsConsent: boolean; emailConsent: boolean }
const waiting = (patient: PatientInput, agreement: Agreement) =>
  waitConfirmed({ providerId: practice.providerId, patient, ...agreement })

describe('a freed time', () => {
  it('is kept for who hears of it alone', async () => {
    const untold = await waiting(somebody(), { smsConsent: false, emailConsent: false })
    const stopped = somebody({ email: null })
    const silent = await waiting(stopped, { smsConsent: true, emailConsent: false })
    await withTransaction((tx) => recordOptOut(tx, 'sms', stopped.phone!))
    await freeWednesday()
    expect([await statusOf(untold), await statusOf(silent)]).toEqual(['waiting', 'waiting'])
    const kept = (await db.select().from(slotHolds)).filter(({ status }) => status === 'active')
    expect(kept).toEqual([])

    const told = await waiting(somebody(), { smsConsent: true, emailConsent: false })
    await freeWednesday()
    expect(await statusOf(told)).toBe('offered')
  })
})

describe('somebody who waits and has a visit with the doctor', () => {
  it('is offered a time of another day, however many that day has', async () => {
    const patient = somebody()
    await bookAppointment(bookingInput(practice, { startsAt: wednesday + 6 * hourMs, patient }))
    const wishes = { dateFrom: '2026-10-21', dateTo: '2026-11-03' }
    const id = await waitConfirmed({ providerId: practice.providerId, patient, ...wishes })
    expect(await offerWaiting()).toBe(1)
    expect(await statusOf(id)).toBe('offered')
    const [kept] = (await db.select().from(slotHolds)).filter(({ status }) => status === 'active')
    expect(kept!.startsAt).toBeGreaterThanOrEqual(Date.parse('2026-10-22T04:00:00Z'))
  })
})
