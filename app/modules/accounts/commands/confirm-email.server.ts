import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { users } from '#drizzle/schema/accounts.ts'

/** Notes that somebody reads the mail of their account's address. */
export async function confirmEmail(tx: Transaction, userId: string): Promise<void> {
  const at = now()
  await tx.update(users).set({ emailVerifiedAt: at, updatedAt: at }).where(eq(users.id, userId))
}
