import { eq, inArray, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { paymentEntries, paymentEvents, paymentRefunds, payments } from '#drizzle/schema/payments.ts'
import { type Balance, balanceOf, type Entry, type LedgerEvent } from '../ledger.ts'
import { eventsOf, type PaymentEvent } from '../queries/ledger.server.ts'
import { purposeNamed, type PaymentNews, type ToldPayment } from '../purposes.ts'
import { issueCreditNote, issueInvoice, issueReceipt } from './issue-documents.server.ts'
import { sendPapers } from './send-papers.server.ts'

export type Payment = typeof payments.$inferSelect

type NewEvent = Pick<PaymentEvent, 'source' | 'sourceId' | 'kind' | 'at'> &
  Partial<Pick<PaymentEvent, 'amountCents' | 'currency' | 'ref' | 'chargeRef'>>

/** A payment for this transaction alone: on PostgreSQL whoever else wants it waits. Null where there is none. */
export async function lockPayment(tx: Transaction, id: string): Promise<Payment | null> {
  const own = eq(payments.id, id)
  const [row] = await tx
    .update(payments)
    .set({ updatedAt: sql`${payments.updatedAt}` })
    .where(own)
    .returning()
  return row ?? null
}

function outcomeOf(event: LedgerEvent, before: Balance, after: Balance): PaymentEvent['outcome'] {
  const stray = after.unasked.find(({ chargeRef }) => event.kind === 'succeeded' && chargeRef === event.ref)
  if (stray && !before.unasked.some(({ chargeRef }) => chargeRef === stray.chargeRef)) return stray.cause
  const isApplied = after.state !== before.state || after.entries.length !== before.entries.length
  return isApplied ? 'applied' : 'noted'
}

export function insertEvent(
  tx: Transaction,
  paymentId: string | null,
  event: NewEvent & Pick<PaymentEvent, 'id' | 'outcome' | 'seq'>,
): Promise<unknown> {
  const { amountCents = null, currency = null, ref = null, chargeRef = null } = event
  return tx
    .insert(paymentEvents)
    .values({ ...event, amountCents, currency, ref, chargeRef, paymentId, receivedAt: now() })
}

/** Lines of events that have none yet: an event that came before its charge is posted with it. */
export async function postEntries(tx: Transaction, paymentId: string | null, entries: readonly Entry[]): Promise<void> {
  const eventIds = [...new Set(entries.map(({ eventId }) => eventId))]
  if (eventIds.length === 0) return
  const posted = await tx
    .selectDistinct({ eventId: paymentEntries.eventId })
    .from(paymentEntries)
    .where(inArray(paymentEntries.eventId, eventIds))
  const known = new Set(posted.map(({ eventId }) => eventId))
  const rows = entries.filter(({ eventId }) => !known.has(eventId))
  if (rows.length > 0)
    await tx.insert(paymentEntries).values(rows.map((row) => ({ ...row, id: newId(), paymentId, at: now() })))
}

/** Money that nobody asked for is to go back, once. */
async function wantRefunds(tx: Transaction, { id, gateway }: Payment, { unasked }: Balance): Promise<void> {
  for (const money of unasked) {
    const at = now()
    const row = { id: newId(), paymentId: id, gateway, state: 'wanted', notBefore: at } as const
    await tx
      .insert(paymentRefunds)
      .values({ ...row, ...money, createdAt: at, updatedAt: at })
      .onConflictDoNothing()
  }
}

const toldOf = ({
  id,
  purpose,
  purposeId,
  userId,
  kind,
  amountCents,
  currency,
  subscriptionId,
}: Payment): ToldPayment => ({
  ...{ id, purpose, purposeId, userId, kind },
  ...{ amountCents, currency, subscriptionId },
})

const isPaid = ({ chargeRef }: Balance) => chargeRef !== null

/** What its purpose has to hear, and which papers are due. */
async function tell(
  tx: Transaction,
  payment: Payment,
  { event, before, after, periodEnd, tries }: Step,
): Promise<{ receiptNo: string | null; papers: ('receipt' | 'credit_note')[] }> {
  const { onNews } = purposeNamed(payment.purpose)
  const told = { payment: toldOf(payment), at: event.at }
  const say = (news: PaymentNews) => onNews(tx, news)
  const papers: ('receipt' | 'credit_note')[] = []
  let { receiptNo } = payment
  if (isPaid(after) && !isPaid(before)) {
    await issueInvoice(tx, payment, event.id)
    receiptNo = await issueReceipt(tx, payment, event.id)
    papers.push('receipt')
    await say(
      payment.kind === 'renewal' ? { ...told, kind: 'renewed', renewsAt: periodEnd! } : { ...told, kind: 'paid' },
    )
  }
  if (!isPaid(after) && payment.kind === 'renewal' && (event.kind === 'declined' || event.kind === 'failed')) {
    await issueInvoice(tx, payment, event.id)
    await say({ ...told, kind: 'renewal_failed', tries })
  }
  if (after.state !== before.state && (after.state === 'failed' || after.state === 'canceled'))
    await say({ ...told, kind: after.state })
  if (after.disputedAt !== null && before.disputedAt === null) await say({ ...told, kind: 'disputed' })
  const isOfCharge = event.chargeRef === after.chargeRef
  if (isOfCharge && (event.kind === 'dispute_won' || event.kind === 'dispute_lost'))
    await say({ ...told, kind: event.kind })
  if (after.refundedCents > before.refundedCents) {
    const amountCents = after.refundedCents - before.refundedCents
    await issueCreditNote(tx, payment, { id: event.id, amountCents }, before.refundedCents)
    papers.push('credit_note')
    const isWhole = after.state === 'refunded'
    await say({ ...told, kind: 'refunded', refundedCents: after.refundedCents, isWhole })
  }
  return { receiptNo, papers }
}

type Step = {
  event: PaymentEvent
  before: Balance
  after: Balance
  periodEnd: number | null
  tries: number
}

/**
 * Adds an event to the ledger of a payment that this transaction holds (`lockPayment`), and everything that follows from it: state, lines,
 * refunds of what nobody asked for, papers, and what its purpose is told. The event must not be known yet.
 */
export async function recordEvent(
  tx: Transaction,
  payment: Payment,
  given: NewEvent,
  periodEnd: number | null = null,
): Promise<PaymentEvent['outcome']> {
  const charges = given.kind === 'succeeded' ? [given.ref!] : []
  const known = await eventsOf(tx, payment.id, charges)
  const before = balanceOf(await eventsOf(tx, payment.id), payment)
  const draft = { amountCents: null, currency: null, ref: null, chargeRef: null, ...given, id: newId() }
  const after = balanceOf([...known, draft as LedgerEvent], payment)
  const outcome = outcomeOf(draft, before, after)
  const seq = Math.max(0, ...known.map((each) => each.seq)) + 1
  await insertEvent(tx, payment.id, { ...draft, seq, outcome })
  await postEntries(tx, payment.id, after.entries)
  await wantRefunds(tx, payment, after)
  const event: PaymentEvent = { ...draft, paymentId: payment.id, seq, outcome, receivedAt: now() }
  const tries = [...known, draft].filter(({ kind }) => kind === 'declined' || kind === 'failed').length
  const { state, chargeRef, paidAt, refundedCents, disputedAt } = after
  const { receiptNo, papers } = await tell(tx, payment, { event, before, after, periodEnd, tries })
  await tx
    .update(payments)
    .set({ state, chargeRef, paidAt, refundedCents, disputedAt, receiptNo, updatedAt: now() })
    .where(eq(payments.id, payment.id))
  for (const paper of papers) await sendPapers(tx, payment, paper, event.id)
  return outcome
}
