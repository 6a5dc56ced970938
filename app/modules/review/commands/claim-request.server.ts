import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { claimChange, releaseChange } from '#app/modules/moderation/commands/claim-change.server.ts'
import { openToDecide } from '../queries/open-request.server.ts'

/** Takes a request on, for half an hour. @throws DomainError as `openToDecide` and `claimChange` */
export function claimRequest(actor: AdminActor, id: string): Promise<void> {
  return withTransaction(async (tx) => {
    await openToDecide(tx, actor, id)
    await claimChange(tx, { id, reviewerId: actor.userId })
  })
}

/** Gives a request back that one has taken on. @throws DomainError as `openToDecide` */
export function releaseRequest(actor: AdminActor, id: string): Promise<void> {
  return withTransaction(async (tx) => {
    await openToDecide(tx, actor, id)
    await releaseChange(tx, { id, reviewerId: actor.userId })
  })
}
