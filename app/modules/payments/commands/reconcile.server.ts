import { and, asc, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { paymentEvents, payments } from '#drizzle/schema/payments.ts'
import type { GatewayCharge, GatewayEvent, GatewayName } from '../gateway.ts'
import { openStates } from '../payment-status.ts'
import { bookFaults } from '../queries/book-faults.server.ts'
import { closeLeft, stopPayment } from './cancel-payment.server.ts'
import { gatewayNamed } from './gateways.server.ts'
import { receiveGatewayEvent } from './receive-event.server.ts'

const day = 24 * 3_600_000

/** One thing in which our books and the gateway's list differ. What the gateway knows and we did not is taken in, and is `mended`. */
export type Difference = Readonly<{
  kind: 'charge' | 'refund' | 'dispute' | 'amount' | 'not_at_gateway' | 'book'
  ref: string
  paymentId: string | null
  ours: string
  theirs: string
  isMended: boolean
}>

/**
 * Compares our ledger with a gateway's own list of a span of time and tells each difference; what was lost on its way to us is taken in as
 * if it came now. Also looks whether our books agree with themselves.
 */
export async function reconcile(name: GatewayName, from: number, until: number): Promise<Difference[]> {
  const found: Difference[] = []
  const seen = new Set<string>()
  for await (const charge of gatewayNamed(name).charges(from, until)) {
    seen.add(charge.chargeRef)
    found.push(...(await compare(name, charge)))
  }
  found.push(...(await notAtGateway(name, { from, until }, seen)))
  const faults = await bookFaults(from)
  return [...found, ...faults.map((fault) => ({ ...fault, kind: 'book' as const, isMended: false }))]
}

const written = ({ amountCents, currency }: { amountCents: number | null; currency: string | null }) =>
  `${currency ?? '?'} ${amountCents ?? '?'}`

async function knownOf(
  name: GatewayName,
  kind: 'succeeded' | 'refunded' | 'disputed' | 'dispute_won' | 'dispute_lost',
  ref: string,
) {
  const same = and(eq(paymentEvents.source, name), eq(paymentEvents.kind, kind), eq(paymentEvents.ref, ref))
  const [row] = await db.select().from(paymentEvents).where(same).orderBy(asc(paymentEvents.receivedAt)).limit(1)
  return row ?? null
}

type Untold = Exclude<GatewayEvent, { kind: 'ignored' | 'subscription' | 'expired' | 'refund_failed' }>

/** What a charge of the gateway's list says that an event would have said. */
function eventsIn(charge: GatewayCharge): Untold[] {
  if (charge.state !== 'succeeded') return []
  const { chargeRef, paymentId, customerRef, renewal, amountCents, currency, at, dispute } = charge
  const idOf = (kind: string, ref: string) => `list:${kind}:${ref}`
  const paid = { kind: 'succeeded', chargeRef, paymentId, customerRef, renewal, amountCents, currency } as const
  const disputes = dispute
    ? (['disputed', ...(dispute.state === 'open' ? [] : [`dispute_${dispute.state}` as const])] as const)
    : []
  return [
    { ...paid, id: idOf('succeeded', chargeRef), at, checkoutRef: null },
    ...charge.refunds.map(({ ref, ...refund }) => {
      return { ...refund, kind: 'refunded' as const, id: idOf('refunded', ref), chargeRef, refundRef: ref }
    }),
    ...disputes.map((kind) => {
      const { ref, state: _state, ...rest } = dispute!
      return { ...rest, kind, id: idOf(kind, ref), chargeRef, disputeRef: ref }
    }),
  ]
}

async function compare(name: GatewayName, charge: GatewayCharge): Promise<Difference[]> {
  const found: Difference[] = []
  for (const event of eventsIn(charge)) {
    const ref = 'refundRef' in event ? event.refundRef : 'disputeRef' in event ? event.disputeRef : event.chargeRef
    const known = await knownOf(name, event.kind as 'succeeded', ref)
    const theirs = written(event)
    const about = { ref, paymentId: known?.paymentId ?? charge.paymentId, theirs }
    if (known === null) {
      const received = await receiveGatewayEvent(name, event)
      const kind = 'refundRef' in event ? 'refund' : 'disputeRef' in event ? 'dispute' : 'charge'
      found.push({ ...about, kind, ours: 'nothing', isMended: received !== 'unknown' })
    } else if (written(known) !== theirs)
      found.push({ ...about, kind: 'amount', ours: written(known), isMended: false })
  }
  return found
}

/** Charges of which we say that they were made, and the gateway does not. */
async function notAtGateway(
  name: GatewayName,
  { from, until }: { from: number; until: number },
  seen: ReadonlySet<string>,
): Promise<Difference[]> {
  const own = and(eq(paymentEvents.source, name), eq(paymentEvents.kind, 'succeeded'), isNotNull(paymentEvents.ref))
  // An event may be told a while after its charge was listed; a day inside the span both have it.
  const rows = await db
    .select()
    .from(paymentEvents)
    .where(and(own, gte(paymentEvents.at, from + day), lt(paymentEvents.at, until)))
  return rows
    .filter(({ ref }) => !seen.has(ref!))
    .map((row) => ({
      kind: 'not_at_gateway' as const,
      ref: row.ref!,
      paymentId: row.paymentId,
      ours: written(row),
      theirs: 'nothing',
      isMended: false,
    }))
}

/** Payments that were begun a day ago and that nobody went on with. */
async function abandonOld(): Promise<void> {
  const old = and(
    inArray(payments.state, [...openStates]),
    eq(payments.kind, 'checkout'),
    lt(payments.createdAt, now() - day),
  )
  for (const { id } of await db.select({ id: payments.id }).from(payments).where(old).limit(200)) {
    const left = await withTransaction((tx) => stopPayment(tx, id))
    if (left) await closeLeft([left])
  }
}

/** The nightly comparison, of the last days: every gateway that has taken something; what it finds stands in the log. */
export async function reconcileLately(days = 3): Promise<Difference[]> {
  await abandonOld()
  const from = now() - days * day
  const names = await db
    .selectDistinct({ gateway: payments.gateway })
    .from(payments)
    .where(gte(payments.createdAt, from - 30 * day))
  const found: Difference[] = []
  for (const { gateway } of names) found.push(...(await reconcile(gateway, from, now())))
  for (const difference of found) log.error({ difference }, 'our books and the gateway’s list differ')
  return found
}
