import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { yearsLater } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { stateAfterSave } from '#app/modules/content/blog/post-status.ts'
import { readPostText } from '#app/modules/content/blog/queries/post-text.server.ts'
import { addRevision } from '#app/modules/content/commands/add-revision.server.ts'
import { demandOf } from '#app/modules/content/commands/demand-permission.server.ts'
import { blogPosts } from '#drizzle/schema/content.ts'
import { recordPostDeed, takePost } from './take-post.server.ts'

/**
 * Signs the medicine of a text that was seen: its reviewer's name as readers get it, today, and again in a year. Of a published post
 * whose text readers see as it is, they see that at once.
 * @throws DomainError forbidden `content.not_allowed`, not_found `content.unknown`, conflict `content.changed`, `content.not_now`
 */
export function signPost(
  actor: AdminActor,
  { id, seen, reviewer }: Readonly<{ id: string; seen: number; reviewer: Localized }>,
): Promise<void> {
  demandOf(actor, 'blog.medical_sign')
  return withTransaction(async (tx) => {
    const post = await takePost(tx, id, null)
    if (stateAfterSave(post, true) === null) throw new DomainError('conflict', 'content.not_now')
    const { text } = await readPostText(post, tx)
    const reviewedOn = todayInNewYork()
    const reviewDueOn = yearsLater(reviewedOn, 1)
    const names = Object.entries(reviewer).map(([locale, name]) => [`reviewer.${locale}`, name])
    // The number that this text gets; one that nobody has edited is kept first as it was.
    const signedNumber = String(seen + (seen === 0 ? 2 : 1))
    const signed = { ...text, ...Object.fromEntries(names), reviewedOn, reviewDueOn, signedNumber }
    const change = { seen, text: signed, original: text, cause: 'sign', userId: actor.userId } as const
    await addRevision(tx, { kind: 'post', id }, change)
    const isShown = post.status === 'published' && post.draftStatus === null
    if (isShown)
      await tx.update(blogPosts).set({ medicalReviewer: reviewer, reviewedOn, reviewDueOn }).where(eq(blogPosts.id, id))
    await recordPostDeed(tx, actor, { deed: 'post_sign', id })
  })
}
