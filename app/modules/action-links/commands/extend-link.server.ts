import { and, eq, lt } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { actionTokens } from '#drizzle/schema/security.ts'

/** Makes a link last at least until `expiresAt`; one that lasts longer stays as it is. */
export async function extendLink(tx: Transaction, id: string, expiresAt: number): Promise<void> {
  await tx
    .update(actionTokens)
    .set({ expiresAt })
    .where(and(eq(actionTokens.id, id), lt(actionTokens.expiresAt, expiresAt)))
}
