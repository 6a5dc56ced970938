import { and, eq, inArray } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { paymentRefunds } from '#drizzle/schema/payments.ts'
import { lockPayment, type Payment } from './record-event.server.ts'

export type RefundAsked = Readonly<{ paymentId: string; amountCents: number; reason: string }>

/** What is already on its way back. */
async function returningCents(tx: Transaction, paymentId: string): Promise<number> {
  const waiting = await tx
    .select({ amountCents: paymentRefunds.amountCents })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.paymentId, paymentId),
        eq(paymentRefunds.cause, 'asked'),
        inArray(paymentRefunds.state, ['wanted', 'sent']),
      ),
    )
  return waiting.reduce((sum, each) => sum + each.amountCents, 0)
}

async function wantRefund(
  tx: Transaction,
  payment: Payment,
  { amountCents, reason, askedBy }: Omit<RefundAsked, 'paymentId'> & Readonly<{ askedBy: string | null }>,
): Promise<string> {
  const { id: paymentId, gateway, chargeRef, currency } = payment
  const at = now()
  const id = newId()
  await tx.insert(paymentRefunds).values({
    ...{ id, paymentId, gateway, chargeRef: chargeRef!, amountCents, currency, reason },
    cause: 'asked',
    askedBy,
    state: 'wanted',
    ...{ notBefore: at, createdAt: at, updatedAt: at },
  })
  await recordAudit(tx, {
    actor: askedBy === null ? { type: 'system' } : { type: 'user', id: askedBy },
    action: 'payments.refund_ask',
    subject: { type: 'payment', id: paymentId },
    fields: ['amountCents', 'reason'],
  })
  return id
}

/**
 * Gives a payment back, whole or in part; the gateway is asked after the commit. What is already on its way back counts as gone.
 * @throws DomainError forbidden `payments.refund_forbidden`, not_found `payments.payment_unknown`, conflict `payments.refund_too_much`
 */
export function askRefund(actor: AdminActor, { paymentId, amountCents, reason }: RefundAsked): Promise<string> {
  if (!actor.permissions.has('payment.refund')) throw new DomainError('forbidden', 'payments.refund_forbidden')
  return withTransaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw new DomainError('not_found', 'payments.payment_unknown')
    const gone = payment.refundedCents + (await returningCents(tx, paymentId))
    const isPart = Number.isSafeInteger(amountCents) && amountCents > 0 && gone + amountCents <= payment.amountCents
    if (payment.chargeRef === null || !isPart) throw new DomainError('conflict', 'payments.refund_too_much')
    return wantRefund(tx, payment, { amountCents, reason, askedBy: actor.userId })
  })
}

/**
 * Gives back all that is left of a payment, in the transaction in which what it was for has ended; nothing where nothing is left. Not for
 * a purpose that hears of the payment: its charge is written after that.
 */
export async function giveBack(tx: Transaction, paymentId: string, reason: string): Promise<void> {
  const payment = await lockPayment(tx, paymentId)
  if (!payment || payment.chargeRef === null) return
  const left = payment.amountCents - payment.refundedCents - (await returningCents(tx, paymentId))
  if (left > 0) await wantRefund(tx, payment, { amountCents: left, reason, askedBy: null })
}
