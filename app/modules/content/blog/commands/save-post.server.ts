import { eq, max } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { localizedOf } from '#app/modules/content/blog/post-fields.ts'
import { stateAfterSave } from '#app/modules/content/blog/post-status.ts'
import { type PostRow, readPostText } from '#app/modules/content/blog/queries/post-text.server.ts'
import { addRevision } from '#app/modules/content/commands/add-revision.server.ts'
import { demandOf } from '#app/modules/content/commands/demand-permission.server.ts'
import { toTraditional } from '#app/modules/content/convert-script.server.ts'
import { findRevisionText } from '#app/modules/content/queries/revisions.server.ts'
import type { ContentText } from '#app/modules/content/text-fields.ts'
import type { RevisionCause } from '#app/modules/content/text-kinds.ts'
import { blogCategories, blogPosts } from '#drizzle/schema/content.ts'
import { jsonNull, recordPostDeed, takePost } from './take-post.server.ts'

/** What is kept beside what editors type, and written by commands of its own. */
const keptBeside = ['reviewedOn', 'reviewDueOn', 'signedNumber']
const isKeptBeside = (key: string) => keptBeside.includes(key) || key.startsWith('reviewer.')

/** The typed text with what only other commands write as it was. */
function mergedText(before: ContentText, typed: ContentText): ContentText {
  const kept = Object.entries(before).filter(([key]) => isKeptBeside(key))
  const own = Object.entries(typed).filter(([key]) => !isKeptBeside(key))
  return Object.fromEntries([...own, ...kept])
}

/** @throws DomainError invalid `content.category_unknown` */
async function demandCategory(tx: Transaction, id: string | undefined): Promise<string> {
  const [category] = await tx
    .select({ id: blogCategories.id })
    .from(blogCategories)
    .where(eq(blogCategories.id, id ?? ''))
  if (!category) throw new DomainError('invalid', 'content.category_unknown')
  return category.id
}

/** What a list shows of a post that readers do not see yet follows its text. */
async function writeAhead(tx: Transaction, post: PostRow, text: ContentText): Promise<void> {
  if (post.status === 'published') return
  await tx
    .update(blogPosts)
    .set({
      categoryId: text['category'] ?? post.categoryId,
      authorName: localizedOf(text, 'author') ?? post.authorName,
    })
    .where(eq(blogPosts.id, post.id))
}

type PostEdit = Readonly<{ id: string; seen: number; text: ContentText }>

async function keepText(
  tx: Transaction,
  actor: AdminActor,
  { id, seen, cause }: Readonly<{ id: string; seen: number; cause: RevisionCause }>,
  textOf: (before: ContentText) => ContentText,
): Promise<{ post: PostRow; number: number; text: ContentText }> {
  const post = await takePost(tx, id, null)
  const state = stateAfterSave(post, actor.permissions.has('blog.publish'))
  if (!state) throw new DomainError('conflict', 'content.not_now')
  const before = await readPostText(post, tx)
  const text = textOf(before.text)
  await demandCategory(tx, text['category'])
  const change = { seen, text, original: before.text, cause, userId: actor.userId }
  const number = await addRevision(tx, { kind: 'post', id }, change)
  await tx.update(blogPosts).set(state).where(eq(blogPosts.id, id))
  await writeAhead(tx, post, text)
  return { post, number, text }
}

/**
 * Keeps a text of a post; readers see it once it is published. `convert` writes the Traditional text anew from the Simplified one, and
 * says so until somebody has read it.
 * @returns the number of the text
 * @throws DomainError forbidden `content.not_allowed`, not_found `content.unknown`, conflict `content.changed`, `content.not_now` for an
 * archived post, invalid `content.category_unknown`
 */
export function savePost(actor: AdminActor, { id, seen, text }: PostEdit, convert = false): Promise<number> {
  demandOf(actor, 'blog.edit')
  return withTransaction(async (tx) => {
    const typed = convert ? convertedText(text) : text
    const { number } = await keepText(tx, actor, { id, seen, cause: convert ? 'convert' : 'save' }, (before) =>
      mergedText(before, typed),
    )
    await recordPostDeed(tx, actor, { deed: 'post_save', id })
    return number
  })
}

const convertible = ['title', 'excerpt', 'body', 'seoTitle', 'seoDescription', 'keywords', 'coverAlt', 'author']

/** The text with its Traditional words made of the Simplified ones; what Simplified lacks stays as it was. */
function convertedText(text: ContentText): ContentText {
  const made = convertible.flatMap((name) => {
    const simplified = text[`${name}.zh-Hans`]
    return simplified ? [[`${name}.zh-Hant`, toTraditional(simplified)] as const] : []
  })
  const slug = text['slug.zh-Hant'] ?? text['slug.zh-Hans']
  return { ...text, ...Object.fromEntries(made), ...(slug && { 'slug.zh-Hant': slug }), 'origin.zh-Hant': 'converted' }
}

/** Keeps an earlier text of a post as its newest one. @throws DomainError as `savePost`, not_found `content.unknown` */
export function restorePost(
  actor: AdminActor,
  { id, seen, number }: Readonly<{ id: string; seen: number; number: number }>,
): Promise<number> {
  demandOf(actor, 'blog.edit')
  return withTransaction(async (tx) => {
    const earlier = await findRevisionText({ kind: 'post', id }, number, tx)
    if (!earlier) throw new DomainError('not_found', 'content.unknown')
    const kept = await keepText(tx, actor, { id, seen, cause: 'restore' }, (before) => mergedText(before, earlier))
    await recordPostDeed(tx, actor, { deed: 'post_save', id })
    return kept.number
  })
}

/** Begins a post of the house. @returns its id @throws DomainError forbidden `content.not_allowed`, invalid `content.category_unknown` */
export function createPost(actor: AdminActor, text: ContentText): Promise<string> {
  demandOf(actor, 'blog.edit')
  return withTransaction(async (tx) => {
    const categoryId = await demandCategory(tx, text['category'])
    const [last] = await tx.select({ number: max(blogPosts.number) }).from(blogPosts)
    const id = newId()
    const name = actor.name
    await tx.insert(blogPosts).values({
      ...{ id, categoryId, number: (last?.number ?? 0) + 1, owner: 'platform', status: 'draft' },
      authorName: localizedOf(text, 'author') ?? { 'zh-Hans': name, 'zh-Hant': name, 'en-US': name },
      medicalReviewer: jsonNull,
      ...{ sources: [], specialtySlugs: [], isDemo: false, authorId: actor.userId },
      ...{ createdAt: now(), updatedAt: now() },
    })
    const typed = mergedText({}, text)
    const change = { seen: 0, text: typed, original: null, cause: 'save', userId: actor.userId } as const
    await addRevision(tx, { kind: 'post', id }, change)
    await recordPostDeed(tx, actor, { deed: 'post_create', id })
    return id
  })
}
