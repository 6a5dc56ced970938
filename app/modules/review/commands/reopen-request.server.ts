import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { reopenChange } from '#app/modules/moderation/commands/reopen-change.server.ts'
import { openToDecide } from '../queries/open-request.server.ts'
import { findStanding } from '../queries/standing-values.server.ts'
import { canReopen } from '../reopening.ts'

/**
 * Takes a decided request up again, within 30 days: one that was turned down asks for the same, one that was applied for what stood
 * before it. Somebody decides it anew.
 * @returns the id of the new request
 * @throws DomainError as `openToDecide`; conflict `review.reopen_closed`, `review.subject_gone`, `moderation.request_reopened`
 */
export function reopenRequest(actor: AdminActor, id: string): Promise<string> {
  return withTransaction(async (tx) => {
    const request = await openToDecide(tx, actor, id)
    if (!canReopen(request, now())) throw new DomainError('conflict', 'review.reopen_closed')
    const standing = await findStanding(tx, request)
    if (standing === null) throw new DomainError('conflict', 'review.subject_gone')
    const isUndone = request.status === 'applied'
    const before = Object.fromEntries(Object.keys(request.before).map((field) => [field, standing[field] ?? null]))
    return reopenChange(tx, request, {
      reviewerId: actor.userId,
      before,
      after: isUndone ? request.before : request.after,
    })
  })
}
