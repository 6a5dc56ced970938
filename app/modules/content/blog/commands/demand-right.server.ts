import { DomainError } from '#app/core/errors.ts'
import { isSeenBy, mayEdit, mayStep, type PostActor, type PostOwner } from '../post-rights.ts'
import type { PostState, PostStep } from '../post-status.ts'

/** @throws DomainError forbidden `content.level_locked` to a doctor whose level has no blog, else `content.not_allowed` */
function refuse(actor: PostActor): never {
  const isLocked = actor.scope === 'provider' && actor.providerId !== null && !mayEdit(actor)
  throw new DomainError('forbidden', isLocked ? 'content.level_locked' : 'content.not_allowed')
}

/** @throws DomainError forbidden `content.not_allowed`, `content.level_locked` for who writes no posts */
export function demandWriting(actor: PostActor): void {
  if (!mayEdit(actor)) refuse(actor)
}

/** @throws DomainError not_found `content.unknown` for a post of somebody else, forbidden as `demandWriting` */
export function demandOwn(actor: PostActor, post: PostOwner): void {
  if (!isSeenBy(actor, post)) throw new DomainError('not_found', 'content.unknown')
  demandWriting(actor)
}

/** @throws DomainError not_found `content.unknown`, forbidden `content.not_allowed`, `content.level_locked` */
export function demandStep(actor: PostActor, post: PostState & PostOwner, step: PostStep): void {
  if (!isSeenBy(actor, post)) throw new DomainError('not_found', 'content.unknown')
  if (!mayStep(actor, post, step)) refuse(actor)
}
