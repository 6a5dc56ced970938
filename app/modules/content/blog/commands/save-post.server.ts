import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { localizedOf } from '#app/modules/content/blog/post-fields.ts'
import { isOfDoctor, keepsApproval, type PostActor } from '#app/modules/content/blog/post-rights.ts'
import { stateAfterSave } from '#app/modules/content/blog/post-status.ts'
import { findAuthorNames } from '#app/modules/content/blog/queries/author-names.server.ts'
import { getPostRow, type PostRow, readPostText } from '#app/modules/content/blog/queries/post-text.server.ts'
import { addRevision } from '#app/modules/content/commands/add-revision.server.ts'
import { toTraditional } from '#app/modules/content/convert-script.server.ts'
import { findRevisionText } from '#app/modules/content/queries/revisions.server.ts'
import type { ContentText } from '#app/modules/content/text-fields.ts'
import type { RevisionCause } from '#app/modules/content/text-kinds.ts'
import { blogPosts } from '#drizzle/schema/content.ts'
import { demandOwn } from './demand-right.server.ts'
import { recordPostDeed, takePost } from './take-post.server.ts'
import { demandCategory, demandCover, typedText } from './typed-text.server.ts'

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

const authorOf = (tx: Transaction, { owner, ownerId }: Pick<PostRow, 'owner' | 'ownerId'>) =>
  isOfDoctor({ owner }) && ownerId !== null ? findAuthorNames(tx, ownerId) : null

async function keepText(
  tx: Transaction,
  actor: PostActor,
  { id, seen, cause }: Readonly<{ id: string; seen: number; cause: RevisionCause }>,
  typed: ContentText,
): Promise<{ post: PostRow; number: number; text: ContentText }> {
  const post = await takePost(tx, id, null)
  demandOwn(actor, post)
  const state = stateAfterSave(post, keepsApproval(actor, post))
  if (!state) throw new DomainError('conflict', 'content.not_now')
  const before = await readPostText(post, tx)
  const text = typedText(before.text, typed, await authorOf(tx, post))
  await demandCategory(tx, text['category'])
  if (cause !== 'restore') await demandCover(tx, actor, { before: before.text['coverId'], id: text['coverId'] })
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
 * @throws DomainError forbidden `content.not_allowed`, `content.level_locked`, not_found `content.unknown`, conflict `content.changed`,
 * `content.not_now` for an archived post, invalid `content.category_unknown`
 */
export function savePost(actor: PostActor, { id, seen, text }: PostEdit, convert = false): Promise<number> {
  return withTransaction(async (tx) => {
    const typed = convert ? convertedText(text) : text
    const { number } = await keepText(tx, actor, { id, seen, cause: convert ? 'convert' : 'save' }, typed)
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
  actor: PostActor,
  { id, seen, number }: Readonly<{ id: string; seen: number; number: number }>,
): Promise<number> {
  return withTransaction(async (tx) => {
    demandOwn(actor, await getPostRow(id, tx))
    const earlier = await findRevisionText({ kind: 'post', id }, number, tx)
    if (!earlier) throw new DomainError('not_found', 'content.unknown')
    const kept = await keepText(tx, actor, { id, seen, cause: 'restore' }, earlier)
    await recordPostDeed(tx, actor, { deed: 'post_save', id })
    return kept.number
  })
}
