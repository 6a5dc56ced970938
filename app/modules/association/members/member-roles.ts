import type { AssociationActor } from '#app/core/actor.ts'
import type { Member } from './member-status.ts'

export type MemberRole = Member['role']

type ManagerRole = AssociationActor['associations'][number]['role']

const ofAdmin = ['member', 'officer', 'admin'] as const

/** The roles that somebody may give: only an owner makes another. */
export const assignableRoles = (by: ManagerRole): readonly MemberRole[] =>
  by === 'owner' ? [...ofAdmin, 'owner'] : ofAdmin

/** An owner is changed by owners alone. */
export const mayChange = (by: ManagerRole, { role }: Pick<Member, 'role'>): boolean =>
  by === 'owner' || role !== 'owner'

/** Roles that manage and so need somebody who can sign in. */
export const managesWith = (role: MemberRole): boolean => role === 'admin' || role === 'owner'
