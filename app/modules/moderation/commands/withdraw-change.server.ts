import { and, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { openStatuses } from '../request-status.ts'

type Withdrawal = Readonly<{
  id: string
  userId: string
  /** It was sent in the name of something that several people manage, and the caller has seen that this is one of them. */
  isShared?: boolean
}>

/**
 * Takes back a request of one's own that nobody has decided; one that is taken back already stays so. Call it last: it
 * writes the audit event.
 * @returns what the request was about
 * @throws DomainError not_found `moderation.request_not_found`; conflict `moderation.request_decided`
 */
export async function withdrawChange(
  tx: Transaction,
  { id, userId, isShared = false }: Withdrawal,
): Promise<typeof changeRequests.$inferSelect> {
  const [request] = await tx.select().from(changeRequests).where(eq(changeRequests.id, id))
  if (!request || request.submitterType !== 'user' || (!isShared && request.submitterId !== userId))
    throw new DomainError('not_found', 'moderation.request_not_found')
  if (request.status === 'withdrawn') return request
  const taken = await tx
    .update(changeRequests)
    .set({ status: 'withdrawn', updatedAt: now() })
    .where(and(eq(changeRequests.id, id), inArray(changeRequests.status, [...openStatuses])))
    .returning({ id: changeRequests.id })
  if (taken.length === 0) throw new DomainError('conflict', 'moderation.request_decided')
  await recordAudit(tx, {
    actor: { type: 'user', id: userId },
    action: 'moderation.change_withdraw',
    subject: { type: 'change_request', id },
    fields: [request.field],
  })
  return request
}
