import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DatabaseError } from '#app/core/database/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import {
  gatewayCustomers,
  gatewaySubscriptions,
  paymentEvents,
  paymentRefunds,
  payments,
} from '#drizzle/schema/payments.ts'
import type { GatewayEvent, GatewayName, Renewal, SubscriptionNames } from '../gateway.ts'
import { sumOf } from '../lines.ts'
import { sessionHash, sessionIdOf } from '../payment-session.server.ts'
import { purposeNamed } from '../purposes.ts'
import type { PaymentEvent } from '../queries/ledger.server.ts'
import { insertEvent, lockPayment, type Payment, postEntries, recordEvent } from './record-event.server.ts'
import { emailOf } from './send-papers.server.ts'
import { cancelSubscription } from './subscriptions.server.ts'

export type Received = PaymentEvent['outcome'] | 'repeated'

type EventOf<Kind extends GatewayEvent['kind']> = Extract<GatewayEvent, { kind: Kind }>
type MoneyEvent = Exclude<GatewayEvent, { kind: 'subscription' | 'ignored' }>
type ChargeEvent = EventOf<'succeeded' | 'declined' | 'failed'>

/**
 * Takes what a gateway tells, whatever the order and however often: one transaction records it, moves the payment by what its ledger comes
 * to, and tells its purpose. Whoever has checked that the gateway says it calls this.
 */
export async function receiveGatewayEvent(gateway: GatewayName, event: GatewayEvent): Promise<Received> {
  if (event.kind === 'ignored') return 'noted'
  const take = () =>
    withTransaction((tx) =>
      event.kind === 'subscription' ? takeState(tx, gateway, event) : takeMoney(tx, gateway, event),
    )
  try {
    return await take()
  } catch (error) {
    // The same event in two processes at once, or two first tries of one renewal: what the other has written is there now.
    if (error instanceof DatabaseError && error.kind === 'conflict') return take()
    throw error
  }
}

async function isKnown(tx: Transaction, source: GatewayName, sourceId: string): Promise<boolean> {
  const same = and(eq(paymentEvents.source, source), eq(paymentEvents.sourceId, sourceId))
  const rows = await tx.select({ id: paymentEvents.id }).from(paymentEvents).where(same).limit(1)
  return rows.length > 0
}

async function takeMoney(tx: Transaction, gateway: GatewayName, event: MoneyEvent): Promise<Received> {
  const found = await paymentOf(tx, gateway, event)
  const payment = found && (await lockPayment(tx, found))
  if (await isKnown(tx, gateway, event.id)) return 'repeated'
  const row = rowOf(gateway, event)
  await settleRefund(tx, event)
  if (!payment) return recordStray(tx, row)
  await keepCustomer(tx, payment, event)
  const periodEnd = 'renewal' in event ? (event.renewal?.periodEnd ?? null) : null
  if ('renewal' in event && event.renewal && event.kind === 'succeeded')
    await moveRenewal(tx, event.renewal, payment.subscriptionId)
  return recordEvent(tx, payment, row, periodEnd)
}

function rowOf(source: GatewayName, event: MoneyEvent) {
  const { id: sourceId, kind, at } = event
  const money = 'amountCents' in event ? { amountCents: event.amountCents, currency: event.currency } : {}
  return { source, sourceId, kind, at, ...money, ...refsOf(event) }
}

function refsOf(event: MoneyEvent): { ref: string; chargeRef: string | null } {
  if ('refundRef' in event) return { ref: event.refundRef, chargeRef: event.chargeRef }
  if ('disputeRef' in event) return { ref: event.disputeRef, chargeRef: event.chargeRef }
  return { ref: 'chargeRef' in event ? event.chargeRef : event.checkoutRef, chargeRef: null }
}

/** Money that we cannot place is booked as what it is: not ours. */
async function recordStray(tx: Transaction, row: ReturnType<typeof rowOf>): Promise<Received> {
  const id = newId()
  await insertEvent(tx, null, { ...row, id, seq: 0, outcome: 'unknown' })
  if (row.kind === 'succeeded' && row.amountCents && row.currency) {
    const line = { eventId: id, currency: row.currency }
    await postEntries(tx, null, [
      { ...line, account: 'gateway', amountCents: row.amountCents },
      { ...line, account: 'unallocated', amountCents: -row.amountCents },
    ])
  }
  return 'unknown'
}

/** Whose event it is: by the id that we gave with the order, else by the gateway's own names. */
async function paymentOf(tx: Transaction, gateway: GatewayName, event: MoneyEvent): Promise<string | null> {
  if ('renewal' in event && event.renewal) return renewalPayment(tx, gateway, event, event.renewal)
  const given = 'paymentId' in event ? event.paymentId : null
  const checkoutRef = 'checkoutRef' in event ? event.checkoutRef : null
  const chargeRef = 'chargeRef' in event ? event.chargeRef : null
  const names = [
    given === null ? undefined : eq(payments.id, given),
    checkoutRef === null ? undefined : eq(payments.gatewayRef, checkoutRef),
    chargeRef === null ? undefined : eq(payments.chargeRef, chargeRef),
  ].filter((name) => name !== undefined)
  const [row] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.gateway, gateway), or(...names)))
    .limit(1)
  if (row || chargeRef === null) return row?.id ?? null
  // A charge beside the one that paid, or one that was told of before.
  const charged = and(
    eq(paymentEvents.source, gateway),
    eq(paymentEvents.ref, chargeRef),
    isNotNull(paymentEvents.paymentId),
  )
  const [told] = await tx.select({ id: paymentEvents.paymentId }).from(paymentEvents).where(charged).limit(1)
  return told?.id ?? null
}

