import { and, eq, gt, ne } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { log } from '#app/core/log/log.server.ts'
import type { PaymentNews, SubscriptionNews } from '#app/modules/payments/purposes.ts'
import { cancelSubscription } from '#app/modules/payments/commands/subscriptions.server.ts'
import { membershipOrders, memberships } from '#drizzle/schema/membership.ts'
import type { Membership } from '../change.ts'
import { graceMs, nextMembershipStatus } from '../membership-status.ts'
import { periodEnd } from '../periods.ts'
import { findOrder, type Order } from './write-order.server.ts'
import { takeOrder } from './take-order.server.ts'
import { tellOwner } from './tell-owner.server.ts'
import { lockMembership, settled, unchanging, writeMembership } from './write-membership.server.ts'

type News<Kind extends PaymentNews['kind']> = Extract<PaymentNews, { kind: Kind }>

const gateway = { by: 'gateway', actor: { type: 'system' } } as const

/** Something else was bought after this was chosen: it is not taken back by money that comes late. */
async function isOvertaken(tx: Transaction, { id, membershipId, createdAt }: Order): Promise<boolean> {
  const [later] = await tx
    .select({ id: membershipOrders.id })
    .from(membershipOrders)
    .where(
      and(
        eq(membershipOrders.membershipId, membershipId),
        eq(membershipOrders.status, 'paid'),
        ne(membershipOrders.id, id),
        gt(membershipOrders.updatedAt, createdAt),
      ),
    )
    .limit(1)
  return later !== undefined
}

async function takePaid(
  tx: Transaction,
  membership: Membership,
  { payment }: News<'paid' | 'failed' | 'canceled'>,
): Promise<void> {
  const order = await findOrder(tx, payment.id, membership.id)
  if (order?.status === 'paid') return
  if (!order || (await isOvertaken(tx, order))) {
    // For people to decide about: it stands among the payments, from where it is given back.
    log.error({ paymentId: payment.id }, 'money for a membership has come for what nobody waits for')
    if (payment.subscriptionId !== null) await cancelSubscription(tx, payment.subscriptionId, 'now')
    return
  }
  const { subscriptionId } = payment
  await takeOrder(tx, membership, order, { paymentId: payment.id, subscriptionId, actor: gateway.actor })
}

/** The next period, at what was to begin with it. */
async function takeRenewed(tx: Transaction, membership: Membership, { payment }: News<'renewed'>): Promise<void> {
  const tier = membership.nextTier ?? membership.tier
  const interval = membership.nextInterval ?? membership.interval
  const priceCents = membership.nextPriceCents ?? membership.priceCents
  const { periodEnd: periodStart, anchorDay } = membership
  const period = { periodStart, periodEnd: periodEnd(periodStart, interval, anchorDay), anchorDay }
  const bought = { tier, interval, priceCents, periodCents: priceCents, ...period }
  await writeMembership(tx, membership, {
    ...{ action: 'pay', ...gateway },
    changes: { ...bought, isTrial: false, ...settled, ...unchanging },
  })
  const at = now()
  await tx.insert(membershipOrders).values({
    ...{ id: newId(), membershipId: membership.id, kind: 'renewal', status: 'paid', paymentId: payment.id, ...bought },
    ...{ amountCents: payment.amountCents, couponId: null, createdBy: null, membershipVersion: membership.version },
    lines: [{ kind: 'period', tier, cents: payment.amountCents, from: periodStart, to: period.periodEnd }],
    ...{ createdAt: at, updatedAt: at },
  })
}

async function takeFailed(
  tx: Transaction,
  membership: Membership,
  { at, tries }: News<'renewal_failed'>,
): Promise<void> {
  if (nextMembershipStatus(membership.status, 'fail', 'gateway') === null || tries <= membership.failures) return
  const pastDueAt = membership.pastDueAt ?? at
  const changes = { pastDueAt, graceUntil: pastDueAt + graceMs, failures: tries }
  const after = await writeMembership(tx, membership, { action: 'fail', ...gateway, changes })
  await tellOwner(tx, after, 'membership_payment_failed', `${after.periodEnd}:${tries}`)
}

async function takeSubscriptionEnd(tx: Transaction, { purposeId, subscriptionId }: SubscriptionNews): Promise<void> {
  const own = and(eq(memberships.id, purposeId), eq(memberships.subscriptionId, subscriptionId))
  await tx.update(memberships).set({ subscriptionId: null, updatedAt: now() }).where(own)
}

/** The end of a subscription may be told before its last try: what still comes of it is heard, unless another one has begun since. */
function isOfOwn(
  { subscriptionId, status }: Membership,
  { kind, payment }: News<'renewed' | 'renewal_failed'>,
): boolean {
  if (subscriptionId !== null) return payment.subscriptionId === subscriptionId
  return kind === 'renewed' || status === 'past_due'
}

/**
 * What happened to a payment for a membership, in the transaction that records it: the level is there with the money, or neither is.
 * Told again it changes nothing more.
 */
export async function hearPayment(tx: Transaction, news: PaymentNews | SubscriptionNews): Promise<void> {
  if (news.kind === 'subscription_ended') return takeSubscriptionEnd(tx, news)
  const membership = await lockMembership(tx, { id: news.payment.purposeId })
  if (!membership) throw new Error('A payment is for a membership that there is not.')
  if (news.kind === 'paid') return takePaid(tx, membership, news)
  if (news.kind !== 'renewed' && news.kind !== 'renewal_failed') return
  if (!isOfOwn(membership, news)) {
    log.error({ paymentId: news.payment.id }, 'a renewal is of a subscription that was given up')
    return
  }
  if (news.kind === 'renewed') await takeRenewed(tx, membership, news)
  else await takeFailed(tx, membership, news)
}
