import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { users } from '#drizzle/schema/accounts.ts'

/** Lets an account sign in to one more area; a link to its address has just proved that the address is its own. Auditing is the caller's. */
export async function openArea(tx: Transaction, userId: string, scope: 'provider' | 'association'): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (!user) return
  const scopes = user.scopes.includes(scope) ? user.scopes : [...user.scopes, scope]
  await tx
    .update(users)
    .set({ scopes, emailVerifiedAt: user.emailVerifiedAt ?? now(), updatedAt: now() })
    .where(eq(users.id, userId))
}
