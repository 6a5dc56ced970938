import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { assignChange } from '#app/modules/moderation/commands/assign-change.server.ts'
import { openToDecide } from '../queries/open-request.server.ts'
import { listReviewers } from '../queries/reviewers.server.ts'
import { queueOf } from '../request-queues.ts'

export type Assignment = Readonly<{ reviewerId: string; seenReviewerId: string | null }>

/**
 * Gives a request to somebody who may decide it, for a day.
 * @throws DomainError as `openToDecide` and `assignChange`; conflict `review.reviewer_unknown`
 */
export function assignRequest(actor: AdminActor, id: string, assignment: Assignment): Promise<void> {
  return withTransaction(async (tx) => {
    const { kind, submitterType, submitterId } = await openToDecide(tx, actor, id)
    const { reviewerId } = assignment
    const isSubmitter = submitterType === 'user' && submitterId === reviewerId
    const isReviewer = (await listReviewers(queueOf(kind)!, tx)).some((each) => each.id === reviewerId)
    if (isSubmitter || !isReviewer) throw new DomainError('conflict', 'review.reviewer_unknown')
    await assignChange(tx, { id, giverId: actor.userId, ...assignment })
  })
}
