import { and, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { openStatuses } from '../request-status.ts'

/**
 * Marks every open request for the same profile or NPI: reviewers decide between claimants, never the first who came.
 * @returns whether there was one
 */
export async function markDispute(
  tx: Transaction,
  target: Readonly<{ targetType: string; targetId: string }>,
): Promise<boolean> {
  const rivals = await tx
    .select({ id: changeRequests.id, after: changeRequests.after })
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.targetType, target.targetType),
        eq(changeRequests.targetId, target.targetId),
        inArray(changeRequests.kind, ['claim', 'new_doctor']),
        inArray(changeRequests.status, [...openStatuses]),
      ),
    )
  for (const { id, after } of rivals) {
    await tx
      .update(changeRequests)
      .set({ after: { ...after, isDisputed: true }, updatedAt: now() })
      .where(eq(changeRequests.id, id))
  }
  return rivals.length > 0
}