/** The payment that a renewal's tries belong to; the first of them makes it. */
async function renewalPayment(
  tx: Transaction,
  gateway: GatewayName,
  event: ChargeEvent,
  renewal: Renewal,
): Promise<string | null> {
  const idempotencyKey = `renewal:${gateway}:${renewal.invoiceRef}`
  const [known] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.idempotencyKey, idempotencyKey))
  if (known) return known.id
  const subscription = await subscriptionOf(tx, gateway, renewal)
  if (!subscription) return null
  const [first] = await tx.select().from(payments).where(eq(payments.id, subscription.firstPaymentId))
  const id = newId()
  const email = first ? emailOf(first) : null
  const { purpose, purposeId, userId, lines, amountCents, currency } = subscription
  await tx.insert(payments).values({
    ...{ id, gateway, idempotencyKey, purpose, purposeId, userId, lines, amountCents, currency },
    taxCents: sumOf(lines).taxCents,
    kind: 'renewal',
    state: 'created',
    subscriptionId: subscription.id,
    sessionHash: sessionHash(sessionIdOf(id)),
    emailEnc: email && encryptField(email, { table: 'payments', column: 'email_enc', rowId: id }),
    locale: first?.locale ?? 'zh-Hans',
    createdAt: now(),
    updatedAt: now(),
  })
  const created = { source: 'house', sourceId: `${id}:created`, kind: 'created', at: event.at } as const
  await insertEvent(tx, id, { ...created, id: newId(), seq: 1, outcome: 'noted' })
  return id
}

/**
 * Whose subscription is told of: by the gateway's name of it, or by ours where the process died before it wrote the gateway's down. That is
 * done now; one that was given up meanwhile, since nobody knew that it had begun, is ended at the gateway.
 */
async function subscriptionOf(
  tx: Transaction,
  gateway: GatewayName,
  { subscriptionRef: ref, subscriptionId }: SubscriptionNames,
) {
  const ofGateway = eq(gatewaySubscriptions.gateway, gateway)
  const named = and(ofGateway, eq(gatewaySubscriptions.ref, ref))
  const [known] = await tx.select().from(gatewaySubscriptions).where(named)
  if (known || subscriptionId === null) return known
  const nameless = or(isNull(gatewaySubscriptions.ref), eq(gatewaySubscriptions.ref, ref))
  const own = and(ofGateway, eq(gatewaySubscriptions.id, subscriptionId), nameless)
  const [row] = await tx.update(gatewaySubscriptions).set({ ref, updatedAt: now() }).where(own).returning()
  if (!row) return undefined
  if (row.state === 'canceled') await cancelSubscription(tx, row.id, 'now')
  if (row.state === 'canceled' || row.state === 'wanted')
    await tx.update(gatewaySubscriptions).set({ state: 'active' }).where(eq(gatewaySubscriptions.id, row.id))
  return row
}

async function moveRenewal(tx: Transaction, { periodEnd }: Renewal, subscriptionId: string | null): Promise<void> {
  if (subscriptionId === null) return
  const [row] = await tx.select().from(gatewaySubscriptions).where(eq(gatewaySubscriptions.id, subscriptionId))
  if (!row || periodEnd <= row.renewsAt) return
  await tx
    .update(gatewaySubscriptions)
    .set({ renewsAt: periodEnd, updatedAt: now() })
    .where(eq(gatewaySubscriptions.id, subscriptionId))
}

async function keepCustomer(tx: Transaction, { gateway, userId }: Payment, event: MoneyEvent): Promise<void> {
  if (!('customerRef' in event) || event.customerRef === null || userId === null) return
  const row = { id: newId(), gateway, userId, ref: event.customerRef, createdAt: now() }
  await tx.insert(gatewayCustomers).values(row).onConflictDoNothing()
}

/** The refund that we asked for has come about, or has not. */
async function settleRefund(tx: Transaction, event: MoneyEvent): Promise<void> {
  if (event.kind !== 'refunded' && event.kind !== 'refund_failed') return
  const { refundId, refundRef } = event
  const own = refundId === null ? eq(paymentRefunds.gatewayRef, refundRef) : eq(paymentRefunds.id, refundId)
  const state = event.kind === 'refunded' ? 'done' : 'failed'
  await tx.update(paymentRefunds).set({ state, gatewayRef: refundRef, updatedAt: now() }).where(own)
}

/** What the gateway says of a subscription; what it said earlier and comes later changes nothing. */
async function takeState(tx: Transaction, gateway: GatewayName, event: EventOf<'subscription'>): Promise<Received> {
  const found = await subscriptionOf(tx, gateway, event)
  if (!found) return 'unknown'
  const own = eq(gatewaySubscriptions.id, found.id)
  const [row] = await tx.update(gatewaySubscriptions).set({ updatedAt: now() }).where(own).returning()
  if (!row) return 'unknown'
  if (event.at < row.stateAt || row.state === 'canceled') return 'noted'
  const renewsAt = Math.max(row.renewsAt, event.renewsAt ?? 0)
  await tx.update(gatewaySubscriptions).set({ state: event.state, stateAt: event.at, renewsAt }).where(own)
  if (event.state !== 'canceled') return 'applied'
  await purposeNamed(row.purpose).onNews(tx, {
    kind: 'subscription_ended',
    subscriptionId: row.id,
    purposeId: row.purposeId,
    at: event.at,
  })
  return 'applied'
}
