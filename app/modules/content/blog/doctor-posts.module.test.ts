import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { getPost } from '#app/modules/library/blog/post.server.ts'
import { blogPosts } from '#drizzle/schema/content.ts'
import { media } from '#drizzle/schema/directory.ts'
import { bannedClaims } from '#drizzle/schema/moderation.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { actorOf, insertUser } from '#tests/factories/accounts.ts'
import { contentEditor, insertCategory, seenPost, wholeText } from '#tests/factories/content.ts'
import { insertProvider, insertSpecialty } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { createPost } from './commands/create-post.server.ts'
import { keepPostDraft } from './commands/post-drafts.server.ts'
import { publishDuePosts } from './commands/publish-due.server.ts'
import { restorePost, savePost } from './commands/save-post.server.ts'
import { type PostStepAsked, stepPost } from './commands/step-post.server.ts'
import type { PostActor } from './post-rights.ts'
import { readMonthUse } from './queries/month-use.server.ts'
import { listOwnPosts } from './queries/own-posts.server.ts'
import { listPostsToEdit } from './queries/post-list.server.ts'
import { readPostListFilters } from './post-filters.ts'

useDatabase()

const start = Date.parse('2026-10-20T15:00:00Z')
const editor = contentEditor()
const refused = (code: string) => expect.objectContaining({ code }) as unknown

/** A doctor with an account, as they are signed in. */
async function doctor(tier = 4, locale = 'zh-Hant') {
  const made = await withTransaction(async (tx) => {
    const userId = await insertUser(tx, { locale })
    const providerId = await insertProvider(tx, { userId, tier, specialties: ['family-medicine'] })
    return { userId, providerId }
  })
  return actorOf({ ...made, tier, seats: [] })
}
type Doctor = Awaited<ReturnType<typeof doctor>>

const begin = (actor: PostActor, changes: Record<string, string> = {}) => createPost(actor, wholeText(changes))

async function step(actor: PostActor, id: string, asked: Omit<PostStepAsked, 'id' | 'version'>) {
  const { version } = await seenPost(id)
  return stepPost(actor, { id, version, ...asked })
}

async function save(actor: PostActor, id: string, changes: Record<string, string>) {
  const { seen, text } = await seenPost(id)
  return savePost(actor, { id, seen, text: { ...text, ...changes } })
}

const statusOf = async (id: string) => {
  const { status, draftStatus } = (await seenPost(id)).post
  return draftStatus ? `${status}+${draftStatus}` : status
}
const told = async () => {
  const rows = await db.select().from(messageOutbox).orderBy(messageOutbox.createdAt, messageOutbox.id)
  return rows.map(({ template, locale, channel }) => [template, locale, channel])
}

let bai: Doctor
beforeEach(async () => {
  setClock(start)
  await insertCategory()
  await withTransaction((tx) => insertSpecialty(tx, { id: 'family-medicine' }))
  bai = await doctor()
})
afterEach(() => setClock(null))

