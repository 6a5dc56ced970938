import { and, desc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { paymentDocuments, payments } from '#drizzle/schema/payments.ts'
import { findPurpose, type PurposeName } from '#app/modules/payments/purposes.ts'
import type { PaperRow } from '../paper.server.ts'

/** A paper for whoever paid, and for whom its purpose lets read it; null for everybody else, as for one that is not there. */
export async function findOwnPaper(id: string, userId: string): Promise<PaperRow | null> {
  const [found] = await db
    .select({ paper: paymentDocuments, payment: payments })
    .from(paymentDocuments)
    .innerJoin(payments, eq(payments.id, paymentDocuments.paymentId))
    .where(eq(paymentDocuments.id, id))
  if (!found) return null
  const { paper, payment } = found
  if (payment.userId === userId) return paper
  const mayRead = await findPurpose(payment.purpose)?.mayRead(db, payment.purposeId, userId)
  return mayRead ? paper : null
}

export type PaperLink = Pick<PaperRow, 'id' | 'number' | 'kind' | 'amountCents' | 'currency' | 'issuedAt'>

/** The papers of what was paid for one thing, newest first. Whoever shows them has asked who may see them. */
export function papersOf(purpose: PurposeName, purposeId: string): Promise<PaperLink[]> {
  const { id, number, kind, amountCents, currency, issuedAt } = paymentDocuments
  return db
    .select({ id, number, kind, amountCents, currency, issuedAt })
    .from(paymentDocuments)
    .innerJoin(payments, eq(payments.id, paymentDocuments.paymentId))
    .where(and(eq(payments.purpose, purpose), eq(payments.purposeId, purposeId)))
    .orderBy(desc(issuedAt), desc(number))
    .limit(200)
}
