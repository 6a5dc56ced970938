import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { appointments, slotHolds, waitlistEntries } from '#drizzle/schema/index.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import {
  bookingInput,
  insertPractice,
  insertVisitType,
  type Practice,
  somebody,
  waitlistInput,
} from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import type { BookingInput } from '#app/modules/booking/booking-input.ts'
import { findOpenSlots } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { approveRequest } from './answer-request.server.ts'
import { bookAppointment } from './book-appointment.server.ts'
import { holdSlot } from '#app/modules/booking/holds/commands/hold-slot.server.ts'
import { joinWaitlist } from '#app/modules/booking/waitlist/commands/join-waitlist.server.ts'
import { offerWaiting } from '#app/modules/booking/waitlist/commands/offer-waiting.server.ts'

/** Limits against greed: what one network, one contact may take, also when everything is sent at once. */

useDatabase()

const minute = 60_000
const day = 24 * 60 * minute
/** Wednesday 10:00 in New York; the tests' clock stands at Tuesday 10:00. */
const wednesday = Date.parse('2026-10-21T14:00:00Z')
const refusal = (code: string) => expect.objectContaining({ name: 'DomainError', code: `booking.${code}` }) as Error

let practice: Practice
beforeEach(async () => {
  practice = await withTransaction((tx) => insertPractice(tx))
})

async function openStarts(days = 8): Promise<number[]> {
  const open = await findOpenSlots([practice.providerFacilityId], practice.visitTypeId, '2026-10-20', days)
  return open.get(practice.providerFacilityId)!.slots.map(({ startsAt }) => startsAt)
}

let serial = 0
const hold = (startsAt: number, network?: string, visitTypeId = practice.visitTypeId) =>
  holdSlot({ ...practice, visitTypeId, startsAt, holderKey: `browser-${++serial}`, network })
const outcomes = (answers: PromiseSettledResult<unknown>[]) =>
  answers.map((answer) => (answer.status === 'fulfilled' ? 'kept' : (answer.reason as { code: string }).code))
const counted = (codes: string[], code: string) => codes.filter((each) => each === code).length

describe('one network', () => {
  it('keeps at most a third of the next six open days by sixty holds without a cookie, however they are sent', async () => {
    const open = await openStarts()
    const codes = outcomes(await Promise.allSettled(open.slice(0, 60).map((start) => hold(start, '203.0.113.1'))))
    expect(new Set(codes)).toEqual(new Set(['kept', 'booking.TOO_MANY_HELD']))
    expect(counted(codes, 'kept')).toBe(Math.floor(open.length / 3))
    expect(open.length - (await openStarts()).length).toBeLessThanOrEqual(open.length / 3)
    const rest = await openStarts()
    expect(await hold(rest[0]!, '198.51.100.7')).toHaveProperty('holdId')
    expect(await hold(rest[1]!)).toHaveProperty('holdId')
    setClock(now() + 10 * minute)
    expect(await hold(rest.at(-1)!, '203.0.113.1')).toHaveProperty('holdId')
  })

  it('may always keep three times, and counts what they take from longer visits and from later days', async () => {
    await withTransaction((tx) => insertVisitType(tx, practice.providerFacilityId, { minutes: 240, alignMinutes: 240 }))
    const open = await openStarts()
    // One visit of four hours begins at 12:00 each day: a short one in it takes the whole from others.
    const noons = open.filter((start) => new Date(start).getUTCHours() === 16 && new Date(start).getUTCMinutes() === 0)
    const codes: string[] = []
    for (const start of noons.slice(0, 5)) codes.push(...outcomes(await Promise.allSettled([hold(start, 'one')])))
    expect(codes.slice(0, 3)).toEqual(['kept', 'kept', 'kept'])
    expect(codes.slice(3)).toEqual(['booking.TOO_MANY_HELD', 'booking.TOO_MANY_HELD'])

    // Four days a month ahead, the last first.
    const far = wednesday + 28 * day - 60 * minute
    const sent: string[] = []
    for (const ahead of [5, 2, 1, 0])
      for (let half = 0; half < 16; half++)
        sent.push(...outcomes(await Promise.allSettled([hold(far + ahead * day + half * 30 * minute, 'two')])))
    expect(counted(sent, 'kept')).toBeLessThanOrEqual(32)
    expect(counted(sent, 'booking.TOO_MANY_HELD')).toBeGreaterThan(0)
  })

  it('is offered no more by sixty joins to the waitlist, holds and offers together', async () => {
    const open = await openStarts()
    for (const start of open.slice(0, 10)) await hold(start, '203.0.113.1')
    for (let join = 0; join < 60; join++)
      await joinWaitlist(waitlistInput({ providerId: practice.providerId, network: '203.0.113.1' }))
    await withTransaction((tx) => tx.update(waitlistEntries).set({ confirmedAt: now() }))
    await offerWaiting()
    const held = await db.select().from(slotHolds).where(eq(slotHolds.status, 'active'))
    expect(held.length).toBe(Math.floor(open.length / 3))
    expect(open.length - (await openStarts()).length).toBeLessThanOrEqual(open.length / 3)
  })
})

