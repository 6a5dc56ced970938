import { dayMs } from '#app/core/calendar/durations.ts'
import type { AdminActor } from '#app/core/actor.ts'
import { DomainError } from '#app/core/errors.ts'

/** The role that has every permission: it is granted by two people, and somebody always has it. */
export const superAdmin = 'super_admin'

/** How long a grant waits for the second person. */
export const requestLife = 7 * dayMs

/** Whoever manages roles, and nobody their own: a stolen session must not be a way to more rights. */
export function requireRoleDeed({ permissions, userId }: AdminActor, subjectId: string): void {
  if (!permissions.has('role.manage')) throw new DomainError('forbidden', 'accounts.roles_forbidden')
  if (userId === subjectId) throw new DomainError('forbidden', 'accounts.own_roles')
}
