import type { AssociationActor } from '#app/core/actor.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Member } from './member-status.ts'

export type MemberRole = Member['role']

type ManagerRole = AssociationActor['associations'][number]['role']

/** The roles that somebody may be given by others. An owner is one by having agreed to it, and stays one in a form that changes something else. */
export const assignableRoles = ({ role }: Pick<Member, 'role'>): readonly MemberRole[] =>
  role === 'owner' ? ['member', 'officer', 'admin', 'owner'] : ['member', 'officer', 'admin']

/** An owner is changed by owners alone. */
export const mayChange = (by: ManagerRole, { role }: Pick<Member, 'role'>): boolean =>
  by === 'owner' || role !== 'owner'

/** Roles that manage and so need somebody who can sign in. */
export const managesWith = (role: MemberRole): boolean => role === 'admin' || role === 'owner'

/**
 * Nobody puts themselves out by a slip of the hand: `role` is what they would be afterwards.
 * @throws DomainError conflict `association.own_access` where whoever acts would not manage the association any more
 */
export function requireOwnKept(actor: AssociationActor, { userId, role: before }: Member, role: MemberRole): void {
  if (userId === actor.userId && managesWith(before) && !managesWith(role))
    throw new DomainError('conflict', 'association.own_access')
}
