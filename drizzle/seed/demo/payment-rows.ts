import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { issueCreditNote, issueInvoice, issueReceipt } from '#app/modules/payments/commands/issue-documents.server.ts'
import { balanceOf, type LedgerEvent } from '#app/modules/payments/ledger.ts'
import { type PaymentLine, sumOf } from '#app/modules/payments/lines.ts'
import { sessionHash, sessionIdOf } from '#app/modules/payments/payment-session.server.ts'
import type { PurposeName } from '#app/modules/payments/purposes.ts'
import { refOf } from '#app/modules/payments/simulator/commands/objects.server.ts'
import type { Simulated } from '#app/modules/payments/simulator/simulated.ts'
import type { CardDoes } from '#app/modules/payments/simulator/test-cards.ts'
import { paymentEntries, paymentEvents, paymentRefunds, payments, simulatedObjects } from '#drizzle/schema/payments.ts'

const minute = 60_000

/** What became of a payment, one step after the other; `after` is milliseconds since it was begun. */
export type DemoStep = Readonly<{ after: number }> &
  Readonly<
    | { kind: 'succeeded' | 'declined' | 'canceled' }
    | { kind: 'refunded'; amountCents: number; reason: string; askedBy: string }
  >

export type DemoPayment = Readonly<{
  /** Its name among the demo's payments: written once, whenever it is seeded. */
  key: string
  purpose: PurposeName
  purposeId: string
  userId: string | null
  email: string
  /** Who is billed, as its papers name them. */
  billedTo: Localized
  lines: readonly PaymentLine[]
  /** When it was begun, epoch milliseconds. */
  begunAt: number
  /** A renewal, which the gateway begins by itself. */
  isRenewal?: boolean
  steps: readonly DemoStep[]
}>

type EventRow = typeof paymentEvents.$inferInsert

/**
 * Writes a payment as it would have been left by a card on the simulated page: its row, its events and their lines, its papers, and what the
 * simulator keeps of it, so that our books agree with themselves and with the gateway's list. Does nothing where it is there already.
 */
export async function writeDemoPayment(tx: Transaction, demo: DemoPayment): Promise<void> {
  const { purpose, purposeId, userId, begunAt } = demo
  const lines = [...demo.lines]
  const { totalCents: amountCents, taxCents } = sumOf(lines)
  const id = newId(begunAt)
  const checkoutRef = demo.isRenewal ? null : refOf('checkout', `checkout-${id}`)
  const asked = { amountCents, taxCents, currency: 'USD' }
  const events = eventsOf(id, checkoutRef, demo, amountCents)
  const after = balanceOf(events as LedgerEvent[], asked)
  const lastAt = events.at(-1)!.at
  const [payment] = await tx
    .insert(payments)
    .values({
      ...{ id, purpose, purposeId, userId, lines, ...asked, gateway: 'simulator', gatewayRef: checkoutRef },
      kind: demo.isRenewal ? 'renewal' : 'checkout',
      sessionHash: sessionHash(sessionIdOf(id)),
      idempotencyKey: createHash('sha256').update(`demo ${demo.key}`).digest('hex'),
      emailEnc: encryptField(demo.email, { table: 'payments', column: 'email_enc', rowId: id }),
      ...{ state: after.state, chargeRef: after.chargeRef, paidAt: after.paidAt, refundedCents: after.refundedCents },
      ...{ createdAt: begunAt, updatedAt: lastAt },
    })
    .onConflictDoNothing()
    .returning()
  if (!payment) return
  await tx.insert(paymentEvents).values(events)
  await insertEntries(tx, id, events, after.entries)
  await writeSimulated(tx, payment, events)
  await writeRefunds(tx, payment, demo)
  await writePapers(tx, payment, events, demo.billedTo)
}

function eventsOf(id: string, checkoutRef: string | null, demo: DemoPayment, amountCents: number): EventRow[] {
  const { begunAt } = demo
  const from = (kind: EventRow['kind'], at: number, more: Partial<EventRow> = {}) => {
    const source = more.source ?? 'house'
    const row = { id: newId(at), paymentId: id, kind, source, sourceId: `${id}:${kind}`, outcome: 'applied' as const }
    return {
      amountCents: null,
      currency: null,
      ref: null,
      chargeRef: null,
      ...row,
      ...more,
      at,
      receivedAt: at,
      seq: 0,
    }
  }
  const opened = checkoutRef === null ? [] : [from('opened', begunAt, { ref: checkoutRef })]
  let tries = 0
  const told = demo.steps.map((step) => {
    const at = begunAt + step.after
    if (step.kind === 'canceled') return from('canceled', at)
    const about = { source: 'simulator', currency: 'USD' } as const
    if (step.kind === 'refunded') {
      const ref = refundRef(id)
      const chargeRef = chargeRefOf(id, 'paid')
      const { amountCents: back } = step
      return from('refunded', at, { ...about, sourceId: eventRef(ref, 'refunded'), ref, chargeRef, amountCents: back })
    }
    const ref = chargeRefOf(id, step.kind === 'succeeded' ? 'paid' : `declined-${(tries += 1)}`)
    const sourceId = eventRef(ref, step.kind)
    // A charge names itself as the one that it is of, as the gateway's events do.
    return from(step.kind, at, { ...about, sourceId, ref, chargeRef: ref, amountCents })
  })
  return [from('created', begunAt), ...opened, ...told].map((row, index) => ({ ...row, seq: index + 1 }))
}

