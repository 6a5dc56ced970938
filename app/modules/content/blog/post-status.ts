import type { blogPosts } from '#drizzle/schema/content.ts'

export type PostStatus = (typeof blogPosts.$inferSelect)['status']
export type DraftStatus = NonNullable<(typeof blogPosts.$inferSelect)['draftStatus']>

/** In the order in which a post goes through them. */
export const postStatuses = [
  'draft',
  'in_review',
  'needs_changes',
  'approved',
  'scheduled',
  'published',
  'unpublished',
  'archived',
] as const satisfies readonly PostStatus[]

/** Where a post stands: its own state, and of a published one how far the text has come that will take its place. */
export type PostState = Readonly<{ status: PostStatus; draftStatus: DraftStatus | null }>

export const postSteps = [
  'submit',
  'approve',
  'return',
  'publish',
  'schedule',
  'unschedule',
  'unpublish',
  'archive',
  'reopen',
] as const
export type PostStep = (typeof postSteps)[number]

const unpublished: Partial<Record<PostStep, readonly [from: readonly PostStatus[], to: PostStatus]>> = {
  submit: [['draft', 'needs_changes', 'unpublished'], 'in_review'],
  approve: [['in_review'], 'approved'],
  return: [['in_review'], 'needs_changes'],
  // Who may publish may do so without a review.
  publish: [['draft', 'in_review', 'needs_changes', 'approved', 'scheduled', 'unpublished'], 'published'],
  schedule: [['draft', 'in_review', 'needs_changes', 'approved', 'scheduled', 'unpublished'], 'scheduled'],
  unschedule: [['scheduled'], 'approved'],
  archive: [['draft', 'in_review', 'needs_changes', 'approved', 'scheduled', 'unpublished'], 'archived'],
  reopen: [['archived', 'unpublished'], 'draft'],
}

const ofDrafts: Partial<Record<PostStep, readonly [from: readonly DraftStatus[], to: DraftStatus | null]>> = {
  submit: [['draft', 'needs_changes'], 'in_review'],
  approve: [['in_review'], 'approved'],
  return: [['in_review'], 'needs_changes'],
  publish: [['draft', 'in_review', 'needs_changes', 'approved'], null],
}

/** The state after a step; null when the post does not stand where the step begins. */
export function stateAfter({ status, draftStatus }: PostState, step: PostStep): PostState | null {
  if (status === 'published') {
    if (step === 'unpublish') return { status: 'unpublished', draftStatus: null }
    if (step === 'archive') return { status: 'archived', draftStatus: null }
    const way = ofDrafts[step]
    return way && draftStatus !== null && way[0].includes(draftStatus) ? { status, draftStatus: way[1] } : null
  }
  const way = unpublished[step]
  return way?.[0].includes(status) ? { status: way[1], draftStatus: null } : null
}

/**
 * The state once a text is kept: what was approved was another text, unless whoever keeps it may publish. An archived post takes none: null.
 */
export function stateAfterSave({ status, draftStatus }: PostState, mayPublish: boolean): PostState | null {
  if (status === 'archived') return null
  if (status === 'published') {
    const stays = draftStatus !== null && (draftStatus !== 'approved' || mayPublish)
    return { status, draftStatus: stays ? draftStatus : 'draft' }
  }
  const isApproved = status === 'approved' || status === 'scheduled'
  return { status: isApproved && !mayPublish ? 'draft' : status, draftStatus: null }
}

export function permissionOf(step: PostStep): 'blog.edit' | 'blog.review' | 'blog.publish' {
  if (step === 'submit') return 'blog.edit'
  return step === 'approve' || step === 'return' ? 'blog.review' : 'blog.publish'
}
