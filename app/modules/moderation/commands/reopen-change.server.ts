import { and, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { openStatuses } from '../request-status.ts'
import { reviewTime } from '../review-time.ts'

type Decided = typeof changeRequests.$inferSelect

/**
 * Takes up a decided request again, as a new one that names it. Refused while it is taken up already, or its submitter has asked
 * for something newer. Call it last.
 * @returns the id of the new request
 * @throws DomainError conflict `moderation.request_reopened`
 */
export async function reopenChange(
  tx: Transaction,
  former: Decided,
  renewed: Readonly<{ reviewerId: string; before: Record<string, unknown>; after: Record<string, unknown> }>,
): Promise<string> {
  const { reviewerId, before, after } = renewed
  const at = now()
  // Writing first takes the row: of two at once the second finds what the first has made.
  await tx.update(changeRequests).set({ updatedAt: at }).where(eq(changeRequests.id, former.id))
  const rivals = await tx
    .select({ from: changeRequests.reopenedFromId, submitterId: changeRequests.submitterId })
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.targetType, former.targetType),
        eq(changeRequests.targetId, former.targetId),
        eq(changeRequests.field, former.field),
        inArray(changeRequests.status, [...openStatuses]),
      ),
    )
  if (rivals.some(({ from, submitterId }) => from === former.id || submitterId === former.submitterId))
    throw new DomainError('conflict', 'moderation.request_reopened')
  const id = newId()
  const { kind, targetType, targetId, field, submitterType, submitterId, locale } = former
  await tx.insert(changeRequests).values({
    ...{ id, kind, targetType, targetId, field, submitterType, submitterId, locale, before, after },
    ...{ status: 'submitted', reopenedFromId: former.id, dueAt: at + reviewTime, createdAt: at, updatedAt: at },
  })
  await recordAudit(tx, {
    actor: { type: 'user', id: reviewerId },
    action: 'moderation.change_reopen',
    subject: { type: 'change_request', id },
    fields: [field],
  })
  return id
}
