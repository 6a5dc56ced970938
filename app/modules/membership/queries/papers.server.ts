import { and, desc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { paymentDocuments, payments } from '#drizzle/schema/payments.ts'

/** Invoices, receipts and credit notes of a membership, the latest first. */
export async function listPapers(membershipId: string) {
  const isOwn = and(eq(payments.purpose, 'membership'), eq(payments.purposeId, membershipId))
  return db
    .select({
      id: paymentDocuments.id,
      kind: paymentDocuments.kind,
      number: paymentDocuments.number,
      amountCents: paymentDocuments.amountCents,
      issuedAt: paymentDocuments.issuedAt,
    })
    .from(paymentDocuments)
    .innerJoin(payments, eq(payments.id, paymentDocuments.paymentId))
    .where(isOwn)
    .orderBy(desc(paymentDocuments.issuedAt), desc(paymentDocuments.id))
    .limit(100)
}

export type Paper = Awaited<ReturnType<typeof listPapers>>[number]
