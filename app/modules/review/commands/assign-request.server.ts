import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { assignChange } from '#app/modules/moderation/commands/assign-change.server.ts'
import { claimTime } from '#app/modules/moderation/review-claim.ts'
import { openToDecide } from '../queries/open-request.server.ts'
import { listReviewers } from '../queries/reviewers.server.ts'
import type { ChangeRequest } from '../queries/standing-values.server.ts'
import { queueOf } from '../request-queues.ts'

export type Assignment = Readonly<{ reviewerId: string; seenReviewerId: string | null }>

async function give(tx: Transaction, actor: AdminActor, request: ChangeRequest, assignment: Assignment): Promise<void> {
  const { id, kind, submitterType, submitterId } = request
  const { reviewerId } = assignment
  const isSubmitter = submitterType === 'user' && submitterId === reviewerId
  const isReviewer = (await listReviewers(queueOf(kind)!, tx)).some((each) => each.id === reviewerId)
  if (isSubmitter || !isReviewer) throw new DomainError('conflict', 'review.reviewer_unknown')
  await assignChange(tx, { id, giverId: actor.userId, ...assignment })
}

/**
 * Gives a request to somebody who may decide it, for a day.
 * @throws DomainError as `openToDecide` and `assignChange`; conflict `review.reviewer_unknown`
 */
export function assignRequest(actor: AdminActor, id: string, assignment: Assignment): Promise<void> {
  return withTransaction(async (tx) => give(tx, actor, await openToDecide(tx, actor, id), assignment))
}

/**
 * Gives a request out of a list, which does not show whose it is: what somebody else works on or was given stays theirs.
 * @throws DomainError as `assignRequest`
 */
export function assignFreeRequest(actor: AdminActor, id: string, reviewerId: string): Promise<void> {
  return withTransaction(async (tx) => {
    const request = await openToDecide(tx, actor, id)
    const { status, claimedAt, reviewerId: holderId } = request
    const isHeld = status === 'in_review' && claimedAt !== null && claimedAt > now() - claimTime
    if (isHeld && holderId !== actor.userId) throw new DomainError('conflict', 'moderation.request_taken')
    await give(tx, actor, request, { reviewerId, seenReviewerId: holderId })
  })
}
