import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { readWallTime } from '#app/core/calendar/zones.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { findRedirect } from '#app/modules/directory/queries/reference.server.ts'
import { findPostAddress, getPost } from '#app/modules/library/blog/post.server.ts'
import { blogPosts, blogTranslations } from '#drizzle/schema/content.ts'
import { contentRevisions } from '#drizzle/schema/editing.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { adminActor } from '#tests/factories/accounts.ts'
import { contentEditor, contentWriter, insertPost, seenPost, wholeText } from '#tests/factories/content.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findOwnDraft } from '../queries/own-draft.server.ts'
import { listRevisions } from '../queries/revisions.server.ts'
import { keepPostDraft } from './commands/post-drafts.server.ts'
import { publishDuePosts } from './commands/publish-due.server.ts'
import { recordViews } from './commands/record-views.server.ts'
import { restorePost, savePost } from './commands/save-post.server.ts'
import { signPost } from './commands/sign-post.server.ts'
import { type PostStepAsked, stepPost } from './commands/step-post.server.ts'
import { isPreviewToken, previewToken } from './preview-token.server.ts'
import { countView } from './views-tally.server.ts'
import { countViews } from './queries/listed-posts.server.ts'

useDatabase()

beforeEach(() => setClock(Date.parse('2026-10-20T15:00:00Z')))
afterEach(() => setClock(null))

const editor = contentEditor()
const colleague = contentEditor('editor-2')
const refused = (code: string) => expect.objectContaining({ code }) as unknown

async function step(id: string, asked: Omit<PostStepAsked, 'id' | 'version'>, actor = editor) {
  const { version } = await seenPost(id)
  return stepPost(actor, { id, version, ...asked })
}

async function save(id: string, changes: Record<string, string>, actor = editor) {
  const { seen, text } = await seenPost(id)
  return savePost(actor, { id, seen, text: { ...text, ...changes } })
}

const addressOf = (slug: string) => findPostAddress(slug, 'en-US')

describe('a post', () => {
  it('is seen by nobody until it is published, and then with everything that was typed', async () => {
    const id = await insertPost({ 'keywords.en-US': 'flu, vaccine' })
    expect(await addressOf('flu-shot')).toBeNull()
    await step(id, { step: 'publish' })
    const found = await addressOf('flu-shot')
    expect(found).toEqual({ postId: id, slug: 'flu-shot' })
    expect(await getPost(id, 'en-US')).toMatchObject({
      ...{ title: 'When to get a flu shot', author: 'The editors', keywords: ['flu', 'vaccine'], origin: 'human' },
      sources: [{ publisher: 'CDC', title: 'Flu vaccine', url: 'https://www.cdc.gov/flu/' }],
      ...{ publishedAt: now(), category: { slug: 'prevention', name: 'Prevention' } },
    })
    expect(await getPost(id, 'zh-Hant')).toMatchObject({ isFallback: true, locale: 'zh-Hans' })
  })

  it('that is published is changed by publishing alone; what waits is a text of its own', async () => {
    const id = await insertPost()
    await step(id, { step: 'publish' })
    await save(id, { 'title.en-US': 'Flu shots in the fall' })
    expect((await getPost(id, 'en-US')).title).toBe('When to get a flu shot')
    expect((await seenPost(id)).post).toMatchObject({ status: 'published', draftStatus: 'draft' })
    await step(id, { step: 'publish' })
    expect((await getPost(id, 'en-US')).title).toBe('Flu shots in the fall')
    expect((await seenPost(id)).post.draftStatus).toBeNull()
  })

  it('under a new slug is led to from the old ones, and from a former slug that comes back no longer', async () => {
    const id = await insertPost()
    await step(id, { step: 'publish' })
    for (const slug of ['flu-shots', 'flu-vaccine']) {
      await save(id, { 'slug.en-US': slug, 'slug.zh-Hans': slug })
      await step(id, { step: 'publish' })
    }
    expect(await findRedirect('blog', 'flu-shot')).toBe('flu-vaccine')
    expect(await findRedirect('blog', 'flu-shots')).toBe('flu-vaccine')
    await save(id, { 'slug.en-US': 'flu-shot', 'slug.zh-Hans': 'flu-shot' })
    await step(id, { step: 'publish' })
    expect(await findRedirect('blog', 'flu-shot')).toBeNull()
    expect(await findRedirect('blog', 'flu-vaccine')).toBe('flu-shot')
  })

  it('cannot take the slug of another, nor be published while something is missing', async () => {
    const first = await insertPost()
    await step(first, { step: 'publish' })
    const second = await insertPost()
    await expect(step(second, { step: 'publish' })).rejects.toEqual(refused('content.slug_taken'))
    const third = await insertPost({ 'slug.zh-Hans': 'x', 'slug.en-US': 'x', 'excerpt.en-US': '' })
    await expect(step(third, { step: 'publish' })).rejects.toEqual(refused('content.incomplete'))
    expect(await db.$count(blogTranslations)).toBe(2)
  })

  it('in the archive leads on to another, and comes back as a draft', async () => {
    const first = await insertPost()
    const second = await insertPost({ 'slug.zh-Hans': 'flu', 'slug.en-US': 'flu' })
    for (const id of [first, second]) await step(id, { step: 'publish' })
    await expect(step(first, { step: 'archive', redirectTo: 'nowhere' })).rejects.toEqual(
      refused('content.redirect_unknown'),
    )
    await step(first, { step: 'archive', redirectTo: 'flu' })
    expect(await addressOf('flu-shot')).toBeNull()
    expect(await findRedirect('blog', 'flu-shot')).toBe('flu')
    await expect(save(first, {})).rejects.toEqual(refused('content.not_now'))
    await step(first, { step: 'reopen' })
    expect((await seenPost(first)).post).toMatchObject({ status: 'draft', redirectTo: null })
  })

  it('writes down each deed, once', async () => {
    const id = await insertPost()
    await step(id, { step: 'publish' })
    const rows = await db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['content.post_create', 'content.post_step'])
  })
})

