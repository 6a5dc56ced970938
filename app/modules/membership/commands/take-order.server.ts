import type { Transaction } from '#app/core/database/connection.ts'
import type { AuditEvent } from '#app/modules/audit/commands/record-audit.server.ts'
import { cancelSubscription, changeSubscription } from '#app/modules/payments/commands/subscriptions.server.ts'
import type { Membership } from '../change.ts'
import { renewalLines } from '../order-lines.server.ts'
import { closeOrder, type Order } from './write-order.server.ts'
import { settled, unchanging, writeMembership } from './write-membership.server.ts'

type Paid = Readonly<{ paymentId: string | null; subscriptionId: string | null; actor: AuditEvent['actor'] }>

/** The payment that is repeated from now on: that of this payment, or the one there was, which then costs what the new level does. */
async function settleSubscription(
  tx: Transaction,
  { subscriptionId: old, interval }: Membership,
  order: Order,
  fresh: string | null,
): Promise<string | null> {
  if (old === null) return fresh
  if (fresh !== null || order.interval !== interval || order.kind !== 'change') {
    await cancelSubscription(tx, old, 'now')
    return fresh
  }
  await changeSubscription(tx, old, { lines: renewalLines(order.tier, order.interval, order.priceCents) })
  return old
}

/** Gives somebody what they have paid for, or what costs nothing: level, price and period of the order. */
export async function takeOrder(
  tx: Transaction,
  membership: Membership,
  order: Order,
  { paymentId, subscriptionId: fresh, actor }: Paid,
): Promise<void> {
  const { tier, interval, priceCents, periodCents, periodStart, periodEnd, anchorDay } = order
  const subscriptionId = await settleSubscription(tx, membership, order, fresh)
  await writeMembership(tx, membership, {
    ...{ action: 'pay', by: 'gateway', actor },
    changes: {
      ...{ tier, interval, priceCents, periodCents, periodStart, periodEnd, anchorDay, subscriptionId },
      ...{ isTrial: order.lines.length === 0, ...settled, ...unchanging },
    },
  })
  await closeOrder(tx, order.id, paymentId)
}
