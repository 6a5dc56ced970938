import { and, count, eq, ne } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { mayChange } from '../member-roles.ts'
import type { Member } from '../member-status.ts'
import { chosenOf } from '../queries/find-member.server.ts'
import { lockAssociation, lockMember } from './write-member.server.ts'

/**
 * A member whom somebody who manages the association is about to change, held by this transaction.
 * @throws DomainError not_found `association.member_unknown`; forbidden `association.owner_only` where an admin would change an owner
 */
export async function holdMember(tx: Transaction, actor: AssociationActor, memberId: string): Promise<Member> {
  const { id, role } = chosenOf(actor)
  await lockAssociation(tx, id)
  const member = await lockMember(tx, id, memberId)
  if (!mayChange(role, member)) throw new DomainError('forbidden', 'association.owner_only')
  return member
}

/** Call it before an active owner stops being one. @throws DomainError conflict `association.last_owner` */
export async function requireOtherOwner(tx: Transaction, { id, associationId, role, status }: Member): Promise<void> {
  if (role !== 'owner' || status !== 'active') return
  const [row] = await tx
    .select({ owners: count() })
    .from(associationMembers)
    .where(
      and(
        eq(associationMembers.associationId, associationId),
        eq(associationMembers.status, 'active'),
        eq(associationMembers.role, 'owner'),
        ne(associationMembers.id, id),
      ),
    )
  if (!row?.owners) throw new DomainError('conflict', 'association.last_owner')
}
