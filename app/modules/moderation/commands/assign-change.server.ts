import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { givenFrom } from '../review-claim.ts'
import { isFreeFor, refuseClaim } from './claim-change.server.ts'

/** `seenReviewerId` is whom the page showed as the last to have it: of two who give it away at once the second is refused. */
export type AssignedChange = Readonly<{
  id: string
  giverId: string
  reviewerId: string
  seenReviewerId: string | null
}>

/**
 * Gives a request that the giver could take on, or one that somebody was given and has not begun, to a reviewer, for a day from now. Who may
 * give and get it is the caller's to know. Call it last.
 * @throws DomainError as `claimChange`
 */
export async function assignChange(
  tx: Transaction,
  { id, giverId, reviewerId, seenReviewerId }: AssignedChange,
): Promise<void> {
  const at = now()
  const isAsSeen =
    seenReviewerId === null ? isNull(changeRequests.reviewerId) : eq(changeRequests.reviewerId, seenReviewerId)
  const isWaiting = inArray(changeRequests.status, ['submitted', 'in_review'])
  const given = await tx
    .update(changeRequests)
    .set({ status: 'in_review', reviewerId, claimedAt: givenFrom(at), updatedAt: at })
    .where(
      and(eq(changeRequests.id, id), isWaiting, isAsSeen, or(isFreeFor(giverId), gt(changeRequests.claimedAt, at))),
    )
    .returning({ id: changeRequests.id })
  if (given.length === 0) await refuseClaim(tx, id)
  await recordAudit(tx, {
    actor: { type: 'user', id: giverId },
    action: 'moderation.change_assign',
    subject: { type: 'change_request', id },
    fields: ['reviewerId'],
  })
}
