import { and, asc, eq, inArray, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { gatewaySubscriptions, paymentRefunds, payments } from '#drizzle/schema/payments.ts'
import { GatewayError } from '../gateway.ts'
import { gatewayNamed, reachableGateways } from './gateways.server.ts'

type Subscription = typeof gatewaySubscriptions.$inferSelect
type Refund = typeof paymentRefunds.$inferSelect

/** Milliseconds until the next try: a minute, doubled, an hour at most. */
const waitAfter = (attempts: number) => Math.min(60_000 * 2 ** attempts, 3_600_000)
const paidStates = ['paid', 'partially_refunded', 'refunded'] as const

/**
 * Tells the gateways what is wanted and has not been told: refunds and subscriptions. Each is asked under a key of its own, so a process
 * that dies in between, or two at once, ask for the same thing and not for another. What went to a gateway that this process cannot reach
 * waits.
 */
export async function pushWishes(): Promise<void> {
  const dueRefunds = and(
    eq(paymentRefunds.state, 'wanted'),
    inArray(paymentRefunds.gateway, reachableGateways()),
    lte(paymentRefunds.notBefore, now()),
  )
  for (const refund of await db
    .select()
    .from(paymentRefunds)
    .where(dueRefunds)
    .orderBy(asc(paymentRefunds.id))
    .limit(50))
    await attempt(
      () => pushRefund(refund),
      () => postponeRefund(refund),
      (error) => giveUpRefund(refund, error),
    )
  for (const subscription of await dueSubscriptions())
    await attempt(
      () => pushSubscription(subscription),
      () => postponeSubscription(subscription),
      () => postponeSubscription(subscription),
    )
}

/** Subscriptions with a wish that the gateway has not been told; one begins when its first payment is paid. */
function dueSubscriptions(): Promise<Subscription[]> {
  const firstIsPaid = inArray(
    gatewaySubscriptions.firstPaymentId,
    db
      .select({ id: payments.id })
      .from(payments)
      .where(inArray(payments.state, [...paidStates])),
  )
  return db
    .select()
    .from(gatewaySubscriptions)
    .where(
      and(
        inArray(gatewaySubscriptions.gateway, reachableGateways()),
        lt(gatewaySubscriptions.sentVersion, gatewaySubscriptions.version),
        lte(gatewaySubscriptions.notBefore, now()),
        ne(gatewaySubscriptions.state, 'canceled'),
        or(ne(gatewaySubscriptions.state, 'wanted'), firstIsPaid),
      ),
    )
    .orderBy(asc(gatewaySubscriptions.id))
    .limit(50)
}

async function attempt(
  push: () => Promise<unknown>,
  postpone: () => Promise<unknown>,
  giveUp: (error: GatewayError) => Promise<unknown>,
): Promise<void> {
  try {
    await push()
  } catch (error) {
    // Whatever is wrong with one wish, the others are told, and who pays on a page at this moment is answered.
    log.error({ err: error }, 'the gateway did not take what was wanted')
    await (error instanceof GatewayError && error.isFinal ? giveUp(error) : postpone())
  }
}

async function pushRefund({ id: refundId, gateway, paymentId, chargeRef, amountCents, currency }: Refund) {
  const order = { refundId, paymentId, chargeRef, amountCents, currency, key: `refund-${refundId}` }
  const { ref } = await gatewayNamed(gateway).refund(order)
  // The event may have come before the answer; then it is done already.
  const own = and(eq(paymentRefunds.id, refundId), eq(paymentRefunds.state, 'wanted'))
  await withTransaction((tx) =>
    tx.update(paymentRefunds).set({ state: 'sent', gatewayRef: ref, updatedAt: now() }).where(own),
  )
}

async function pushSubscription(subscription: Subscription): Promise<void> {
  const { id, gateway: name, version, lines, amountCents, currency, interval, renewsAt } = subscription
  const gateway = gatewayNamed(name)
  const money = { lines, amountCents, currency, interval }
  let { ref } = subscription
  if (ref === null) {
    // Ended before it began: nothing is to begin.
    if (subscription.endNow || subscription.cancelAtPeriodEnd)
      return settle(id, { state: 'canceled', sentVersion: version })
    const [first] = await db.select().from(payments).where(eq(payments.id, subscription.firstPaymentId))
    const order = { ...money, subscriptionId: id, chargeRef: first!.chargeRef!, renewsAt, key: `subscription-${id}` }
    ref = (await gateway.startSubscription(order)).ref
    return settle(id, { ref, state: begun, sentVersion: version })
  }
  if (subscription.endNow) await gateway.endSubscription(ref)
  else {
    const { cancelAtPeriodEnd } = subscription
    await gateway.changeSubscription({ ...money, ref, cancelAtPeriodEnd, key: `subscription-${id}-${version}` })
  }
  await settle(id, { sentVersion: version })
}

/** Begun, unless the gateway was quicker to tell what has become of it. */
const begun = sql`case when ${gatewaySubscriptions.state} = 'wanted' then 'active' else ${gatewaySubscriptions.state} end`

/** What the gateway has been told; a later wish is not told by it. */
async function settle(
  id: string,
  set: { ref?: string; state?: Subscription['state'] | SQL; sentVersion: number },
): Promise<void> {
  const own = and(eq(gatewaySubscriptions.id, id), lt(gatewaySubscriptions.sentVersion, set.sentVersion))
  await withTransaction((tx) =>
    tx
      .update(gatewaySubscriptions)
      .set({ ...set, attempts: 0, updatedAt: now() })
      .where(own),
  )
}

const nextTry = (attempts: number) => ({ attempts: attempts + 1, notBefore: now() + waitAfter(attempts) })

function postponeRefund({ id, attempts }: Refund): Promise<unknown> {
  return withTransaction((tx) => tx.update(paymentRefunds).set(nextTry(attempts)).where(eq(paymentRefunds.id, id)))
}

function giveUpRefund({ id }: Refund, { message }: GatewayError): Promise<unknown> {
  log.error({ refundId: id, message }, 'a refund was refused for good')
  const own = and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'wanted'))
  return withTransaction((tx) => tx.update(paymentRefunds).set({ state: 'failed', updatedAt: now() }).where(own))
}

function postponeSubscription({ id, attempts, version }: Subscription): Promise<unknown> {
  const own = and(eq(gatewaySubscriptions.id, id), eq(gatewaySubscriptions.version, version))
  return withTransaction((tx) => tx.update(gatewaySubscriptions).set(nextTry(attempts)).where(own))
}
