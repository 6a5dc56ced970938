import { and, eq, inArray } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { paymentRefunds } from '#drizzle/schema/payments.ts'
import { lockPayment } from './record-event.server.ts'

export type RefundAsked = Readonly<{ paymentId: string; amountCents: number; reason: string }>

/**
 * Gives a payment back, whole or in part; the gateway is asked after the commit. What is already on its way back counts as gone.
 * @throws DomainError forbidden `payments.refund_forbidden`, not_found `payments.payment_unknown`, conflict `payments.refund_too_much`
 */
export function askRefund(actor: AdminActor, { paymentId, amountCents, reason }: RefundAsked): Promise<string> {
  if (!actor.permissions.has('payment.refund')) throw new DomainError('forbidden', 'payments.refund_forbidden')
  return withTransaction(async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw new DomainError('not_found', 'payments.payment_unknown')
    const { gateway, chargeRef, currency } = payment
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
    const gone = waiting.reduce((sum, each) => sum + each.amountCents, payment.refundedCents)
    const isPart = Number.isSafeInteger(amountCents) && amountCents > 0 && gone + amountCents <= payment.amountCents
    if (chargeRef === null || !isPart) throw new DomainError('conflict', 'payments.refund_too_much')
    const at = now()
    const id = newId()
    await tx.insert(paymentRefunds).values({
      ...{ id, paymentId, gateway, chargeRef, amountCents, currency, reason },
      cause: 'asked',
      askedBy: actor.userId,
      state: 'wanted',
      ...{ notBefore: at, createdAt: at, updatedAt: at },
    })
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'payments.refund_ask',
      subject: { type: 'payment', id: paymentId },
      fields: ['amountCents', 'reason'],
    })
    return id
  })
}
