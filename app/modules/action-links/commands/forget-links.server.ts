import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { actionTokens } from '#drizzle/schema/security.ts'

/** Forgets every link to a subject that is itself forgotten in this transaction. */
export async function forgetLinks(
  tx: Transaction,
  { type, id }: Readonly<{ type: string; id: string }>,
): Promise<void> {
  await tx.delete(actionTokens).where(and(eq(actionTokens.subjectType, type), eq(actionTokens.subjectId, id)))
}
