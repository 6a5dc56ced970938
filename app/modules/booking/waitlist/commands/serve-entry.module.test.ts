import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import {
  anyway,
  bookingInput,
  insertPractice,
  type Practice,
  somebody,
  waitConfirmed,
  waitlistInput,
} from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { joinWaitlist } from './join-waitlist.server.ts'
import { offerAtDesk, removeEntry, type ServedTime } from './serve-entry.server.ts'
import { bookEntry } from '#app/modules/booking/appointments/commands/book-entry.server.ts'

useDatabase()

const hour = 60 * 60_000

/** Wednesday, ten in the morning in New York. */
const wednesday = Date.parse('2026-10-21T14:00:00Z')
const { appointments, auditEvents, messageOutbox, slotHolds, waitlistEntries } = schema
const actor = deskActor()
const refusal = (code: string, params: object = {}) =>
  expect.objectContaining({ code: `booking.${code}`, params: expect.objectContaining(params) as object }) as Error

let practice: Practice
beforeEach(async () => {
  practice = await withTransaction((tx) => insertPractice(tx))
})

const wait = (overrides: object = {}) => waitConfirmed({ providerId: practice.providerId, ...overrides })
const entryOf = async (id: string) => (await db.select().from(waitlistEntries).where(eq(waitlistEntries.id, id)))[0]!
const served = (entryId: string, startsAt = wednesday): ServedTime => {
  const { providerFacilityId, visitTypeId } = practice
  return { entryId, actor, providerFacilityId, visitTypeId, startsAt }
}
const holdOf = async (id: string) => (await db.select().from(slotHolds).where(eq(slotHolds.id, id)))[0]!
const offers = (id: string) =>
  db
    .select()
    .from(messageOutbox)
    .where(and(eq(messageOutbox.subjectId, id), eq(messageOutbox.template, 'waitlist_offer')))
    .orderBy(asc(messageOutbox.id))
const audited = async (action: 'waitlist_offer' | 'waitlist_book' | 'waitlist_cancel') =>
  db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, `booking.${action}`))
    .orderBy(asc(auditEvents.seq))

describe('a time that the desk offers', () => {
  it('is kept for the one it chose, past who has waited longer, and both contacts are written to', async () => {
    const first = await wait()
    setClock(now() + 60_000)
    const second = await wait()
    await offerAtDesk(served(second))
    expect((await entryOf(first)).status).toBe('waiting')
    const entry = await entryOf(second)
    expect(entry).toMatchObject({ status: 'offered', offerExpiresAt: now() + 30 * 60_000 })
    expect(await holdOf(entry.offeredHoldId!)).toMatchObject({ status: 'active', startsAt: wednesday })
    expect((await offers(second)).map(({ channel }) => channel).sort()).toEqual(['email', 'sms'])
    const [event] = await audited('waitlist_offer')
    expect(event).toMatchObject({ actorType: 'user', actorId: 'user-1', subjectId: second })
    await expect(bookAppointment(bookingInput(practice, { startsAt: wednesday }))).rejects.toEqual(
      refusal('SLOT_TAKEN'),
    )
  })

  it('is refused without a confirmed contact, at night, over a visit, outside hours and for another doctor', async () => {
    const { entryId: unconfirmed } = await joinWaitlist(waitlistInput({ providerId: practice.providerId }))
    await expect(offerAtDesk(served(unconfirmed))).rejects.toEqual(
      refusal('INVALID_TRANSITION', { guard: 'contact_confirmed' }),
    )
    const entryId = await wait()
    await expect(offerAtDesk(served(entryId, wednesday + 12 * hour))).rejects.toEqual(refusal('CLOSED'))
    await bookAppointment(bookingInput(practice, { startsAt: wednesday }))
    await expect(offerAtDesk(served(entryId))).rejects.toEqual(refusal('SLOT_TAKEN'))
    const other = await withTransaction((tx) => insertPractice(tx))
    const { providerFacilityId, visitTypeId } = other
    await expect(offerAtDesk({ ...served(entryId), providerFacilityId, visitTypeId })).rejects.toEqual(
      refusal('NOT_FOUND'),
    )
    setClock(Date.parse('2026-10-21T02:00:00Z'))
    await expect(offerAtDesk(served(entryId, wednesday + hour))).rejects.toEqual(
      refusal('INVALID_TRANSITION', { guard: 'may_write_now' }),
    )
    expect(await offers(entryId)).toEqual([])
    expect((await entryOf(entryId)).status).toBe('waiting')
  })

  it('is refused for a day on which the patient has a visit with that doctor', async () => {
    const patient = somebody()
    await bookAppointment(bookingInput(practice, { startsAt: wednesday + hour, patient }))
    await expect(offerAtDesk(served(await wait({ patient })))).rejects.toEqual(refusal('DUPLICATE_BOOKING'))
  })
})

