import { and, eq, inArray, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { users } from '#drizzle/schema/accounts.ts'

/**
 * Lets somebody in whom a reviewer now knows; whoever is in already stays as they are, and whoever was locked out stays out. Call it last.
 * @returns whether the account can be used
 */
export async function admitUser(tx: Transaction, by: Readonly<{ userId: string }>, userId: string): Promise<boolean> {
  const admitted = await tx
    .update(users)
    .set({ status: 'active', version: sql`${users.version} + 1`, updatedAt: now() })
    .where(and(eq(users.id, userId), inArray(users.status, ['pending_verification', 'active'])))
    .returning({ id: users.id })
  if (admitted.length === 0) return false
  await recordAudit(tx, {
    actor: { type: 'user', id: by.userId },
    action: 'accounts.user_admit',
    subject: { type: 'user', id: userId },
  })
  return true
}