describe('a doctor’s post', () => {
  it('goes every way of its states, appears with the approval, and its author is told each time', async () => {
    const id = await begin(bai)
    const way = [await statusOf(id)]
    const go = async (actor: PostActor, asked: Parameters<typeof step>[2]) => {
      setClock(now() + 1000)
      await step(actor, id, asked)
      way.push(await statusOf(id))
    }
    await go(bai, { step: 'submit' })
    await go(editor, { step: 'return', note: 'Name a source.' })
    await go(bai, { step: 'submit' })
    await go(editor, { step: 'approve' })
    await save(bai, id, { 'title.en-US': 'Flu shots in the fall' })
    way.push(await statusOf(id))
    expect((await getPost(id, 'en-US')).title).toBe('When to get a flu shot')
    await go(bai, { step: 'submit' })
    await go(editor, { step: 'approve' })
    expect((await getPost(id, 'en-US')).title).toBe('Flu shots in the fall')
    await go(bai, { step: 'unpublish' })
    await go(bai, { step: 'archive' })
    await go(bai, { step: 'reopen' })
    expect(way).toEqual([
      ...['draft', 'in_review', 'needs_changes', 'in_review', 'published'],
      ...['published+draft', 'published+in_review', 'published', 'unpublished', 'archived', 'draft'],
    ])
    expect(await told()).toEqual([
      ['post_returned', 'zh-Hant', 'email'],
      ['post_approved', 'zh-Hant', 'email'],
      ['post_approved', 'zh-Hant', 'email'],
    ])
    const deeds = await db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
    const fields = deeds.filter(({ action }) => action === 'content.post_step').map((row) => row.fields)
    expect(fields).toContainEqual(['approve'])
    expect(fields).toContainEqual(['publish'])
  })

  it('is shown as the doctor’s, whatever is typed, with the profile while it is listed', async () => {
    const id = await begin(bai, { 'author.en-US': 'Somebody Else, MD' })
    await step(bai, id, { step: 'submit' })
    await step(editor, id, { step: 'approve' })
    const shown = await getPost(id, 'en-US')
    expect(shown.writer).toMatchObject({ id: bai.providerId })
    expect(shown.author).toBe(shown.writer!.name.main)
    expect(shown.publishedAt).toBe(now())
  })

  it('appears at the time that its author asked for, and not before it is approved', async () => {
    const id = await begin(bai)
    await expect(step(bai, id, { step: 'submit', publishAt: start })).rejects.toEqual(refused('content.time_past'))
    const publishAt = start + 2 * dayMs
    await step(bai, id, { step: 'submit', publishAt })
    setClock(start + hourMs)
    await step(editor, id, { step: 'approve' })
    expect(await statusOf(id)).toBe('scheduled')
    // What is approved its author may put to another time.
    await step(bai, id, { step: 'schedule', publishAt: publishAt + hourMs })
    setClock(publishAt)
    expect(await publishDuePosts()).toBe(0)
    setClock(publishAt + hourMs)
    expect(await publishDuePosts()).toBe(1)
    expect((await getPost(id, 'en-US')).publishedAt).toBe(publishAt + hourMs)
  })

  it('whose time has passed while it waited appears with the approval, under that time', async () => {
    const id = await begin(bai)
    await step(bai, id, { step: 'submit', publishAt: start + hourMs })
    setClock(start + dayMs)
    await step(editor, id, { step: 'approve' })
    expect((await getPost(id, 'en-US')).publishedAt).toBe(start + dayMs)
    await step(bai, id, { step: 'unpublish' })
    await step(bai, id, { step: 'submit' })
    setClock(start + 2 * dayMs)
    await step(editor, id, { step: 'approve' })
    expect((await getPost(id, 'en-US')).publishedAt).toBe(start + dayMs)
  })

  it('is not sent while something is missing or another has its address', async () => {
    const id = await begin(bai, { 'excerpt.en-US': '' })
    await expect(step(bai, id, { step: 'submit' })).rejects.toEqual(refused('content.incomplete'))
    const first = await begin(bai)
    await step(bai, first, { step: 'submit' })
    await step(editor, first, { step: 'approve' })
    await save(bai, id, { 'excerpt.en-US': 'Fall is best.' })
    await expect(step(bai, id, { step: 'submit' })).rejects.toEqual(refused('content.slug_taken'))
    expect(await statusOf(id)).toBe('draft')
  })
})

describe('nobody', () => {
  it('publishes their own words: neither the doctor nor an editor without the doctor', async () => {
    const id = await begin(bai)
    for (const each of ['publish', 'approve', 'return'] as const)
      await expect(step(bai, id, { step: each, note: 'x' })).rejects.toEqual(refused('content.not_allowed'))
    await expect(step(bai, id, { step: 'schedule', publishAt: start + dayMs })).rejects.toEqual(
      refused('content.not_allowed'),
    )
    for (const each of ['publish', 'submit'] as const)
      await expect(step(editor, id, { step: each })).rejects.toEqual(refused('content.not_allowed'))
    await step(bai, id, { step: 'submit' })
    await save(editor, id, { 'title.en-US': 'An editor’s words' })
    await expect(step(editor, id, { step: 'approve' })).rejects.toEqual(refused('content.own_post'))
    await step(contentEditor('editor-2'), id, { step: 'approve' })
    expect(await statusOf(id)).toBe('published')
    await save(editor, id, { 'title.en-US': 'Other words' })
    await expect(step(editor, id, { step: 'publish' })).rejects.toEqual(refused('content.not_allowed'))
    await step(editor, id, { step: 'unpublish' })
    expect(await told()).toContainEqual(['post_taken_down', 'zh-Hant', 'email'])
  })

  it('reaches a post of another doctor, who is told no more than of one that nobody has', async () => {
    const id = await begin(bai)
    const wei = await doctor()
    const { seen, text, version } = await seenPost(id)
    for (const tried of [
      () => savePost(wei, { id, seen, text }),
      () => restorePost(wei, { id, seen, number: 1 }),
      () => keepPostDraft(wei, id, { seen, text }),
      () => stepPost(wei, { id, version, step: 'submit' }),
      () => stepPost(wei, { id, version: 99, step: 'submit' }),
      () => stepPost(wei, { id: 'nothing', version: 1, step: 'submit' }),
    ])
      await expect(tried()).rejects.toEqual(refused('content.unknown'))
    const house = await createPost(editor, wholeText())
    await expect(savePost(bai, { id: house, seen: 1, text })).rejects.toEqual(refused('content.unknown'))
    expect((await listOwnPosts(wei.providerId!, null, 'en-US')).total).toBe(0)
  })

  it('takes the cover of somebody else', async () => {
    const wei = await doctor()
    const cover = (id: string, ownerType: string, ownerId: string) => ({
      ...{ id, ownerType, ownerId, kind: 'cover', mime: 'image/webp', bytes: 1, width: 1200, height: 630 },
      ...{ sha256: id, state: 'approved' as const, variants: {}, createdAt: now() },
    })
    await withTransaction((tx) =>
      tx
        .insert(media)
        .values([
          cover('of-bai', 'provider', bai.providerId!),
          cover('of-wei', 'provider', wei.providerId!),
          cover('of-house', 'platform', 'blog'),
        ]),
    )
    const id = await begin(bai, { coverId: 'of-bai' })
    for (const coverId of ['of-wei', 'of-house', 'nothing'])
      await expect(save(bai, id, { coverId })).rejects.toEqual(refused('content.unknown'))
    await expect(begin(bai, { coverId: 'of-wei' })).rejects.toEqual(refused('content.unknown'))
    // What an editor has put there stays.
    await save(editor, id, { coverId: 'of-house' })
    await save(bai, id, { 'title.en-US': 'Other words' })
    expect((await seenPost(id)).text['coverId']).toBe('of-house')
  })
})

