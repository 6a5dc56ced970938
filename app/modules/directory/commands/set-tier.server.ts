import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { providers } from '#drizzle/schema/directory.ts'

/** Writes down the level of a profile, by which queries find those that have something. For the membership alone, which is the truth of it. */
export async function setTier(tx: Transaction, providerId: string, tier: number): Promise<void> {
  await tx.update(providers).set({ tier, updatedAt: now() }).where(eq(providers.id, providerId))
}
