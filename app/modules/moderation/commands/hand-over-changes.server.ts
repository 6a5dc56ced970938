import { and, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { openStatuses } from '../request-status.ts'

/**
 * Gives the open requests of somebody who leaves a facility to somebody who stays: reviewers' questions then reach a person. One about
 * a field for which the other has an open request of their own is superseded by it. In the caller's transaction.
 * @returns how many changed hands.
 */
export async function handOverChanges(
  tx: Transaction,
  { facilityId, from, to }: Readonly<{ facilityId: string; from: string; to: string }>,
): Promise<number> {
  const open = await tx
    .select({ id: changeRequests.id, field: changeRequests.field, submitterId: changeRequests.submitterId })
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.targetType, 'facility'),
        eq(changeRequests.targetId, facilityId),
        eq(changeRequests.submitterType, 'user'),
        inArray(changeRequests.submitterId, [from, to]),
        inArray(changeRequests.status, [...openStatuses]),
      ),
    )
  const theirs = new Set(open.filter(({ submitterId }) => submitterId === to).map(({ field }) => field))
  const left = open.filter(({ submitterId }) => submitterId === from)
  for (const { id, field } of left) {
    const change = theirs.has(field) ? { status: 'superseded' as const } : { submitterId: to }
    await tx
      .update(changeRequests)
      .set({ ...change, updatedAt: now() })
      .where(eq(changeRequests.id, id))
  }
  return left.filter(({ field }) => !theirs.has(field)).length
}