describe('one contact', () => {
  const phone = '+12125550199'
  const times = Array.from(
    { length: 34 },
    (_, index) => wednesday + (index % 10) * 30 * minute + [0, 1, 2, 5][Math.floor(index / 10)]! * day,
  )
  const book = (overrides: Partial<BookingInput> & { startsAt: number }) =>
    bookAppointment(bookingInput(practice, overrides))
  const statuses = async () =>
    (await db.select().from(appointments).orderBy(asc(appointments.id))).map(({ status }) => status)

  it('has five coming visits at all clinics and three requests, out of thirty-four forms sent at once', async () => {
    const colleague = await withTransaction((tx) => insertPractice(tx))
    const answers = await Promise.allSettled(
      times.map((startsAt, index) =>
        bookAppointment(
          bookingInput(index % 2 ? practice : colleague, { startsAt, patient: somebody({ phone, email: null }) }),
        ),
      ),
    )
    const codes = outcomes(answers)
    expect([counted(codes, 'kept'), counted(codes, 'booking.LIMIT_REACHED')]).toEqual([8, 26])
    const made = await statuses()
    expect([counted(made, 'booked'), counted(made, 'requested')]).toEqual([5, 3])
  })

  it('is counted by the telephone number and by the e-mail address', async () => {
    const patient = () => somebody({ email: 'one@example.com' })
    for (const startsAt of times.slice(0, 5)) await book({ startsAt, patient: patient() })
    expect((await book({ startsAt: times[5]!, patient: patient() })).status).toBe('requested')
    expect((await book({ startsAt: times[6]! })).status).toBe('booked')
  })

  it('books on once the clinic has approved, and never stops the desk', async () => {
    const patient = () => somebody({ phone })
    for (const startsAt of times.slice(0, 5)) await book({ startsAt, patient: patient() })
    const desk = deskActor()
    const sixth = await book({ startsAt: times[5]!, patient: patient() })
    expect(sixth.status).toBe('requested')
    await approveRequest({ appointmentId: sixth.appointmentId, actor: desk })
    for (const startsAt of times.slice(10, 16))
      expect((await book({ startsAt, patient: patient(), actor: desk, source: 'phone' })).status).toBe('booked')
    await withTransaction((tx) =>
      tx.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.startsAt, times[0]!)),
    )
    expect((await book({ startsAt: times[20]!, patient: patient() })).status).toBe('booked')
  })

  it('brings a family of four to two doses each from one telephone, and six people at most as one', async () => {
    const contact = { nameEn: 'Mother Lin', nameZh: '林妈妈', phone, email: 'lin@example.com' }
    const family = Array.from({ length: 3 }, () => somebody({ phone: null, email: null }))
    const dose = async (from: number) => {
      const mother = await book({ startsAt: times[from]!, patient: somebody({ ...contact }) })
      const others = []
      for (const [index, patient] of family.entries())
        others.push(await book({ startsAt: times[from + index + 1]!, forWhom: 'child', patient, contact }))
      return [mother, ...others].map(({ status }) => status)
    }
    expect(await dose(0)).toEqual(['booked', 'booked', 'booked', 'booked'])
    expect(await dose(10)).toEqual(['booked', 'booked', 'booked', 'booked'])
    await expect(
      (async () => {
        for (let more = 20; more < 34; more++)
          await book({
            startsAt: times[more]!,
            forWhom: 'other',
            patient: somebody({ phone: null, email: null }),
            contact,
          })
      })(),
    ).rejects.toEqual(refusal('LIMIT_REACHED'))
  })
})
