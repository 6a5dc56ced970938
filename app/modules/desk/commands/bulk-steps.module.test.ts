import { beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import type { BookingInput } from '#app/modules/booking/booking-input.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { bulkChoice, type BulkStep, takeBulkStep } from './bulk-steps.server.ts'

useDatabase()

/** Wednesday 10:00 in New York; the tests' clock stands at Tuesday 10:00. */
const wednesday = Date.parse('2026-10-21T14:00:00Z')
const hour = 3_600_000

let practice: Practice
beforeEach(async () => {
  practice = await withTransaction((tx) => insertPractice(tx))
})

const book = async (startsAt: number, overrides: Partial<BookingInput> = {}) =>
  (await bookAppointment(bookingInput(practice, { startsAt, ...overrides }))).appointmentId
const take = (step: BulkStep, ids: string[], reason = '') => {
  const desk = actorOf({ seats: [{ facilityId: practice.facilityId, role: 'front_desk', tier: 3 }] })
  return takeBulkStep(desk, { ids, choice: bulkChoice(step, reason)!, locale: 'en-US' })
}

describe('a step with several visits', () => {
  it('counts a visit that was chosen twice once', async () => {
    const [first, second] = [await book(wednesday), await book(wednesday + hour)]
    expect(await take('confirmation', [first, second, first])).toEqual({ done: 2, left: 0 })
    expect(await take('confirmation', [first])).toEqual({ done: 0, left: 1 })
  })

  it('counts a reminder as left that nobody agreed to, or that went out today', async () => {
    const [reached, silent] = [
      await book(wednesday),
      await book(wednesday + hour, { smsConsent: false, emailConsent: false }),
    ]
    expect(await take('reminder', [reached, silent])).toEqual({ done: 1, left: 1 })
    expect(await take('reminder', [reached])).toEqual({ done: 0, left: 1 })
  })
})
