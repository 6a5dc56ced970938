import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { paths } from '#app/paths.ts'
import { GatewayError, type PaymentGateway } from '#app/modules/payments/gateway.ts'
import { simulatedObjects } from '#drizzle/schema/payments.ts'
import type { Simulated } from '../simulated.ts'
import { numberOf } from '../test-cards.ts'
import { change, hold, make, refOf, type Stored, tell, tellState } from './objects.server.ts'

const pageLife = 24 * 3_600_000

/** The gateway that takes no money: everything else about it is as of one that does. */
export const cardSimulator: PaymentGateway = {
  name: 'simulator',

  async checkout({ key, locale, paymentId, amountCents, currency, lines, customerRef, successUrl, cancelUrl }) {
    const ref = refOf('checkout', key)
    const data = {
      paymentId,
      amountCents,
      currency,
      lines,
      customerRef,
      locale,
      successUrl,
      cancelUrl,
      state: 'open',
    } as const
    await withTransaction((tx) => make(tx, 'checkout', { id: ref, data, dueAt: now() + pageLife }))
    return { ref, url: paths.simulatedPayment(ref) }
  },

  closeCheckout: (ref) =>
    withTransaction(async (tx) => {
      const checkout = await hold(tx, 'checkout', ref)
      if (checkout?.data.state !== 'open') return
      await change(tx, checkout, { state: 'closed' }, null)
      await tell(tx, ref, { kind: 'expired', paymentId: checkout.data.paymentId, checkoutRef: ref })
    }),

  startSubscription: ({ key, subscriptionId, chargeRef, amountCents, currency, lines, interval, renewsAt }) =>
    withTransaction(async (tx) => {
      const charge = await hold(tx, 'charge', chargeRef)
      if (!charge) throw new GatewayError(true, 'no such charge')
      const id = refOf('subscription', key)
      const { card, customerRef } = charge.data
      const counting = { anchor: renewsAt, count: 0, dueSince: renewsAt, tries: 0 }
      const money = { amountCents, currency, lines, interval, card, customerRef }
      const data = { ...money, ...counting, subscriptionId, state: 'active', cancelAtPeriodEnd: false } as const
      await make(tx, 'subscription', { id, data, dueAt: renewsAt })
      await tellState(tx, { id, data }, 'active', 'begun')
      return { ref: id }
    }),

  changeSubscription: ({ ref, lines, amountCents, currency, interval, cancelAtPeriodEnd }) =>
    withTransaction(async (tx) => {
      const held = await holdSubscription(tx, ref)
      // Another interval is counted from what is due next.
      const anew = held.data.interval === interval ? {} : { anchor: held.data.dueSince, count: 0 }
      await change(tx, held, { lines, amountCents, currency, interval, cancelAtPeriodEnd, ...anew })
    }),

  endSubscription: (ref) =>
    withTransaction(async (tx) => {
      const held = await holdSubscription(tx, ref)
      if (held.data.state === 'canceled') return
      await change(tx, held, { state: 'canceled' }, null)
      await tellState(tx, held, 'canceled', 'end')
    }),

  async savedMethod(ref) {
    const [row] = await db.select().from(simulatedObjects).where(eq(simulatedObjects.id, ref))
    if (row?.kind !== 'subscription') return null
    const { card } = row.data as Simulated['subscription']
    return { brand: 'Visa', last4: numberOf(card).slice(-4), expires: card === 'expires' ? '01/2020' : '12/2040' }
  },

  methodPage: (ref, returnUrl) => Promise.resolve(paths.simulatedCard(ref, { back: returnUrl })),

  refund: ({ refundId, chargeRef, amountCents, currency, key }) =>
    withTransaction(async (tx) => {
      const charge = await hold(tx, 'charge', chargeRef)
      if (charge?.data.state !== 'succeeded') throw new GatewayError(true, 'no such charge')
      const id = refOf('refund', key)
      const others = await tx
        .select()
        .from(simulatedObjects)
        .where(and(eq(simulatedObjects.parent, chargeRef), eq(simulatedObjects.kind, 'refund')))
      if (others.some((other) => other.id === id)) return { ref: id }
      const before = others.reduce((sum, { data }) => sum + (data as Simulated['refund']).amountCents, 0)
      if (before + amountCents > charge.data.amountCents) throw new GatewayError(true, 'more than was charged')
      const at = now()
      await make(tx, 'refund', { id, parent: chargeRef, data: { amountCents, currency, refundId, at } })
      await tell(tx, id, { kind: 'refunded', chargeRef, refundRef: id, refundId, amountCents, currency })
      return { ref: id }
    }),

  async *charges(from, until) {
    const own = and(eq(simulatedObjects.kind, 'charge'), gte(simulatedObjects.createdAt, from))
    const rows = await db
      .select()
      .from(simulatedObjects)
      .where(and(own, lt(simulatedObjects.createdAt, until)))
      .orderBy(asc(simulatedObjects.createdAt), asc(simulatedObjects.id))
    for (const { id, data, createdAt } of rows) {
      const { disputeAt, checkoutRef: _page, card: _card, ...charge } = data as Simulated['charge']
      const { amountCents, currency } = charge
      const isDisputed = disputeAt !== null && disputeAt <= now()
      const dispute = isDisputed
        ? ({ ref: `dp_${id}`, state: 'open', at: disputeAt, amountCents, currency } as const)
        : null
      const refunds = await refundsOf(id)
      yield { ...charge, chargeRef: id, dispute, refunds, at: createdAt }
    }
  },
}

async function holdSubscription(tx: Parameters<typeof hold>[0], ref: string): Promise<Stored<'subscription'>> {
  const held = await hold(tx, 'subscription', ref)
  if (!held) throw new GatewayError(true, 'no such subscription')
  return held
}

async function refundsOf(chargeRef: string) {
  const own = and(eq(simulatedObjects.parent, chargeRef), eq(simulatedObjects.kind, 'refund'))
  const rows = await db.select().from(simulatedObjects).where(own).orderBy(asc(simulatedObjects.createdAt))
  return rows.map(({ id, data }) => {
    const { amountCents, currency, refundId, at } = data as Simulated['refund']
    return { ref: id, refundId, amountCents, currency, at }
  })
}
