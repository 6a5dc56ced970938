import { and, asc, eq, lte } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { simulatedObjects } from '#drizzle/schema/payments.ts'
import { addInterval, type Simulated, type SimulatedKind } from '../simulated.ts'
import { renews, retryDays } from '../test-cards.ts'
import { change, hold, make, namesOf, refOf, type Stored, tell, tellState } from './objects.server.ts'
import { tellCharge } from './pay.server.ts'

const day = 24 * 3_600_000

export async function due(kind: SimulatedKind): Promise<string[]> {
  const own = and(eq(simulatedObjects.kind, kind), lte(simulatedObjects.dueAt, now()))
  const rows = await db
    .select({ id: simulatedObjects.id })
    .from(simulatedObjects)
    .where(own)
    .orderBy(asc(simulatedObjects.dueAt), asc(simulatedObjects.id))
    .limit(100)
  return rows.map(({ id }) => id)
}

/** Does something with every object whose time has come; whoever comes second finds that it is done. */
async function forDue<Kind extends SimulatedKind>(
  kind: Kind,
  work: (tx: Transaction, object: Stored<Kind>) => Promise<unknown>,
): Promise<void> {
  for (const id of await due(kind)) {
    await withTransaction(async (tx) => {
      const object = await hold(tx, kind, id)
      if (object && object.dueAt !== null && object.dueAt <= now()) await work(tx, object)
    })
  }
}

/** What happens at a gateway as time goes by: pages expire, late charges are decided, subscriptions renew. */
export async function passTime(): Promise<void> {
  await forDue('checkout', async (tx, checkout) => {
    await change(tx, checkout, { state: 'closed' }, null)
    await tell(tx, checkout.id, { kind: 'expired', paymentId: checkout.data.paymentId, checkoutRef: checkout.id })
  })
  await forDue('charge', async (tx, charge) => {
    const state = charge.data.card === 'fails_late' ? 'failed' : 'succeeded'
    await change(tx, charge, { state }, null)
    await tellCharge(tx, charge.id, charge.data, state)
  })
  await forDue('subscription', renew)
}

async function renew(tx: Transaction, subscription: Stored<'subscription'>): Promise<void> {
  const { id, data } = subscription
  if (data.cancelAtPeriodEnd && data.tries === 0) {
    await change(tx, subscription, { state: 'canceled' }, null)
    return tellState(tx, subscription, 'canceled', `${data.count}:ended`)
  }
  const { card, customerRef, amountCents, currency, count, tries, anchor, interval } = data
  const periodEnd = addInterval(anchor, interval, count + 1)
  const renewal = { ...namesOf(subscription), invoiceRef: `in_${id}_${data.dueSince}`, periodEnd }
  const isPaid = renews(card)
  const chargeRef = refOf('charge', `${renewal.invoiceRef}:${tries}:${card}`)
  const charge = { paymentId: null, checkoutRef: null, customerRef, renewal, amountCents, currency, card } as const
  await make(tx, 'charge', {
    id: chargeRef,
    parent: id,
    data: { ...charge, state: isPaid ? 'succeeded' : 'failed', disputeAt: null },
  })
  if (isPaid) {
    await tellCharge(tx, chargeRef, { ...charge, state: 'succeeded' }, 'succeeded')
    await change(tx, subscription, { count: count + 1, tries: 0, dueSince: periodEnd, state: 'active' }, periodEnd)
    if (data.state === 'past_due') await tellState(tx, subscription, 'active', `${count}:paid`)
    return
  }
  await retryLater(tx, subscription, chargeRef, charge)
}

async function retryLater(
  tx: Transaction,
  subscription: Stored<'subscription'>,
  chargeRef: string,
  charge: Omit<Simulated['charge'], 'state' | 'disputeAt'>,
): Promise<void> {
  const { data } = subscription
  const after = retryDays[data.tries]
  if (after === undefined) {
    await tellCharge(tx, chargeRef, { ...charge, state: 'failed' }, 'failed')
    await change(tx, subscription, { state: 'canceled' }, null)
    return tellState(tx, subscription, 'canceled', `${data.count}:unpaid`)
  }
  await tellCharge(tx, chargeRef, { ...charge, state: 'failed' }, 'declined')
  await change(tx, subscription, { state: 'past_due', tries: data.tries + 1 }, data.dueSince + after * day)
  if (data.tries === 0) await tellState(tx, subscription, 'past_due', `${data.count}:past_due`)
}

/** Another card for a subscription; what could not be taken from the old one is tried at once. */
export function replaceCard(ref: string, card: Simulated['subscription']['card']): Promise<boolean> {
  return withTransaction(async (tx) => {
    const subscription = await hold(tx, 'subscription', ref)
    if (!subscription || subscription.data.state === 'canceled') return false
    const isLate = subscription.data.state === 'past_due'
    await change(tx, subscription, { card }, isLate ? now() : subscription.dueAt)
    return true
  })
}