describe('a level', () => {
  it('has so many posts a month of New York, also for two who press at once', async () => {
    const wei = await doctor(3)
    // Half past eleven at night on the last day of the month in New York.
    setClock(Date.parse('2026-11-01T03:30:00Z'))
    const ended = await Promise.allSettled([begin(wei), begin(wei), begin(wei)])
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(ended).toContainEqual({ status: 'rejected', reason: refused('content.month_full') })
    expect(await readMonthUse({ id: wei.providerId!, tier: 3 })).toEqual({ used: 2, limit: 2 })
    setClock(Date.parse('2026-11-01T05:30:00Z'))
    expect(await readMonthUse({ id: wei.providerId!, tier: 3 })).toEqual({ used: 0, limit: 2 })
    await begin(wei)
    for (const _time of [1, 2, 3]) await begin(bai)
    expect(await readMonthUse({ id: bai.providerId!, tier: 4 })).toEqual({ used: 3, limit: null })
    expect((await db.select({ number: blogPosts.number }).from(blogPosts)).length).toBe(6)
  })

  it('without the blog leaves what was written as it is, and lets nothing be written', async () => {
    const id = await begin(bai)
    await step(bai, id, { step: 'submit' })
    await step(editor, id, { step: 'approve' })
    const lowered = { ...bai, tier: 2 }
    await expect(save(lowered, id, {})).rejects.toEqual(refused('content.level_locked'))
    await expect(step(lowered, id, { step: 'unpublish' })).rejects.toEqual(refused('content.level_locked'))
    await expect(begin(lowered)).rejects.toEqual(refused('content.level_locked'))
    expect((await listOwnPosts(bai.providerId!, null, 'en-US')).figures.published).toBe(1)
    expect((await getPost(id, 'en-US')).writer).not.toBeNull()
    const seat = { facilityId: 'f1', role: 'owner', tier: 4 } as const
    const manager = actorOf({ userId: 'm', providerId: null, tier: 4, seats: [seat] })
    await expect(begin(manager)).rejects.toEqual(refused('content.not_allowed'))
  })
})

describe('the editors’ queue', () => {
  it('shows the words of a waiting text that may not be said, and when its author wants it to appear', async () => {
    const claim = { locale: 'zh-Hans', phrase: '根治', kind: 'cure', isActive: true } as const
    await withTransaction((tx) => tx.insert(bannedClaims).values({ id: 'cure-1', ...claim }))
    const id = await begin(bai, { 'body.zh-Hans': '这药能根治，百分百有效。' })
    await step(bai, id, { step: 'submit', publishAt: start + dayMs })
    const { waiting } = await listPostsToEdit(readPostListFilters(new URLSearchParams()), 'zh-Hans')
    expect(waiting).toMatchObject([{ id, isOfDoctor: true, appearsAt: start + dayMs }])
    expect(waiting[0]!.claims).toEqual(['根治'])
  })
})