const chargeRefOf = (id: string, name: string) => refOf('charge', `demo ${id}:${name}`)
const refundIdOf = (id: string) => `${id}-refund`
const refundRef = (id: string) => refOf('refund', `refund-${refundIdOf(id)}`)
const eventRef = (about: string, kind: string) => refOf('event', `${about}:${kind}`)

async function insertEntries(
  tx: Transaction,
  paymentId: string,
  events: readonly EventRow[],
  entries: ReturnType<typeof balanceOf>['entries'],
): Promise<void> {
  const rows = entries.map((entry) => {
    const { at } = events.find(({ id }) => id === entry.eventId)!
    return { ...entry, id: newId(at), paymentId, at }
  })
  if (rows.length > 0) await tx.insert(paymentEntries).values(rows)
}

type Payment = typeof payments.$inferSelect

/** What the simulator would have kept: charges and refunds, nothing that is still to happen. */
async function writeSimulated(tx: Transaction, payment: Payment, events: readonly EventRow[]): Promise<void> {
  const { id: paymentId, amountCents, currency, gatewayRef: checkoutRef } = payment
  for (const { kind, ref, chargeRef, at, amountCents: back } of events) {
    if (kind === 'succeeded' || kind === 'declined') {
      const card: CardDoes = kind === 'succeeded' ? 'succeeds' : 'declines'
      const state = kind === 'succeeded' ? 'succeeded' : 'failed'
      const money = { amountCents, currency, customerRef: `cus_sim_${paymentId}`, renewal: null, disputeAt: null }
      const data: Simulated['charge'] = { paymentId, checkoutRef, ...money, card, state }
      await insertSimulated(tx, { id: ref!, kind: 'charge', parent: checkoutRef, data, createdAt: at })
    }
    if (kind === 'refunded') {
      const data: Simulated['refund'] = { refundId: refundIdOf(paymentId), amountCents: back!, currency, at }
      await insertSimulated(tx, { id: ref!, kind: 'refund', parent: chargeRef!, data, createdAt: at })
    }
  }
}

const insertSimulated = (tx: Transaction, row: typeof simulatedObjects.$inferInsert) =>
  tx.insert(simulatedObjects).values(row)

async function writeRefunds(tx: Transaction, { id, chargeRef, currency }: Payment, demo: DemoPayment): Promise<void> {
  for (const step of demo.steps) {
    if (step.kind !== 'refunded') continue
    const at = demo.begunAt + step.after
    const { amountCents, reason, askedBy } = step
    const asked = { amountCents, reason, askedBy, cause: 'asked', state: 'done' } as const
    const own = { id: refundIdOf(id), paymentId: id, gateway: 'simulator', chargeRef: chargeRef!, currency } as const
    const askedAt = at - minute
    await tx.insert(paymentRefunds).values({
      ...{ ...own, ...asked, gatewayRef: refundRef(id) },
      ...{ notBefore: askedAt, createdAt: askedAt, updatedAt: at },
    })
  }
}

/** The papers of a payment, each on the day of its event, with the next numbers of that year. */
async function writePapers(
  tx: Transaction,
  payment: Payment,
  events: readonly EventRow[],
  billedTo: Localized,
): Promise<void> {
  let backCents = 0
  for (const { id, kind, at, amountCents } of events) {
    const issued = { at, billedTo }
    if (kind === 'declined' && payment.kind === 'renewal') await issueInvoice(tx, payment, id, issued)
    if (kind === 'succeeded') {
      await issueInvoice(tx, payment, id, issued)
      const receiptNo = await issueReceipt(tx, payment, id, issued)
      await tx.update(payments).set({ receiptNo }).where(eq(payments.id, payment.id))
    }
    if (kind === 'refunded') {
      await issueCreditNote(tx, payment, { id, amountCents: amountCents! }, backCents, issued)
      backCents += amountCents!
    }
  }
}
