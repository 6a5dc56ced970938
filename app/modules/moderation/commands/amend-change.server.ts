import { and, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'

/** A request that lies with a reviewer; one that was sent back is answered by a new one. */
export const amendableStatuses = ['submitted', 'in_review'] as const

/**
 * Changes what a waiting request of one's own asks for, where a reviewer has nothing new to read: it keeps its place in the queue and
 * whoever has taken it on. Call it last: it writes the audit event.
 * @throws DomainError conflict `moderation.request_decided`
 */
export async function amendChange(
  tx: Transaction,
  { id, userId, after }: Readonly<{ id: string; userId: string; after: Readonly<Record<string, unknown>> }>,
): Promise<void> {
  const [amended] = await tx
    .update(changeRequests)
    .set({ after: { ...after }, updatedAt: now() })
    .where(
      and(
        eq(changeRequests.id, id),
        eq(changeRequests.submitterType, 'user'),
        eq(changeRequests.submitterId, userId),
        inArray(changeRequests.status, [...amendableStatuses]),
      ),
    )
    .returning({ field: changeRequests.field })
  if (!amended) throw new DomainError('conflict', 'moderation.request_decided')
  await recordAudit(tx, {
    actor: { type: 'user', id: userId },
    action: 'moderation.change_amend',
    subject: { type: 'change_request', id },
    fields: [amended.field],
  })
}
