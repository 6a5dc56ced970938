import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { hourMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { holdSlot } from '#app/modules/booking/holds/commands/hold-slot.server.ts'
import { firstOpening } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { findLinkedTicket } from '#app/modules/support/links/queries/ticket-link.server.ts'
import { answerTicket } from '#app/modules/support/queue/commands/answer-ticket.server.ts'
import { slotHolds } from '#drizzle/schema/scheduling.ts'
import { insertPractice, type Practice } from '#tests/factories/booking.ts'
import { insertSpecialty } from '#tests/factories/directory.ts'
import { insertTicket, lastReplyToken, seenTicket, supportAgent } from '#tests/factories/support.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { keepPickedTimes } from './commands/keep-picked-times.server.ts'
import { takePickedTime } from './commands/take-picked-time.server.ts'
import { findKeptTimes } from './queries/kept-times.server.ts'

useDatabase()

const specialties = ['family-medicine']
let practices: Practice[]

beforeEach(async () => {
  practices = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine' })
    return [
      // Thursdays only: two hours later its time is still to come.
      await insertPractice(tx, { provider: { specialties }, rules: [{ weekdays: [4] }] }),
      await insertPractice(tx, { provider: { specialties } }),
    ]
  })
})

/** Answers a question with both doctors, keeping a time with each; the token of the mailed link and the ids of the namings. */
async function answered() {
  // The last mail is found by its time.
  setClock(now() + 1000)
  const reference = await insertTicket({ kind: 'concierge' })
  const picks = practices.map(({ providerId }) => providerId)
  const answer = { ...(await seenTicket(reference)), body: 'These fit', then: 'wait' as const, picks }
  await answerTicket(supportAgent('concierge.manage'), answer, keepPickedTimes)
  const token = await lastReplyToken()
  const page = await findLinkedTicket(token, 'en-US')
  return { token, pickIds: page!.messages.flatMap((message) => message.picks.map(({ pickId }) => pickId)) }
}

const openAt = async ({ providerFacilityId }: Practice) =>
  (await firstOpening([providerFacilityId])).get(providerFacilityId)!.slot.startsAt

const refused = (
  kind: 'conflict' | 'not_found',
  code: 'booking.HOLD_EXPIRED' | 'booking.SLOT_TAKEN' | 'support.ticket_not_found',
) => new DomainError(kind, code)

describe('times kept for a customer', () => {
  it('are the next open ones of the named doctors, and nobody else’s for two hours', async () => {
    const next = await openAt(practices[0]!)
    const { pickIds } = await answered()
    const kept = await findKeptTimes(pickIds)
    expect(kept[pickIds[0]!]).toEqual({ startsAt: next, timeZone: 'America/New_York', expiresAt: now() + 2 * hourMs })
    expect(Object.keys(kept)).toHaveLength(2)
    const wanted = { ...practices[0]!, startsAt: next, holderKey: 'somebody else' }
    await expect(holdSlot(wanted)).rejects.toEqual(refused('conflict', 'booking.SLOT_TAKEN'))
    expect(await openAt(practices[0]!)).toBeGreaterThan(next)
    setClock(now() + 2 * hourMs)
    expect(await findKeptTimes(pickIds)).toEqual({})
    await holdSlot(wanted)
  })

  it('are kept only when asked for, and a doctor without an open time is named without one', async () => {
    const closed = await withTransaction((tx) => insertPractice(tx, { provider: { specialties }, rules: [] }))
    const give = async (...keep: Parameters<typeof answerTicket>[2][]) => {
      const reference = await insertTicket({ kind: 'concierge' })
      const picks = [closed.providerId, practices[0]!.providerId]
      const answer = { ...(await seenTicket(reference)), body: 'One of them', then: 'wait' as const, picks }
      await answerTicket(supportAgent('concierge.manage'), answer, ...keep)
    }
    await give()
    expect(await db.$count(slotHolds)).toBe(0)
    await give(keepPickedTimes)
    const rows = await db.select({ providerId: slotHolds.providerId }).from(slotHolds)
    expect(rows).toEqual([{ providerId: practices[0]!.providerId }])
  })

  it('go to the browser that takes one, and the others are given back', async () => {
    const { token, pickIds } = await answered()
    const { startsAt } = (await findKeptTimes(pickIds))[pickIds[0]!]!
    const wanted = { token, pickId: pickIds[0]!, holderKey: 'their browser' }
    const taken = await takePickedTime(wanted)
    expect(taken).toMatchObject({ providerId: practices[0]!.providerId, startsAt })
    expect(await findKeptTimes(pickIds)).toEqual({})
    const { providerFacilityId, visitTypeId } = practices[0]!
    // The same hold, so that asking for it by the form changes nothing.
    const { holdId } = await holdSlot({ providerFacilityId, visitTypeId, startsAt, holderKey: 'their browser' })
    const rows = await db.select().from(slotHolds)
    expect(rows.map(({ id, status }) => [id === holdId, status]).sort()).toEqual([
      [false, 'released'],
      [true, 'active'],
    ])
    await expect(takePickedTime({ ...wanted, holderKey: 'another' })).rejects.toEqual(
      refused('conflict', 'booking.HOLD_EXPIRED'),
    )
  })

  it('are taken once by two at once', async () => {
    const { token, pickIds } = await answered()
    const tries = ['one', 'two'].map((holderKey) => takePickedTime({ token, pickId: pickIds[0]!, holderKey }))
    const done = await Promise.allSettled(tries)
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('are open to the link of their own ticket only', async () => {
    const { pickIds } = await answered()
    const other = await answered()
    const wanted = { token: other.token, pickId: pickIds[0]!, holderKey: 'mine' }
    await expect(takePickedTime(wanted)).rejects.toEqual(refused('not_found', 'support.ticket_not_found'))
    await expect(takePickedTime({ ...wanted, token: 'x'.repeat(22) })).rejects.toEqual(
      refused('not_found', 'support.ticket_not_found'),
    )
    const [hold] = await db.select().from(slotHolds).where(eq(slotHolds.providerId, practices[0]!.providerId))
    expect(hold!.status).toBe('active')
    setClock(now() + 2 * hourMs)
    await expect(takePickedTime({ ...wanted, pickId: other.pickIds[0]! })).rejects.toEqual(
      refused('conflict', 'booking.HOLD_EXPIRED'),
    )
  })
})
