import { eq, max, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { localizedOf } from '#app/modules/content/blog/post-fields.ts'
import type { PostActor, PostOwner } from '#app/modules/content/blog/post-rights.ts'
import { findAuthorNames } from '#app/modules/content/blog/queries/author-names.server.ts'
import { readMonthUse } from '#app/modules/content/blog/queries/month-use.server.ts'
import { addRevision } from '#app/modules/content/commands/add-revision.server.ts'
import type { ContentText } from '#app/modules/content/text-fields.ts'
import { blogPosts } from '#drizzle/schema/content.ts'
import { demandWriting } from './demand-right.server.ts'
import { jsonNull, recordPostDeed } from './take-post.server.ts'
import { demandCategory, demandCover, typedText } from './typed-text.server.ts'

/** The number of a new post. Who comes at the same time waits here for the commit, and counts afterwards. */
async function takeNumber(tx: Transaction): Promise<number> {
  const last = () => tx.select({ number: max(blogPosts.number) }).from(blogPosts)
  await tx
    .update(blogPosts)
    .set({ version: sql`${blogPosts.version}` })
    .where(eq(blogPosts.number, last()))
  return ((await last())[0]?.number ?? 0) + 1
}

/** Whose the new post is, and as who it is shown. @throws DomainError conflict `content.month_full` with `limit` */
async function ownerOf(tx: Transaction, actor: PostActor): Promise<PostOwner & { names: Localized | null }> {
  if (actor.scope === 'admin') return { owner: 'platform', ownerId: null, names: null }
  const { providerId, tier } = actor
  const { used, limit } = await readMonthUse({ id: providerId!, tier }, tx)
  if (limit !== null && used >= limit) throw new DomainError('conflict', 'content.month_full', { limit })
  return { owner: 'provider', ownerId: providerId, names: await findAuthorNames(tx, providerId!) }
}

/**
 * Begins a post: one of the house, or of the doctor who writes it.
 * @returns its id
 * @throws DomainError forbidden `content.not_allowed`, `content.level_locked`, conflict `content.month_full`, invalid
 * `content.category_unknown`, not_found `content.unknown` for a cover of somebody else
 */
export async function createPost(actor: PostActor, text: ContentText): Promise<string> {
  demandWriting(actor)
  return withTransaction(async (tx) => {
    const number = await takeNumber(tx)
    const { names, ...owner } = await ownerOf(tx, actor)
    const typed = typedText({}, text, names)
    const categoryId = await demandCategory(tx, typed['category'])
    await demandCover(tx, actor, { id: typed['coverId'] })
    const id = newId()
    const { name } = actor
    await tx.insert(blogPosts).values({
      ...{ id, categoryId, number, ...owner, status: 'draft' },
      authorName: localizedOf(typed, 'author') ?? { 'zh-Hans': name, 'zh-Hant': name, 'en-US': name },
      medicalReviewer: jsonNull,
      ...{ sources: [], specialtySlugs: [], isDemo: false, authorId: actor.userId },
      ...{ createdAt: now(), updatedAt: now() },
    })
    const change = { seen: 0, text: typed, original: null, cause: 'save', userId: actor.userId } as const
    await addRevision(tx, { kind: 'post', id }, change)
    await recordPostDeed(tx, actor, { deed: 'post_create', id })
    return id
  })
}
