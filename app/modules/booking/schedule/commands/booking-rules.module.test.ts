import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProviderActor } from '#app/core/actor.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findBookingRules } from '#app/modules/booking/queries/booking-rules.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { cancelAppointment } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import { joinWaitlist } from '#app/modules/booking/waitlist/commands/join-waitlist.server.ts'
import { markMissed } from '#app/modules/booking/appointments/commands/mark-missed.server.ts'
import { offerWaiting } from '#app/modules/booking/waitlist/commands/offer-waiting.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import { actorOf, deskActor } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice, waitConfirmed, waitlistInput } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { previewDay } from '../queries/day-preview.server.ts'
import { setBookable } from './set-bookable.server.ts'
import { setBookingRules } from './set-booking-rules.server.ts'

useDatabase()

const dayMs = 86_400_000
const wednesday = Date.parse('2026-10-28T14:00:00Z')
const refusal = (code: string) => expect.objectContaining({ name: 'DomainError', code }) as Error
const desk = deskActor()

let practice: Practice
let owner: ProviderActor

beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  practice = await withTransaction((tx) => insertPractice(tx))
  owner = actorOf({ providerId: practice.providerId, tier: 2, seats: [] })
})
afterEach(() => setClock(null))

const book = async (startsAt = wednesday) => (await bookAppointment(bookingInput(practice, { startsAt }))).appointmentId
const set = async (changes: Partial<Awaited<ReturnType<typeof findBookingRules>>>) => {
  const present = await findBookingRules(db, practice.providerFacilityId)
  await setBookingRules(owner, practice.providerFacilityId, { ...present, ...changes })
}
const queued = async (appointmentId: string) =>
  (
    await db
      .select()
      .from(schema.messageOutbox)
      .where(and(eq(schema.messageOutbox.subjectId, appointmentId), eq(schema.messageOutbox.state, 'queued')))
  )
    .map(({ template }) => template)
    .filter((template) => template.startsWith('reminder_'))

describe('rules of a provider facility', () => {
  it('are stored with a version, audited, and refused when somebody was quicker', async () => {
    await set({ waitlistNoticeMinutes: 120 })
    expect(await findBookingRules(db, practice.providerFacilityId)).toMatchObject({
      waitlistNoticeMinutes: 120,
      version: 1,
    })
    await expect(set({ version: 0, marksNoShow: true })).rejects.toEqual(refusal('schedule.stale'))
    const events = await db.select().from(schema.auditEvents)
    expect(events.map(({ action, fields }) => [action, fields])).toEqual([
      ['booking.schedule_update', ['waitlistNoticeMinutes']],
    ])
    const viewer = { ...owner, providerId: null }
    await expect(
      setBookingRules(viewer, practice.providerFacilityId, await findBookingRules(db, practice.providerFacilityId)),
    ).rejects.toEqual(refusal('booking.NOT_FOUND'))
  })

  it('take back reminders that are no longer wanted, and plan only those that are', async () => {
    const first = await book()
    expect(new Set(await queued(first))).toEqual(new Set(['reminder_two_days', 'reminder_hours']))
    await set({ reminders: ['hours'] })
    expect(new Set(await queued(first))).toEqual(new Set(['reminder_hours']))
    await cancelAppointment({ appointmentId: first, actor: desk, reasonCode: null })
    expect(new Set(await queued(await book()))).toEqual(new Set(['reminder_hours']))
  })

  it('close the waitlist: nothing is offered and nobody joins', async () => {
    const visit = await book()
    await waitConfirmed({ providerId: practice.providerId })
    await set({ isWaitlistOpen: false })
    await cancelAppointment({ appointmentId: visit, actor: desk, reasonCode: null })
    expect(await offerWaiting()).toBe(0)
    expect(await db.$count(schema.slotHolds)).toBe(0)
    await expect(joinWaitlist(waitlistInput({ providerId: practice.providerId }))).rejects.toEqual(
      refusal('booking.CLOSED'),
    )
    await set({ isWaitlistOpen: true })
    expect(await offerWaiting()).toBe(1)
  })

  it('leave times that are too near to themselves', async () => {
    await waitConfirmed({ providerId: practice.providerId })
    const visit = await book()
    await set({ waitlistNoticeMinutes: 10_080 })
    setClock(wednesday - 6 * 86_400_000)
    await cancelAppointment({ appointmentId: visit, actor: desk, reasonCode: null })
    expect(await db.$count(schema.slotHolds)).toBe(0)
  })

  it('count visits as missed by themselves only where that is wanted, at noon of the next day', async () => {
    const visit = await book()
    const status = async () =>
      (await db.select().from(schema.appointments).where(eq(schema.appointments.id, visit)))[0]?.status
    setClock(Date.parse('2026-10-29T16:00:00Z'))
    expect(await markMissed()).toBe(0)
    await set({ marksNoShow: true })
    setClock(Date.parse('2026-10-29T15:59:00Z'))
    expect(await markMissed()).toBe(0)
    expect(await status()).toBe('booked')
    setClock(Date.parse('2026-10-29T16:00:00Z'))
    expect(await markMissed()).toBe(1)
    expect(await status()).toBe('no_show')
  })

  it('leave visits of long ago as they are when they begin to count', async () => {
    const [old, recent] = [await book(), await book(wednesday + 5 * dayMs)]
    setClock(wednesday + 7 * dayMs)
    await set({ marksNoShow: true })
    expect(await markMissed()).toBe(1)
    const rows = await db.select().from(schema.appointments)
    const statusOf = Object.fromEntries(rows.map(({ id, status }) => [id, status]))
    expect([statusOf[old], statusOf[recent]]).toEqual(['booked', 'no_show'])
  })
})

describe('taking bookings at all', () => {
  it('is said by a provider of any tier for the own provider facility, and by nobody else', async () => {
    const basic = { ...owner, tier: 1 }
    await setBookable(basic, practice.providerFacilityId, false)
    expect(await previewDay(practice.providerFacilityId, practice.visitTypeId, '2026-10-28')).toBeNull()
    await setBookable(basic, practice.providerFacilityId, true)
    expect(await db.$count(schema.auditEvents)).toBe(2)
    await expect(setBookable({ ...owner, providerId: 'other' }, practice.providerFacilityId, false)).rejects.toEqual(
      refusal('booking.NOT_FOUND'),
    )
  })
})

describe('the preview of a day', () => {
  it('judges every start as a booking would', async () => {
    await book()
    const preview = await previewDay(practice.providerFacilityId, practice.visitTypeId, '2026-10-28')
    expect(preview?.rows[0]).toMatchObject({ state: 'closed', starts: 18 })
    expect(preview?.rows.find(({ from }) => from === wednesday)?.state).toBe('taken')
    expect(preview?.openCount).toBe(15)
    const today = await previewDay(practice.providerFacilityId, practice.visitTypeId, '2026-10-20')
    expect(today?.rows.map(({ state }) => state)).toContain('too_soon')
    const far = await previewDay(practice.providerFacilityId, practice.visitTypeId, '2027-03-03')
    expect(far).toMatchObject({ openCount: 0, isBeyondHorizon: true })
  })
})
