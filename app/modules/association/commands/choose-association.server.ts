import { and, eq } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'

/**
 * Chooses which association somebody works for, on all their devices.
 * @throws DomainError not_found `association.unknown` for one that they do not manage
 */
export async function chooseAssociation(actor: AssociationActor, associationId: string): Promise<void> {
  if (!actor.associations.some(({ id }) => id === associationId)) {
    throw new DomainError('not_found', 'association.unknown')
  }
  const isOwn = and(eq(associationMembers.associationId, associationId), eq(associationMembers.userId, actor.userId))
  await withTransaction(async (tx) => {
    await tx.update(associationMembers).set({ chosenAt: null }).where(eq(associationMembers.userId, actor.userId))
    await tx.update(associationMembers).set({ chosenAt: now() }).where(isOwn)
  })
}
