import { eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { payments } from '#drizzle/schema/payments.ts'
import { sessionHash } from '../payment-session.server.ts'
import type { PaymentState } from '../payment-status.ts'

export type Payment = {
  state: PaymentState
  purpose: (typeof payments.$inferSelect)['purpose']
  purposeId: string
  receiptNo: string | null
  /** Only for the payer; everybody else with the session id sees the receipt number. */
  amountCents: number | null
}

/** The payment that a session id stands for, as the return pages show it; null when there is none. */
export async function findPayment(sessionId: string | null, userId: string | null): Promise<Payment | null> {
  if (sessionId === null) return null
  const [row] = await db
    .select({
      state: payments.state,
      purpose: payments.purpose,
      purposeId: payments.purposeId,
      receiptNo: payments.receiptNo,
      amountCents: payments.amountCents,
      userId: payments.userId,
    })
    .from(payments)
    .where(eq(payments.sessionHash, sessionHash(sessionId)))
    .limit(1)
  if (!row) return null
  const { state, purpose, purposeId, receiptNo, amountCents } = row
  const isPayer = userId !== null && row.userId === userId
  return { state, purpose, purposeId, receiptNo, amountCents: isPayer ? amountCents : null }
}
