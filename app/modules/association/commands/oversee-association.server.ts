import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { settleAssociation } from './settle-association.server.ts'

/**
 * Hides an approved association and closes its management but for the first page, or opens it again.
 * @throws DomainError forbidden `association.not_allowed`; conflict `association.not_now`
 */
export async function overseeAssociation(
  actor: AdminActor,
  associationId: string,
  step: 'suspend' | 'reinstate',
): Promise<void> {
  if (!actor.permissions.has('association.suspend')) throw new DomainError('forbidden', 'association.not_allowed')
  await withTransaction((tx) => settleAssociation(tx, { userId: actor.userId, associationId, step }))
}