describe('a review', () => {
  it('is made by somebody else, returned with a note, approved once', async () => {
    const writer = contentWriter()
    const id = await insertPost({}, writer)
    await expect(step(id, { step: 'publish' }, writer)).rejects.toEqual(refused('content.not_allowed'))
    await step(id, { step: 'submit' }, writer)
    const own = { ...editor, userId: writer.userId }
    await expect(step(id, { step: 'approve' }, own)).rejects.toEqual(refused('content.own_post'))
    await expect(step(id, { step: 'return' })).rejects.toEqual(refused('content.no_note'))
    await step(id, { step: 'return', note: 'Name a source.' })
    expect((await seenPost(id)).post).toMatchObject({ status: 'needs_changes', returnNote: 'Name a source.' })
    await step(id, { step: 'submit' }, writer)
    const { version } = await seenPost(id)
    const both = [editor, colleague].map((actor) => stepPost(actor, { id, version, step: 'approve' }))
    const ended = await Promise.allSettled(both)
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(ended).toContainEqual({ status: 'rejected', reason: refused('content.changed') })
  })

  it('does not hold for another text: a writer’s change of an approved one is a draft again', async () => {
    const writer = contentWriter()
    const id = await insertPost({}, writer)
    await step(id, { step: 'submit' }, writer)
    await step(id, { step: 'approve' })
    await save(id, { 'title.en-US': 'Other words' }, writer)
    expect((await seenPost(id)).post.status).toBe('draft')
  })
})