describe('a visit that the desk books for one who waits', () => {
  it('is a visit of the waitlist, once, and ends the entry', async () => {
    const { entryId } = await joinWaitlist(waitlistInput({ providerId: practice.providerId }))
    const [one, two] = [await bookEntry(served(entryId)), await bookEntry(served(entryId, wednesday + hour))]
    expect(two).toEqual(one)
    const rows = await db.select().from(appointments)
    expect(rows).toMatchObject([{ id: one.appointmentId, status: 'booked', source: 'waitlist', startsAt: wednesday }])
    const entry = await entryOf(entryId)
    expect(entry).toMatchObject({ status: 'accepted', appointmentId: one.appointmentId, patientId: rows[0]!.patientId })
    expect(entry.confirmedAt).toBe(now())
    expect(await audited('waitlist_book')).toMatchObject([{ actorId: 'user-1', subjectId: entryId }])
  })

  it('takes the time that was kept for it, or gives that to who is next', async () => {
    const [first, second, third] = [await wait(), await wait(), await wait()]
    await offerAtDesk(served(first))
    await bookEntry(served(first))
    const { offeredHoldId } = await entryOf(first)
    expect(await holdOf(offeredHoldId!)).toMatchObject({ status: 'converted' })

    await offerAtDesk(served(second, wednesday + hour))
    const held = (await entryOf(second)).offeredHoldId!
    await bookEntry(served(second, wednesday + 2 * hour))
    expect(await holdOf(held)).toMatchObject({ status: 'released' })
    expect((await offers(second)).map(({ state }) => state)).toEqual(['canceled', 'canceled'])
    const next = await entryOf(third)
    expect(next.status).toBe('offered')
    expect(await holdOf(next.offeredHoldId!)).toMatchObject({ startsAt: wednesday + hour })
  })

  it('may lie outside the published hours, never over another visit', async () => {
    const [early, over] = [await wait(), await wait()]
    const before = wednesday - 3 * hour
    await expect(bookEntry(served(early, before))).rejects.toEqual(refusal('OUTSIDE_HOURS'))
    await bookEntry({ ...served(early, before), override: anyway(before) })
    await expect(bookEntry({ ...served(over, before), override: anyway(before) })).rejects.toEqual(
      refusal('SLOT_TAKEN'),
    )
    expect((await entryOf(over)).status).toBe('waiting')
  })
})

describe('taking out', () => {
  it('ends the entry with its reason, tells nobody, and gives a kept time to who is next', async () => {
    const [first, second] = [await wait(), await wait()]
    await offerAtDesk(served(first))
    const before = (await db.select().from(messageOutbox).where(eq(messageOutbox.subjectId, first))).length
    await removeEntry({ entryId: first, actor, reasonCode: 'not_reached' })
    expect(await entryOf(first)).toMatchObject({ status: 'cancelled', cancelReasonCode: 'not_reached' })
    expect((await db.select().from(messageOutbox).where(eq(messageOutbox.subjectId, first))).length).toBe(before)
    expect((await entryOf(second)).status).toBe('offered')
    expect(await audited('waitlist_cancel')).toMatchObject([{ actorId: 'user-1', subjectId: first }])
    await expect(removeEntry({ entryId: first, actor, reasonCode: 'other' })).rejects.toEqual(
      refusal('INVALID_TRANSITION'),
    )
    await expect(bookEntry(served(first))).rejects.toEqual(refusal('INVALID_TRANSITION'))
  })

  it('asks for a reason of the list', () => {
    expect(() => removeEntry({ entryId: 'any', actor, reasonCode: 'because' })).toThrow()
  })
})
