import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { acceptIn, acceptOffer } from '#app/modules/booking/appointments/commands/accept-offer.server.ts'
import { cancelIn } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import { book, day, desk, minute, refusal, wednesday } from '#tests/factories/appointments.ts'
import { entry, free, join, messageTo, useOneTimeADay } from '#tests/factories/waitlist.ts'
import { failingAt } from '#tests/fakes/failing-transaction.ts'
import { declineOffer, leaveWaitlist, resumeWaiting } from './answer-offer.server.ts'
import { expireOffers } from './expire-entries.server.ts'
import { offerWaiting } from './offer-waiting.server.ts'

useOneTimeADay()
const { appointments, auditEvents, messageOutbox, slotHolds, waitlistEntries } = schema

describe('answering', () => {
  const offered = async () => {
    const booked = await book()
    const entryId = await join()
    await free(booked.appointmentId)
    return entryId
  }

  it('accepts through the same claim, once', async () => {
    const entryId = await offered()
    const results = await Promise.all([acceptOffer({ entryId }), acceptOffer({ entryId })])
    expect(results[0]).toEqual(results[1])
    expect(results[0]).toMatchObject({ status: 'booked' })
    const accepted = await entry(entryId)
    expect(accepted).toMatchObject({ status: 'accepted', appointmentId: results[0].appointmentId })
    const rows = await db.select().from(appointments).where(eq(appointments.source, 'waitlist'))
    expect(rows).toMatchObject([{ startsAt: wednesday, status: 'booked', patientId: accepted.patientId }])
    expect((await db.select().from(slotHolds)).map(({ status }) => status)).toEqual(['converted'])
    await expect(declineOffer({ entryId })).rejects.toEqual(refusal('INVALID_TRANSITION'))
  })

  it('is of the offer that the page has shown: another time, or none, is neither booked nor given back', async () => {
    const entryId = await offered()
    for (const offerId of ['', 'another']) {
      await expect(acceptOffer({ entryId, offerId })).rejects.toEqual(refusal('HOLD_EXPIRED'))
      await expect(declineOffer({ entryId, offerId })).rejects.toEqual(refusal('HOLD_EXPIRED'))
    }
    expect(await entry(entryId)).toMatchObject({ status: 'offered' })
    const shown = { entryId, offerId: (await entry(entryId)).offeredHoldId! }
    const booked = await acceptOffer(shown)
    expect(booked).toMatchObject({ status: 'booked' })
    expect(await acceptOffer(shown)).toEqual(booked)
  })

  it('comes too late when the offer has run out, chore or not', async () => {
    const entryId = await offered()
    setClock(now() + 30 * minute)
    await expect(acceptOffer({ entryId })).rejects.toEqual(refusal('HOLD_EXPIRED'))
    expect(await expireOffers()).toBe(1)
    await expect(acceptOffer({ entryId })).rejects.toEqual(refusal('INVALID_TRANSITION'))
    await expect(acceptOffer({ entryId: 'none' })).rejects.toEqual(refusal('NOT_FOUND'))
  })

  it('pauses after three missed offers; the patient may go on or leave', async () => {
    const entryId = await join()
    for (let miss = 1; miss <= 3; miss++) {
      expect(await offerWaiting()).toBe(1)
      setClock(now() + 30 * minute)
      expect(await expireOffers()).toBe(1)
      expect(await entry(entryId)).toMatchObject({ missedOffers: miss, status: miss < 3 ? 'waiting' : 'paused' })
    }
    expect(await messageTo(entryId, 'waitlist_offer_expired')).toBeTruthy()
    expect(await offerWaiting()).toBe(0)
    expect(await resumeWaiting({ entryId })).toEqual({ status: 'waiting' })
    expect((await entry(entryId)).missedOffers).toBe(0)
    expect(await leaveWaitlist({ entryId })).toEqual({ status: 'cancelled' })
    await expect(resumeWaiting({ entryId })).rejects.toEqual(refusal('INVALID_TRANSITION'))
  })

  it('never offers somebody the same time twice', async () => {
    const entryId = await offered()
    await declineOffer({ entryId })
    setClock(now() + minute)
    await offerWaiting()
    expect((await messageTo(entryId))!.vars.startsAt).toBe(wednesday + day)
  })

  it('never lets an acceptance and a booking have the same time', async () => {
    const entryId = await offered()
    setClock(now() + 30 * minute - 1)
    const answers = await Promise.allSettled([book(), acceptOffer({ entryId }), book()])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
  })

  it('leaves everything as it was when any write of acceptance or of a cancellation with an offer fails', async () => {
    const state = async () => [
      await db.select().from(waitlistEntries),
      await db.select().from(slotHolds),
      await db.select().from(appointments).orderBy(asc(appointments.id)),
      await db.select().from(auditEvents).orderBy(asc(auditEvents.seq)),
      await db.select().from(messageOutbox).orderBy(asc(messageOutbox.id)),
    ]
    const booked = await book()
    const entryId = await join()
    const cancellation = { ...booked, actor: desk, reasonCode: null }
    for (const step of [
      (failAt: number) => withTransaction((tx) => cancelIn(failingAt(tx, failAt), cancellation)),
      (failAt: number) => withTransaction((tx) => acceptIn(failingAt(tx, failAt), { entryId })),
    ]) {
      const before = await state()
      let failAt = 0
      for (let isDone = false; !isDone;) {
        failAt += 1
        isDone = await step(failAt).then(
          () => true,
          (error: Error) => error.message !== 'injected',
        )
        if (!isDone) expect(await state()).toEqual(before)
      }
      expect(failAt).toBeGreaterThan(10)
    }
    expect((await entry(entryId)).status).toBe('accepted')
  })
})
