import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { payments } from '#drizzle/schema/payments.ts'
import { GatewayError } from '../gateway.ts'
import { sessionHash } from '../payment-session.server.ts'
import { isOpen } from '../payment-status.ts'
import { gatewayNamed, reachableGateways } from './gateways.server.ts'
import { lockPayment, type Payment, recordEvent } from './record-event.server.ts'

export type { Payment }

/** Cancels a payment that is still open. @returns it as it was, or null where it was decided already. */
export async function stopPayment(tx: Transaction, id: string): Promise<Payment | null> {
  const payment = await lockPayment(tx, id)
  if (!payment || !isOpen(payment.state)) return null
  await recordEvent(tx, payment, { source: 'house', sourceId: `${id}:canceled`, kind: 'canceled', at: now() })
  await recordAudit(tx, {
    actor: { type: 'anonymous' },
    action: 'payments.payment_cancel',
    subject: { type: 'payment', id },
    fields: ['state'],
  })
  return payment
}

/**
 * Closes the gateway's pages of payments that were canceled, after the commit. Where the gateway cannot be asked the page stays open until
 * it expires; money that comes by it counts.
 */
export async function closeLeft(left: readonly Payment[]): Promise<void> {
  for (const { id, gateway, gatewayRef } of left) {
    if (gatewayRef === null || !reachableGateways().includes(gateway)) continue
    try {
      await gatewayNamed(gateway).closeCheckout(gatewayRef)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      log.warn({ err: error, paymentId: id }, 'the gateway did not close a page')
    }
  }
}

/**
 * Gives up the open payment that a session id stands for. One that is decided, or none, stays as it is: a callback that says paid
 * still counts afterwards.
 * @returns whether there was one to give up.
 */
export async function cancelPayment(sessionId: string): Promise<boolean> {
  const left = await withTransaction(async (tx) => {
    const own = eq(payments.sessionHash, sessionHash(sessionId))
    const [row] = await tx.select({ id: payments.id }).from(payments).where(own)
    return row ? stopPayment(tx, row.id) : null
  })
  if (left) await closeLeft([left])
  return left !== null
}
