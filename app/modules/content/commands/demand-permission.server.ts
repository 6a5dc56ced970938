import type { AdminActor } from '#app/core/actor.ts'
import { DomainError } from '#app/core/errors.ts'

type EditingPermission =
  'blog.edit' | 'blog.review' | 'blog.publish' | 'blog.medical_sign' | 'content.edit' | 'content.publish'

/** @throws DomainError forbidden `content.not_allowed` for who lacks the permission */
export function demandOf(actor: AdminActor, permission: EditingPermission): void {
  if (!actor.permissions.has(permission)) throw new DomainError('forbidden', 'content.not_allowed')
}
