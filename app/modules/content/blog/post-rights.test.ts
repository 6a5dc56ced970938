import { describe, expect, it } from 'vitest'
import { actorOf, adminActor } from '#tests/factories/accounts.ts'
import { isSeenBy, type PostActor, stepsFor } from './post-rights.ts'
import { type DraftStatus, postStatuses } from './post-status.ts'

const doctor = actorOf({ providerId: 'p1', tier: 3, seats: [] })
const editor = adminActor('blog.edit', 'blog.review', 'blog.publish')
const own = { owner: 'provider', ownerId: 'p1' } as const
const house = { owner: 'platform', ownerId: null } as const

const drafts: readonly (DraftStatus | null)[] = [null, 'draft', 'in_review', 'needs_changes', 'approved']
const stepsAt = (actor: PostActor, owner: typeof own | typeof house) =>
  Object.fromEntries([
    ...postStatuses
      .filter((status) => status !== 'published')
      .map((status) => [status, stepsFor(actor, { status, draftStatus: null, ...owner }).join(' ')]),
    ...drafts.map((draftStatus) => [
      `published ${draftStatus}`,
      stepsFor(actor, { status: 'published', draftStatus, ...owner }).join(' '),
    ]),
  ])

describe('the steps of a post', () => {
  it('of a doctor are for the doctor those that show nothing unread', () => {
    expect(stepsAt(doctor, own)).toEqual({
      draft: 'submit archive',
      in_review: 'archive',
      needs_changes: 'submit archive',
      approved: 'schedule archive',
      scheduled: 'schedule unschedule archive',
      unpublished: 'submit archive reopen',
      archived: 'reopen',
      'published null': 'unpublish archive',
      'published draft': 'submit unpublish archive',
      'published in_review': 'unpublish archive',
      'published needs_changes': 'submit unpublish archive',
      'published approved': 'unpublish archive',
    })
  })

  it('of a doctor are for the editors to decide on what was sent, and to take away', () => {
    expect(stepsAt(editor, own)).toEqual({
      draft: 'archive',
      in_review: 'approve return archive',
      needs_changes: 'archive',
      approved: 'publish schedule archive',
      scheduled: 'publish schedule unschedule archive',
      unpublished: 'archive reopen',
      archived: 'reopen',
      'published null': 'unpublish archive',
      'published draft': 'unpublish archive',
      'published in_review': 'approve return unpublish archive',
      'published needs_changes': 'unpublish archive',
      'published approved': 'publish unpublish archive',
    })
  })

  it('of the house are the editors’, who may skip a review', () => {
    expect(stepsAt(editor, house)['draft']).toBe('submit publish schedule archive')
    expect(isSeenBy(doctor, house)).toBe(false)
    expect(isSeenBy(actorOf({ providerId: null, seats: [] }), { owner: 'provider', ownerId: null })).toBe(false)
  })

  it('are none on a level without the blog', () => {
    expect(Object.values(stepsAt({ ...doctor, tier: 2 }, own)).join('')).toBe('')
  })
})
