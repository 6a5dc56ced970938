import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { specialties } from '#drizzle/schema/reference.ts'

/** Keeps what the page of a specialty says: its description, when to go and what to ask. */
export async function saveSpecialtyGuide(
  tx: Transaction,
  id: string,
  guide: Partial<
    Pick<
      typeof specialties.$inferSelect,
      'description' | 'whenToGo' | 'questionsToAsk' | 'sources' | 'reviewedOn' | 'reviewDueOn'
    >
  >,
): Promise<void> {
  await tx.update(specialties).set(guide).where(eq(specialties.id, id))
}
