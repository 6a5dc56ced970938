import { and, desc, eq, isNull } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { membershipOrders } from '#drizzle/schema/membership.ts'
import type { Change, Membership } from '../change.ts'

export type Order = typeof membershipOrders.$inferSelect

type NewOrder = Readonly<{
  kind: Order['kind']
  membership: Membership
  change: Change
  couponId: string | null
  createdBy: string
}>

/** Writes down what will be somebody's with the payment. What they chose before and did not pay for is given up. */
export async function writeOrder(
  tx: Transaction,
  { kind, membership, change, couponId, createdBy }: NewOrder,
): Promise<Order> {
  const at = now()
  const isOpen = and(eq(membershipOrders.membershipId, membership.id), eq(membershipOrders.status, 'open'))
  await tx.update(membershipOrders).set({ status: 'abandoned', updatedAt: at }).where(isOpen)
  const { tier, interval, priceCents, periodCents, periodStart, periodEnd, anchorDay, lines, due } = change
  const [order] = await tx
    .insert(membershipOrders)
    .values({
      ...{ id: newId(), membershipId: membership.id, kind, status: 'open', createdBy, couponId },
      ...{ tier, interval, priceCents, periodCents, periodStart, periodEnd, anchorDay },
      ...{ lines: [...lines], amountCents: due, membershipVersion: membership.version, createdAt: at, updatedAt: at },
    })
    .returning()
  return order!
}

/** Which payment an order waits for. */
export async function notePayment(orderId: string, paymentId: string): Promise<void> {
  await withTransaction((tx) =>
    tx.update(membershipOrders).set({ paymentId, updatedAt: now() }).where(eq(membershipOrders.id, orderId)),
  )
}

/**
 * The order that a payment is for; where the process ended before it could be noted, the latest of that membership that no payment is noted for. Paid or given up ones too:
 * money that comes late or twice is known by that.
 */
export async function findOrder(tx: Transaction, paymentId: string, membershipId: string): Promise<Order | null> {
  const [noted] = await tx.select().from(membershipOrders).where(eq(membershipOrders.paymentId, paymentId))
  if (noted) return noted
  const [latest] = await tx
    .select()
    .from(membershipOrders)
    .where(and(eq(membershipOrders.membershipId, membershipId), isNull(membershipOrders.paymentId)))
    .orderBy(desc(membershipOrders.createdAt), desc(membershipOrders.id))
    .limit(1)
  return latest ?? null
}

export async function closeOrder(tx: Transaction, id: string, paymentId: string | null): Promise<void> {
  const paid = { status: 'paid', ...(paymentId !== null && { paymentId }), updatedAt: now() } as const
  await tx.update(membershipOrders).set(paid).where(eq(membershipOrders.id, id))
}
