import { and, eq, sql } from 'drizzle-orm'
import { wallClock, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { type documentKinds, paymentDocuments, paymentNumbers, type payments } from '#drizzle/schema/payments.ts'
import { type LedgerEvent, taxPart } from '../ledger.ts'
import type { PaymentLine } from '../lines.ts'
import { purposeNamed } from '../purposes.ts'

type Payment = typeof payments.$inferSelect
type DocumentKind = (typeof documentKinds)[number]

const letters: Readonly<Record<DocumentKind, string>> = { invoice: 'I', receipt: 'R', credit_note: 'C' }

/**
 * The next number of a kind and year. It is taken in the transaction that issues the paper: one that is rolled back gives it back, and
 * whoever comes second waits.
 */
async function nextNumber(tx: Transaction, kind: DocumentKind, at: number) {
  const year = Number(wallClock(at, newYork).date.slice(0, 4))
  const [row] = await tx
    .insert(paymentNumbers)
    .values({ id: `${kind}-${year}`, last: 1 })
    .onConflictDoUpdate({ target: paymentNumbers.id, set: { last: sql`${paymentNumbers.last} + 1` } })
    .returning({ last: paymentNumbers.last })
  const sequence = row!.last
  return { year, sequence, number: `${letters[kind]}-${year}-${String(sequence).padStart(6, '0')}` }
}

type Paper = Readonly<{
  kind: DocumentKind
  eventId: string
  lines: PaymentLine[]
  amountCents: number
  taxCents: number
}>

/** Of a paper that is entered later than it was issued: when that was, epoch milliseconds, and who was billed. */
type Issued = Readonly<{ at: number; billedTo: Localized }>

async function issue(tx: Transaction, payment: Payment, { kind, ...paper }: Paper, issued?: Issued): Promise<string> {
  const { at, billedTo } = issued ?? {
    at: now(),
    billedTo: await purposeNamed(payment.purpose).billedTo(tx, payment.purposeId),
  }
  const { year, sequence, number } = await nextNumber(tx, kind, at)
  await tx.insert(paymentDocuments).values({
    id: newId(),
    paymentId: payment.id,
    kind,
    number,
    year,
    sequence,
    ...paper,
    currency: payment.currency,
    billedTo,
    locale: payment.locale,
    issuedAt: at,
  })
  return number
}

const wholeOf = ({ lines, amountCents, taxCents }: Payment) => ({ lines, amountCents, taxCents })

/** The bill, once a payment: where it is paid, or where a renewal that nobody asked us for has failed. */
export async function issueInvoice(tx: Transaction, payment: Payment, eventId: string, issued?: Issued): Promise<void> {
  const own = and(eq(paymentDocuments.paymentId, payment.id), eq(paymentDocuments.kind, 'invoice'))
  const known = await tx.select({ id: paymentDocuments.id }).from(paymentDocuments).where(own).limit(1)
  if (known.length === 0) await issue(tx, payment, { kind: 'invoice', eventId, ...wholeOf(payment) }, issued)
}

/** @returns the receipt's number. */
export function issueReceipt(tx: Transaction, payment: Payment, eventId: string, issued?: Issued): Promise<string> {
  return issue(tx, payment, { kind: 'receipt', eventId, ...wholeOf(payment) }, issued)
}

const refundLabel = { 'zh-Hans': '退款', 'zh-Hant': '退款', 'en-US': 'Refund' }

/** What was given back of a payment; `alreadyCents` before. */
export function issueCreditNote(
  tx: Transaction,
  payment: Payment,
  event: Pick<LedgerEvent, 'id' | 'amountCents'>,
  alreadyCents: number,
  issued?: Issued,
): Promise<string> {
  const amountCents = event.amountCents!
  const taxCents = taxPart(alreadyCents + amountCents, payment) - taxPart(alreadyCents, payment)
  const line = { label: refundLabel, quantity: 1, amountCents: amountCents - taxCents, taxCents }
  return issue(tx, payment, { kind: 'credit_note', eventId: event.id, lines: [line], amountCents, taxCents }, issued)
}