describe('two editors at once', () => {
  it('one is kept, the other is told, and neither text is lost', async () => {
    const id = await insertPost()
    const { seen, text } = await seenPost(id)
    const texts = ['First', 'Second'].map((title) => ({ id, seen, text: { ...text, 'title.en-US': title } }))
    const ended = await Promise.allSettled([savePost(editor, texts[0]!), savePost(colleague, texts[1]!)])
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(ended).toContainEqual({ status: 'rejected', reason: refused('content.changed') })
    const second = await seenPost(id)
    await savePost(colleague, { ...texts[1]!, seen: second.seen })
    const kept = await db.select().from(contentRevisions).where(eq(contentRevisions.subjectId, id))
    expect(kept.map((row) => row.text['title.en-US']).toSorted()).toEqual(['First', 'Second', 'When to get a flu shot'])
  })

  it('have drafts of their own, which a saved text ends and nobody else sees', async () => {
    const id = await insertPost()
    const subject = { kind: 'post', id } as const
    const { seen } = await seenPost(id)
    await keepPostDraft(editor, id, { seen, text: wholeText({ 'title.en-US': 'Half a tit' }) })
    await keepPostDraft(editor, id, { seen, text: wholeText({ 'title.en-US': 'Half a title' }) })
    expect(await findOwnDraft(editor.userId, subject)).toMatchObject({ seen, text: { 'title.en-US': 'Half a title' } })
    expect(await findOwnDraft(colleague.userId, subject)).toBeNull()
    expect((await seenPost(id)).text['title.en-US']).toBe('When to get a flu shot')
    await save(id, { 'title.en-US': 'A title' })
    expect(await findOwnDraft(editor.userId, subject)).toBeNull()
    const nobody = adminActor('seo.read')
    await expect(keepPostDraft(nobody, id, { seen, text: {} })).rejects.toEqual(refused('content.not_allowed'))
  })
})

describe('a time', () => {
  it('is kept to the minute in New York, by the server alone, under the time that was set', async () => {
    const id = await insertPost()
    const publishAt = readWallTime('2026-10-21T09:00', 'America/New_York')!
    expect(new Date(publishAt).toISOString()).toBe('2026-10-21T13:00:00.000Z')
    await step(id, { step: 'schedule', publishAt })
    setClock(publishAt - 1)
    expect(await publishDuePosts()).toBe(0)
    expect(await addressOf('flu-shot')).toBeNull()
    setClock(publishAt)
    expect(await Promise.all([publishDuePosts(), publishDuePosts()])).toContain(1)
    expect((await getPost(id, 'en-US')).publishedAt).toBe(publishAt)
    expect(await publishDuePosts()).toBe(0)
  })

  it('that has passed is refused; one taken back is not kept; what cannot appear waits for an editor', async () => {
    const id = await insertPost()
    await expect(step(id, { step: 'schedule', publishAt: now() })).rejects.toEqual(refused('content.time_past'))
    await step(id, { step: 'schedule', publishAt: now() + hourMs })
    await step(id, { step: 'unschedule' })
    setClock(now() + 2 * hourMs)
    expect(await publishDuePosts()).toBe(0)
    await step(id, { step: 'schedule', publishAt: now() + hourMs })
    const other = await insertPost()
    await step(other, { step: 'publish' })
    setClock(now() + 2 * hourMs)
    expect(await publishDuePosts()).toBe(0)
    expect((await seenPost(id)).post.status).toBe('approved')
  })
})

describe('revisions', () => {
  it('bring an earlier text back as the newest; a text from elsewhere does not forge a signature', async () => {
    const id = await insertPost()
    await save(id, { 'title.en-US': 'Other words', reviewedOn: '2026-01-01', 'reviewer.en-US': 'Dr. Nobody' })
    const { seen, text } = await seenPost(id)
    expect(text['reviewer.en-US']).toBeUndefined()
    expect(await restorePost(editor, { id, seen, number: 1 })).toBe(3)
    expect((await seenPost(id)).text).toEqual(wholeText())
    expect((await listRevisions({ kind: 'post', id })).map(({ cause }) => cause)).toEqual(['restore', 'save', 'save'])
    await expect(restorePost(editor, { id, seen, number: 1 })).rejects.toEqual(refused('content.changed'))
    await expect(restorePost(editor, { id, seen: 3, number: 9 })).rejects.toEqual(refused('content.unknown'))
  })
})

