import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { publishFaults } from '#app/modules/content/blog/post-fields.ts'
import { isOfDoctor, type PostActor } from '#app/modules/content/blog/post-rights.ts'
import { type PostStep, stateAfter } from '#app/modules/content/blog/post-status.ts'
import { getPostRow, type PostRow, readPostText } from '#app/modules/content/blog/queries/post-text.server.ts'
import { findLastWriter } from '#app/modules/content/queries/revisions.server.ts'
import { leadOn } from '#app/modules/directory/commands/lead-on.server.ts'
import { blogPosts, blogTranslations } from '#drizzle/schema/content.ts'
import { demandStep } from './demand-right.server.ts'
import { demandShowable, showText } from './show-text.server.ts'
import { recordPostDeed, takePost } from './take-post.server.ts'
import { tellAuthor } from './tell-author.server.ts'

export type PostStepAsked = Readonly<{
  id: string
  /** The post's version that was seen. */
  version: number
  step: PostStep
  /** What has to change, when it is returned. */
  note?: string | null
  /** When it is to appear; of a text that a doctor sends, once it is approved. Null is at once. */
  publishAt?: number | null
  /** Slug of the post that the archived one leads to. */
  redirectTo?: string | null
}>

type PostChanges = Partial<typeof blogPosts.$inferInsert>

/** Who wrote a text does not decide on it: who sent it, and who kept it last. */
async function demandOther(tx: Transaction, actor: PostActor, post: PostRow): Promise<void> {
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

/** Whether readers have seen a post before: its first day stays, also when it comes back. */
async function wasShown(tx: Transaction, { id }: PostRow): Promise<boolean> {
  return (await tx.$count(blogTranslations, eq(blogTranslations.postId, id))) > 0
}

/** A doctor sends what could be published as it stands, and says when it is to appear. */
async function changesOfSending(tx: Transaction, post: PostRow, publishAt: number | null): Promise<PostChanges> {
  if (!isOfDoctor(post)) return {}
  await demandShowable(tx, post, (await readPostText(post, tx)).text)
  if (await wasShown(tx, post)) return {}
  if (publishAt !== null && publishAt <= now()) throw new DomainError('invalid', 'content.time_past')
  return { publishAt }
}

async function changesOfShowing(tx: Transaction, post: PostRow): Promise<PostChanges> {
  await showText(tx, post, (await readPostText(post, tx)).text)
  const isFirst = post.publishAt === null || post.publishAt > now()
  return { returnNote: null, ...(isFirst && { publishAt: now() }) }
}

async function changesOfTime(tx: Transaction, post: PostRow, publishAt: number | null): Promise<PostChanges> {
  if (!publishAt || publishAt <= now()) throw new DomainError('invalid', 'content.time_past')
  if (publishFaults((await readPostText(post, tx)).text).length > 0)
    throw new DomainError('invalid', 'content.incomplete')
  return { publishAt, returnNote: null }
}

/** What a step changes in the row beside the state. */
async function changesOf(tx: Transaction, actor: PostActor, post: PostRow, asked: PostStepAsked): Promise<PostChanges> {
  const { step, note, publishAt = null, redirectTo } = asked
  if (step === 'submit') {
    const sent = await changesOfSending(tx, post, publishAt)
    return { ...sent, submittedById: actor.userId, submittedAt: now(), returnNote: null }
  }
  if (step === 'approve' || step === 'return') {
    await demandOther(tx, actor, post)
    if (step === 'return' && !note) throw new DomainError('invalid', 'content.no_note')
    return { returnNote: step === 'return' ? note! : null }
  }
  if (step === 'publish') return changesOfShowing(tx, post)
  if (step === 'schedule') return changesOfTime(tx, post, publishAt)
  // Where an address leads is for the editors of the site.
  if (step === 'archive' && redirectTo && actor.scope === 'admin') {
    await leadOnFrom(tx, post, redirectTo)
    return { redirectTo }
  }
  return step === 'reopen' ? { redirectTo: null } : {}
}

async function take(tx: Transaction, actor: PostActor, post: PostRow, asked: PostStepAsked): Promise<PostRow> {
  const state = stateAfter(post, asked.step)
  if (!state) throw new DomainError('conflict', 'content.not_now')
  const changes = { ...state, ...(await changesOf(tx, actor, post, asked)) }
  await tx.update(blogPosts).set(changes).where(eq(blogPosts.id, post.id))
  await recordPostDeed(tx, actor, { deed: 'post_step', id: post.id, fields: [asked.step] })
  return { ...post, ...changes }
}

/** What was approved of a doctor appears: at the time that they asked for while it lies ahead, else at once. */
async function release(tx: Transaction, actor: PostActor, post: PostRow): Promise<PostRow> {
  const { id, version, publishAt } = post
  const isAhead = post.status === 'approved' && publishAt !== null && publishAt > now()
  if (isAhead) return take(tx, actor, post, { id, version, step: 'schedule', publishAt })
  // A time that has passed while the text waited was none.
  const isFirst = post.status === 'approved' && !(await wasShown(tx, post))
  return take(tx, actor, isFirst ? { ...post, publishAt: null } : post, { id, version, step: 'publish' })
}

/**
 * Takes a post a step on. What a doctor has sent and somebody approves appears with the approval.
 * @throws DomainError forbidden `content.not_allowed`, `content.level_locked`, `content.own_post`, not_found `content.unknown`, conflict
 * `content.changed`, `content.not_now`, `content.slug_taken`, invalid `content.no_note`, `content.time_past`, `content.incomplete`,
 * `content.redirect_unknown`
 */
export function stepPost(actor: PostActor, asked: PostStepAsked): Promise<void> {
  return withTransaction(async (tx) => {
    demandStep(actor, await getPostRow(asked.id, tx), asked.step)
    const post = await takePost(tx, asked.id, asked.version)
    // Where it stood a moment ago may not be where it stands.
    demandStep(actor, post, asked.step)
    const taken = await take(tx, actor, post, asked)
    const isReleased = asked.step === 'approve' && isOfDoctor(post)
    if (isReleased) await release(tx, actor, taken)
    if (actor.scope === 'admin') await tellAuthor(tx, taken, asked.step)
  })
}
