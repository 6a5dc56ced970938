import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { publishFaults } from '#app/modules/content/blog/post-fields.ts'
import { permissionOf, type PostStep, stateAfter } from '#app/modules/content/blog/post-status.ts'
import { type PostRow, readPostText } from '#app/modules/content/blog/queries/post-text.server.ts'
import { findLastWriter } from '#app/modules/content/queries/revisions.server.ts'
import { demandOf } from '#app/modules/content/commands/demand-permission.server.ts'
import { leadOn } from '#app/modules/directory/commands/lead-on.server.ts'
import { blogPosts, blogTranslations } from '#drizzle/schema/content.ts'
import { showText } from './show-text.server.ts'
import { recordPostDeed, takePost } from './take-post.server.ts'

export type PostStepAsked = Readonly<{
  id: string
  /** The post's version that was seen. */
  version: number
  step: PostStep
  /** What has to change, when it is returned. */
  note?: string | null
  /** When it is to appear. */
  publishAt?: number | null
  /** Slug of the post that the archived one leads to. */
  redirectTo?: string | null
}>

/** Who wrote a text does not decide on it: who sent it, and who kept it last. */
async function demandOther(tx: Transaction, actor: AdminActor, post: PostRow): Promise<void> {
  const writer = await findLastWriter({ kind: 'post', id: post.id }, tx)
  if (post.submittedById === actor.userId || writer === actor.userId)
    throw new DomainError('forbidden', 'content.own_post')
}

/** @throws DomainError invalid `content.redirect_unknown` */
async function leadOnFrom(tx: Transaction, post: PostRow, redirectTo: string): Promise<void> {
  const isTarget = eq(blogTranslations.slug, redirectTo)
  const [target] = await tx.select({ postId: blogTranslations.postId }).from(blogTranslations).where(isTarget)
  if (!target || target.postId === post.id) throw new DomainError('invalid', 'content.redirect_unknown')
  const own = await tx
    .select({ slug: blogTranslations.slug })
    .from(blogTranslations)
    .where(eq(blogTranslations.postId, post.id))
  for (const from of new Set([...own.map(({ slug }) => slug), String(post.number)])) {
    await leadOn(tx, 'blog', { from, to: redirectTo })
  }
}

/** What a step changes in the row beside the state. */
async function changesOf(tx: Transaction, actor: AdminActor, post: PostRow, asked: PostStepAsked) {
  const { step, note, publishAt, redirectTo } = asked
  if (step === 'submit') return { submittedById: actor.userId, submittedAt: now(), returnNote: null }
  if (step === 'approve' || step === 'return') {
    await demandOther(tx, actor, post)
    if (step === 'return' && !note) throw new DomainError('invalid', 'content.no_note')
    return { returnNote: step === 'return' ? note! : null }
  }
  if (step === 'publish') {
    await showText(tx, post, (await readPostText(post, tx)).text)
    const isFirst = post.publishAt === null || post.publishAt > now()
    return { returnNote: null, ...(isFirst && { publishAt: now() }) }
  }
  if (step === 'schedule') {
    if (!publishAt || publishAt <= now()) throw new DomainError('invalid', 'content.time_past')
    if (publishFaults((await readPostText(post, tx)).text).length > 0)
      throw new DomainError('invalid', 'content.incomplete')
    return { publishAt, returnNote: null }
  }
  if (step === 'archive' && redirectTo) {
    await leadOnFrom(tx, post, redirectTo)
    return { redirectTo }
  }
  return step === 'reopen' ? { redirectTo: null } : {}
}

/**
 * Takes a post a step on.
 * @throws DomainError forbidden `content.not_allowed`, `content.own_post`, not_found `content.unknown`, conflict `content.changed`,
 * `content.not_now`, `content.slug_taken`, invalid `content.no_note`, `content.time_past`, `content.incomplete`, `content.redirect_unknown`
 */
export function stepPost(actor: AdminActor, asked: PostStepAsked): Promise<void> {
  demandOf(actor, permissionOf(asked.step))
  return withTransaction(async (tx) => {
    const post = await takePost(tx, asked.id, asked.version)
    const state = stateAfter(post, asked.step)
    if (!state) throw new DomainError('conflict', 'content.not_now')
    const changes = await changesOf(tx, actor, post, asked)
    await tx
      .update(blogPosts)
      .set({ ...state, ...changes })
      .where(eq(blogPosts.id, post.id))
    await recordPostDeed(tx, actor, { deed: 'post_step', id: post.id, fields: [asked.step] })
  })
}
