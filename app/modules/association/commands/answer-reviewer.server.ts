import type { AssociationActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { submitAgain } from '../identity/commands/submit-again.server.ts'
import { findReturned } from '../queries/returned-request.server.ts'

/**
 * Sends a request that came back to the reviewers again, with better evidence; the one that came back is superseded.
 * @throws DomainError conflict `association.not_now` when nothing came back
 */
export async function answerReviewer(actor: AssociationActor, evidence: string): Promise<void> {
  await withTransaction(async (tx) => {
    const returned = await findReturned(actor, tx)
    if (!returned) throw new DomainError('conflict', 'association.not_now')
    await submitAgain(tx, actor, returned, { evidence })
  })
}
