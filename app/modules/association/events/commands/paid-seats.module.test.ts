import { asc, desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { minuteMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { runPayments } from '#app/modules/payments/commands/run-payments.server.ts'
import { registerPurpose } from '#app/modules/payments/purposes.ts'
import { payWith } from '#app/modules/payments/simulator/commands/pay.server.ts'
import { paymentRefunds, payments } from '#drizzle/schema/payments.ts'
import { associationWithMembers, insertEvent } from '#tests/factories/events.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findRegistration } from '../queries/event-rows.server.ts'
import { cancelOwn } from './end-registration.server.ts'
import { runEventChores } from './event-chores.server.ts'
import { eventPurpose } from './event-purpose.server.ts'
import { moveEvent } from './move-event.server.ts'
import { payRegistration } from './pay-registration.server.ts'
import { registerMember } from './register-person.server.ts'

useDatabase()

beforeEach(() => {
  registerPurpose(eventPurpose)
})

async function stage() {
  const made = await associationWithMembers(3)
  const prices = { capacity: 2, priceCents: 3000, memberPriceCents: 1000 }
  const eventId = await withTransaction((tx) => insertEvent(tx, { associationId: made.associationId, ...prices }))
  const register = (serial: number, guests = 0) => {
    const memberId = made.memberIds[serial]!
    return registerMember({ memberId, associationId: made.associationId, locale: 'en-US' }, { eventId, guests })
  }
  return { ...made, eventId, register }
}

const statusOf = async (id: string) => (await findRegistration(id))!.registration.status
const latest = async () =>
  (await db.select().from(payments).orderBy(desc(payments.createdAt), desc(payments.id)).limit(1))[0]!

async function pay(): Promise<void> {
  const [waiting] = await db.select().from(payments).where(eq(payments.state, 'pending'))
  await payWith(waiting!.gatewayRef!, 'succeeds', '')
  await runPayments()
}

describe('a seat that costs something', () => {
  it('is kept for half an hour, costs members less and their guests more, and is registered once it is paid', async () => {
    const { register } = await stage()
    const { id, status, amountCents } = await register(0, 1)
    expect([status, amountCents]).toEqual(['pending_payment', 4000])
    const url = await payRegistration(id, null)
    expect(await payRegistration(id, null)).toBe(url)
    expect(await db.$count(payments)).toBe(1)
    expect((await register(1)).status).toBe('waitlisted')
    await pay()
    const { registration } = (await findRegistration(id))!
    const payment = await latest()
    expect(registration).toMatchObject({ status: 'registered', paymentId: payment.id, keptUntil: null })
    expect(payment).toMatchObject({ purpose: 'event_registration', purposeId: id, amountCents: 4000, userId: null })
    setClock(now() + 60 * minuteMs)
    await runEventChores()
    expect(await statusOf(id)).toBe('registered')
  })

  it('is free again when nobody pays in time, and money that comes after that goes back', async () => {
    const { register } = await stage()
    const [first, , third] = [await register(0, 1), await register(1), await register(2)]
    await payRegistration(first.id, null)
    const { gatewayRef } = await latest()
    setClock(now() + 30 * minuteMs)
    // Before any chore: the simulator's page is still open when the next one asks.
    expect((await register(1)).status).toBe('waitlisted')
    await runEventChores()
    expect([await statusOf(first.id), await statusOf(third.id)]).toEqual(['expired', 'offered'])
    const paid = { ...(await latest()) }
    expect(paid.state).toBe('canceled')
    await withTransaction((tx) =>
      eventPurpose.onNews(tx, { kind: 'paid', at: now(), payment: { ...paid, purpose: 'event_registration' } }),
    )
    expect(gatewayRef).not.toBeNull()
    const { registration } = (await findRegistration(first.id))!
    expect(registration).toMatchObject({ status: 'expired', paymentId: paid.id })
    await runEventChores()
    expect((await findRegistration(first.id))!.registration.keptUntil).toBeNull()
  })

  it('gives the money back when its holder or the association cancels', async () => {
    const { register, actor, eventId } = await stage()
    const ids: string[] = []
    for (const serial of [0, 1]) {
      const { id } = await register(serial)
      await payRegistration(id, null)
      await pay()
      ids.push(id)
    }
    await cancelOwn(ids[0]!)
    await moveEvent(actor, eventId, 'cancel')
    await runPayments()
    const refunds = await db.select().from(paymentRefunds).orderBy(asc(paymentRefunds.id))
    expect(refunds.map(({ amountCents, cause, askedBy }) => [amountCents, cause, askedBy])).toEqual([
      ...[
        [1000, 'asked', null],
        [1000, 'asked', null],
      ],
    ])
    const states = await db.select({ state: payments.state }).from(payments).where(eq(payments.state, 'refunded'))
    expect(states).toHaveLength(2)
  })

  it('is given up with its payment', async () => {
    const { register } = await stage()
    const { id } = await register(0)
    await payRegistration(id, null)
    await cancelOwn(id)
    expect([await statusOf(id), (await latest()).state]).toEqual(['canceled', 'canceled'])
    const again = await register(0)
    expect([again.status, again.id === id]).toEqual(['pending_payment', false])
  })
})
