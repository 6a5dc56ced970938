import type { AdminActor, ProviderActor } from '#app/core/actor.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import type { blogPosts } from '#drizzle/schema/content.ts'
import { permissionOf, type PostState, type PostStep, postSteps, stateAfter } from './post-status.ts'

/** Who works on posts: the administration on all of them, a doctor on their own. */
export type PostActor = AdminActor | ProviderActor

/** Whose a post is. */
export type PostOwner = Pick<typeof blogPosts.$inferSelect, 'owner' | 'ownerId'>

export const isOfDoctor = ({ owner }: Pick<PostOwner, 'owner'>): boolean => owner === 'provider'

/** Whether a post is there for somebody: all of them for the administration, their own for a doctor. */
export function isSeenBy(actor: PostActor, { owner, ownerId }: PostOwner): boolean {
  return actor.scope === 'admin' || (owner === 'provider' && ownerId !== null && ownerId === actor.providerId)
}

/** Whether a doctor's level has the blog; what they wrote before stays theirs to read. */
export function writesPosts(actor: ProviderActor): boolean {
  return allows(actor, 'blog.write', { facilityId: null, providerId: actor.providerId })
}

/** Whether somebody may change the text of a post that is there for them. */
export function mayEdit(actor: PostActor): boolean {
  return actor.scope === 'admin' ? actor.permissions.has('blog.edit') : writesPosts(actor)
}

/** What doctors do with their own posts: nothing by which words appear that nobody else has approved. */
const authorSteps: readonly PostStep[] = ['submit', 'schedule', 'unschedule', 'unpublish', 'archive', 'reopen']

/** Steps that show a text, for which a doctor's has to be approved. */
const showing: readonly PostStep[] = ['publish', 'schedule']

const isApproved = ({ status, draftStatus }: PostState) =>
  status === 'approved' || status === 'scheduled' || draftStatus === 'approved'

/** Whether somebody may take a post a step on, wherever it stands. */
export function mayStep(actor: PostActor, post: PostState & PostOwner, step: PostStep): boolean {
  const isReviewed = !isOfDoctor(post) || !showing.includes(step) || isApproved(post)
  if (actor.scope === 'provider') return authorSteps.includes(step) && isReviewed && writesPosts(actor)
  // Sending it is for its author, who says so that it is ready.
  const isAuthors = isOfDoctor(post) && step === 'submit'
  return actor.permissions.has(permissionOf(step)) && isReviewed && !isAuthors
}

/** The steps that somebody may take from here, in the order of their buttons. */
export function stepsFor(actor: PostActor, post: PostState & PostOwner): PostStep[] {
  return postSteps.filter((step) => stateAfter(post, step) !== null && mayStep(actor, post, step))
}

/** Whether a text that somebody keeps stays approved: they could have approved it themselves. */
export function keepsApproval(actor: PostActor, post: PostOwner): boolean {
  return actor.scope === 'admin' && actor.permissions.has('blog.publish') && !isOfDoctor(post)
}
