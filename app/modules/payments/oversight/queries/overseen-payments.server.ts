import { and, asc, desc, eq, inArray, lt, or } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { paymentDocuments, paymentEvents, paymentRefunds, payments } from '#drizzle/schema/payments.ts'
import type { PaymentState } from '#app/modules/payments/payment-status.ts'

/** Payments of one page of the list. */
const pageSize = 50

export type PaymentFilters = Readonly<{ q: string; state: PaymentState | null; before: string | null }>

/** Papers of some payments, oldest first. */
function papersFor(ids: string[]) {
  const { id, paymentId, kind, number, amountCents, currency, billedTo, issuedAt } = paymentDocuments
  return db
    .select({ id, paymentId, kind, number, amountCents, currency, billedTo, issuedAt })
    .from(paymentDocuments)
    .where(inArray(paymentDocuments.paymentId, ids))
    .orderBy(asc(issuedAt), asc(number))
}

/** A payment by its id, the number of one of its papers, or what the gateway calls its charge. */
async function idsNamed(text: string): Promise<string[]> {
  const papers = await db
    .select({ id: paymentDocuments.paymentId })
    .from(paymentDocuments)
    .where(eq(paymentDocuments.number, text.toUpperCase()))
  const named = await db
    .select({ id: payments.id })
    .from(payments)
    .where(or(eq(payments.id, text), eq(payments.chargeRef, text), eq(payments.gatewayRef, text)))
  return [...new Set([...papers, ...named].map(({ id }) => id))]
}

const listed = (row: typeof payments.$inferSelect, papers: Awaited<ReturnType<typeof papersFor>>, locale: Locale) => {
  const { id, purpose, kind, state, gateway, amountCents, refundedCents, currency, disputedAt, createdAt, paidAt } = row
  const own = papers.filter(({ paymentId }) => paymentId === id)
  const billedTo = own.at(-1)?.billedTo
  return {
    ...{ id, purpose, kind, state, gateway, amountCents, refundedCents, currency, disputedAt, createdAt, paidAt },
    number: own.find((paper) => paper.kind === 'receipt')?.number ?? own[0]?.number ?? null,
    billedTo: billedTo ? billedTo[locale] : null,
  }
}

/** Payments, the latest first; one more than a page is asked for, to know whether there are others. */
export async function listPayments({ q, state, before }: PaymentFilters, locale: Locale) {
  const ids = q === '' ? null : await idsNamed(q)
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        ids === null ? undefined : inArray(payments.id, ids),
        state === null ? undefined : eq(payments.state, state),
        before === null ? undefined : lt(payments.id, before),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const papers = await papersFor(shown.map(({ id }) => id))
  return {
    rows: shown.map((row) => listed(row, papers, locale)),
    next: rows.length > pageSize ? shown.at(-1)!.id : null,
  }
}

/** A payment with everything that was done about it; null for none. */
export async function findOverseenPayment(id: string, locale: Locale) {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  if (!row) return null
  const papers = await papersFor([id])
  const { kind, amountCents, currency, at, source, outcome } = paymentEvents
  const events = await db
    .select({ id: paymentEvents.id, kind, amountCents, currency, at, source, outcome })
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, id))
    .orderBy(asc(paymentEvents.seq))
  const refunds = await db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentId, id))
    .orderBy(asc(paymentRefunds.id))
  const onTheWay = refunds.filter(({ cause, state }) => cause === 'asked' && (state === 'wanted' || state === 'sent'))
  const gone = onTheWay.reduce((sum, each) => sum + each.amountCents, row.refundedCents)
  return {
    ...listed(row, papers, locale),
    chargeRef: row.chargeRef,
    lines: row.lines.map((line) => ({ label: line.label[locale], cents: line.amountCents + line.taxCents })),
    papers: papers.map(({ id: paper, kind: paperKind, number, issuedAt, amountCents: cents }) => ({
      ...{ id: paper, kind: paperKind, number, issuedAt, amountCents: cents },
    })),
    events,
    refunds: refunds.map(({ id: refund, amountCents: cents, cause, reason, state, createdAt }) => ({
      ...{ id: refund, amountCents: cents, cause, reason, state, createdAt },
    })),
    /** What may still go back. */
    leftCents: row.chargeRef === null ? 0 : row.amountCents - gone,
  }
}
