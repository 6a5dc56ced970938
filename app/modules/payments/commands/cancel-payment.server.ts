import { and, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { payments } from '#drizzle/schema/payments.ts'
import { sessionHash } from '../payment-session.server.ts'
import { openStates } from '../payment-status.ts'

/**
 * Gives up the open payment that a session id stands for. One that is decided, or none, stays as it is: a callback that says paid
 * still counts afterwards.
 * @returns whether there was one to give up.
 */
export function cancelPayment(sessionId: string): Promise<boolean> {
  return withTransaction(async (tx) => {
    const own = and(eq(payments.sessionHash, sessionHash(sessionId)), inArray(payments.state, [...openStates]))
    const [canceled] = await tx
      .update(payments)
      .set({ state: 'canceled', updatedAt: now() })
      .where(own)
      .returning({ id: payments.id })
    if (!canceled) return false
    await recordAudit(tx, {
      actor: { type: 'anonymous' },
      action: 'payments.payment_cancel',
      subject: { type: 'payment', id: canceled.id },
      fields: ['state'],
    })
    return true
  })
}