describe('the script', () => {
  it('is converted and says so, to readers too, until somebody has read it', async () => {
    const id = await insertPost({ 'body.zh-Hans': '[软件](https://a.example/软件) 里的鼠标' })
    const { seen, text } = await seenPost(id)
    await savePost(editor, { id, seen, text }, true)
    await step(id, { step: 'publish' })
    const shown = await getPost(id, 'zh-Hant')
    expect(shown).toMatchObject({ title: '流感疫苗什麼時候打', origin: 'converted', locale: 'zh-Hant' })
    expect((await seenPost(id)).text['body.zh-Hant']).toBe('[軟體](https://a.example/软件) 裡的滑鼠')
    await save(id, { 'origin.zh-Hant': 'human' })
    await step(id, { step: 'publish' })
    expect((await getPost(id, 'zh-Hant')).origin).toBe('human')
  })
})

describe('a medical signature', () => {
  const reviewer = { 'zh-Hans': '林医生', 'zh-Hant': '林醫師', 'en-US': 'Dr. Lin' }
  const doctor = { ...adminActor('blog.edit', 'blog.medical_sign'), userId: 'doctor-1' }

  it('names who signed, and when to look again; readers see it at once where they see that text', async () => {
    const id = await insertPost()
    await step(id, { step: 'publish' })
    const { seen } = await seenPost(id)
    expect(() => signPost(editor, { id, seen, reviewer })).toThrow(refused('content.not_allowed') as Error)
    await signPost(doctor, { id, seen, reviewer })
    expect(await getPost(id, 'zh-Hant')).toMatchObject({ reviewer: '林醫師', reviewedOn: '2026-10-20' })
    expect((await seenPost(id)).post).toMatchObject({ reviewDueOn: '2027-10-20', draftStatus: null })
    await expect(signPost(doctor, { id, seen, reviewer })).rejects.toEqual(refused('content.changed'))
  })

  it('of a text that waits is seen with that text', async () => {
    const id = await insertPost()
    await step(id, { step: 'publish' })
    await save(id, { 'title.en-US': 'Other words' })
    const { seen } = await seenPost(id)
    await signPost(doctor, { id, seen, reviewer })
    expect((await getPost(id, 'en-US')).reviewer).toBeNull()
    await step(id, { step: 'publish' })
    expect((await getPost(id, 'en-US')).reviewer).toBe('Dr. Lin')
  })
})

describe('a preview', () => {
  it('opens one post for a week', () => {
    const token = previewToken('post-1')
    expect(isPreviewToken(token, 'post-1')).toBe(true)
    expect(isPreviewToken(token, 'post-2')).toBe(false)
    for (const wrong of ['', '.', 'x', `${token}x`, token.replace(/^[^.]+/, 'zzzzz'), `${token}.${token}`])
      expect(isPreviewToken(wrong, 'post-1'), wrong).toBe(false)
    setClock(now() + 7 * dayMs - 1)
    expect(isPreviewToken(token, 'post-1')).toBe(true)
    setClock(now() + dayMs + 1)
    expect(isPreviewToken(token, 'post-1')).toBe(false)
  })
})

describe('openings', () => {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
  const opened = (url: string, more: Partial<Parameters<typeof countView>[0]> = {}) =>
    countView({ method: 'GET', url, userAgent: agent, status: 200, ...more })

  it('are counted by post and day, whichever language and address; robots and previews are not', async () => {
    const id = await insertPost()
    await step(id, { step: 'publish' })
    opened('/blogs/flu-shot')
    opened('/en-US/blogs/flu-shot?text=large', { status: 304 })
    opened('/blogs/flu-shot', { method: 'HEAD' })
    opened('/blogs/flu-shot', { status: 404 })
    opened('/blogs/flu-shot?preview=x')
    opened('/blogs/flu-shot', { userAgent: 'Googlebot/2.1' })
    opened('/blogs/flu-shot', { userAgent: undefined })
    opened('/blogs/nothing')
    opened('/blogs/%E0%A4%A')
    expect(await recordViews()).toBe(2)
    expect(await recordViews()).toBe(0)
    opened('/blogs/flu-shot')
    await recordViews()
    setClock(now() + dayMs)
    opened('/blogs/flu-shot')
    await recordViews()
    expect((await countViews([id])).get(id)).toBe(4)
    expect((await db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]!.version).toBe(2)
  })
})
