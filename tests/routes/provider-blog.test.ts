import { beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { savePost } from '#app/modules/content/blog/commands/save-post.server.ts'
import { stepPost } from '#app/modules/content/blog/commands/step-post.server.ts'
import type { TextAnswer } from '#app/modules/content/pages/text-page.server.ts'
import { paths } from '#app/paths.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { insertUser, signedIn, signedInAdmin } from '#tests/factories/accounts.ts'
import { insertPractice } from '#tests/factories/booking.ts'
import { contentEditor, insertCategory, insertPost, seenPost, wholeText } from '#tests/factories/content.ts'
import { useFilledDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useFilledDatabase(() => withTransaction(seedReference))

const editor = contentEditor()

/** A doctor of a level who can be booked, with an account. */
async function insertDoctor(tier: number, slug: string) {
  const made = await withTransaction(async (tx) => {
    const userId = await insertUser(tx)
    const provider = { slug, userId, tier, isProfileComplete: true, specialties: ['family-medicine'] }
    return { userId, practice: await insertPractice(tx, { provider }) }
  })
  return { ...made, headers: await signedIn(made.userId) }
}

beforeEach(() => insertCategory())

const fieldsOf = (text: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(text).map(([key, value]) => [
      key === 'category' || key.startsWith('origin.') ? key : `text.${key}`,
      value,
    ]),
  )

/** A post begun by the form, as its doctor. */
async function begin(headers: Record<string, string>, changes: Record<string, string> = {}) {
  const fields = { seen: '0', ...fieldsOf(wholeText(changes)) }
  const { location } = await post(paths.officePost(), fields, { headers })
  return new URLSearchParams(location!.split('?')[1]).get('id')!
}

async function step(id: string, fields: Record<string, string>, headers: Record<string, string>) {
  const { version } = await seenPost(id)
  return post(paths.officePost({ id }), { version: String(version), ...fields }, { headers })
}

const untranslated =
  />[^<]*\b(?:own|fields|posts|post|statuses|steps|origins|missing|revisions|causes|hints|draft|compare|claims|sign|seo|editor|marks)\.[a-z]\w+\b/g

describe.each(locales)('in %s', (locale) => {
  it('the doctor’s pages are whole pages, without a word that is missing', async () => {
    const { headers } = await insertDoctor(3, 'zhining-bai')
    const id = await begin(headers, { 'body.zh-Hans': '这药能根治。', 'seoTitle.en-US': 'x'.repeat(70) })
    await begin(headers, { 'slug.zh-Hans': 'x', 'slug.en-US': 'x' })
    const { headers: lowered } = await insertDoctor(1, 'mei-lin')
    const asked: [string, Record<string, string>, number][] = [
      [paths.officeBlog(), headers, 200],
      [paths.officeBlog({ status: 'draft' }), headers, 200],
      [paths.officePost(), headers, 200],
      [paths.officePost({ id }), headers, 200],
      [paths.officePost({ id, revision: '1' }), headers, 200],
      [paths.officeBlog(), lowered, 200],
      [paths.officePost(), lowered, 403],
    ]
    for (const [path, sender, wanted] of asked) {
      const { status, html } = await openPage(withPrefix(path, locale), { headers: sender })
      expect([path, status]).toEqual([path, wanted])
      expect(html, path).toContain('<h1')
      expect(html.match(untranslated), path).toBeNull()
    }
    const { html } = await openPage(withPrefix(paths.officePost({ id }), locale), { headers })
    expect(html).toContain('<mark>根治</mark>')
    expect(html).not.toContain('name="text.author.en-US"')
    expect((await openPage(withPrefix(paths.officeBlog(), locale), { headers: lowered })).html).toContain(
      `href="${withPrefix(paths.accountLevel(), locale)}"`,
    )
  })
})

describe('a doctor’s post', () => {
  it('is begun, sent, approved from the list, and read with the doctor and the next openings, by plain forms', async () => {
    const { headers, practice } = await insertDoctor(3, 'zhining-bai')
    const id = await begin(headers)
    expect((await step(id, { intent: 'submit' }, headers)).location).toBe(paths.officePost({ id }))
    const { version, post: row } = await seenPost(id)
    const { headers: reviewer } = await signedInAdmin({ permissions: ['blog.edit', 'blog.review'] })
    const queue = await openPage('/en-US/admin/blog-management', { headers: reviewer })
    expect(queue.html).toContain('Approve and publish')
    const fields = { intent: 'approve', post: id, version: String(version) }
    expect((await post('/admin/blog-management', fields, { headers: reviewer })).status).toBe(302)
    expect((await seenPost(id)).post.status).toBe('published')
    const { html } = await openPage('/en-US/blogs/flu-shot')
    const profile = paths.doctor('family-medicine', 'zhining-bai')
    expect(html).toContain(`href="/en-US${profile}"`)
    expect(html).toMatch(
      /"author":\{"@type":"Person","name":"[^"]+","url":"https?:\/\/[^"]+\/doctor\/family-medicine\/zhining-bai"/,
    )
    expect(html).toContain('About the author')
    expect(html).toMatch(/\/doctor\/family-medicine\/zhining-bai\/appointment\?[^"]*slot=/)
    expect(row.ownerId).toBe(practice.providerId)
  })

  it('with words that may not be said is not approved unread', async () => {
    const { headers } = await insertDoctor(3, 'zhining-bai')
    const id = await begin(headers, { 'body.zh-Hans': '这药能根治。' })
    await step(id, { intent: 'submit' }, headers)
    const { version } = await seenPost(id)
    const { headers: reviewer } = await signedInAdmin({ permissions: ['blog.edit', 'blog.review'] })
    expect((await openPage('/en-US/admin/blog-management', { headers: reviewer })).html).toContain('<mark>根治</mark>')
    const fields = { intent: 'approve', post: id, version: String(version) }
    await post('/admin/blog-management', fields, { headers: reviewer })
    expect((await seenPost(id)).post.status).toBe('in_review')
    await post(`/admin/blog-edit/${id}`, { intent: 'approve', version: String(version) }, { headers: reviewer })
    expect((await seenPost(id)).post.status).toBe('published')
  })

  it('that an editor saved meanwhile comes back with both texts, the editor unnamed, and can be saved then', async () => {
    const { headers } = await insertDoctor(3, 'zhining-bai')
    const id = await begin(headers)
    const { seen, text } = await seenPost(id)
    const { userId } = await signedInAdmin({ permissions: ['blog.edit'] })
    await savePost({ ...editor, userId }, { id, seen, text: { ...text, 'title.en-US': 'Theirs' } })
    const mine = { intent: 'save', ...fieldsOf({ ...text, 'title.en-US': 'Mine' }) }
    const refused = await post(paths.officePost({ id }), { ...mine, seen: String(seen) }, { headers })
    expect(refused.status).toBe(409)
    const answer = refused.data as unknown as TextAnswer
    expect(answer.text['title.en-US']).toBe('Mine')
    expect(answer.theirs!.map(({ key }) => key)).toEqual(['title.en-US'])
    const { html } = await openPage(withPrefix(paths.officePost({ id }), 'en-US'), { headers })
    expect(html).toContain('The editors')
    await post(paths.officePost({ id }), { ...mine, seen: String(answer.seen) }, { headers })
    expect((await seenPost(id)).text['title.en-US']).toBe('Mine')
  })

  it('keeps what was typed when the month is full or the level has ended', async () => {
    const { headers, practice } = await insertDoctor(3, 'zhining-bai')
    for (const slug of ['a', 'b']) await begin(headers, { 'slug.zh-Hans': slug, 'slug.en-US': slug })
    const third = { seen: '0', ...fieldsOf(wholeText({ 'title.en-US': 'A third one' })) }
    const full = await post(paths.officePost(), third, { headers })
    expect(full.status).toBe(409)
    expect(full.data).toMatchObject({ problem: 'content.month_full', text: { 'title.en-US': 'A third one' } })
    expect((await openPage(withPrefix(paths.officePost(), 'en-US'), { headers })).html).not.toContain(
      'data-text-editor',
    )
    expect(practice.providerId).not.toBe('')
    const { headers: lowered } = await insertDoctor(2, 'mei-lin')
    const locked = await post(paths.officePost(), third, { headers: lowered })
    expect(locked.status).toBe(403)
    expect(locked.data).toMatchObject({ problem: 'content.level_locked', text: { 'title.en-US': 'A third one' } })
  })

  it('in the list leads to its editor, and to nobody else’s', async () => {
    const { headers } = await insertDoctor(4, 'zhining-bai')
    const id = await begin(headers)
    const house = await insertPost({ 'slug.zh-Hans': 'house', 'slug.en-US': 'house' })
    const { html } = await openPage(withPrefix(paths.officeBlog(), 'en-US'), { headers })
    expect(html).toContain(`id=${id}`)
    expect(html).not.toContain(house)
    expect((await get(paths.officePost({ id: house }), { headers })).status).toBe(404)
    const { version } = await seenPost(house)
    await expect(stepPost(editor, { id: house, version, step: 'publish' })).resolves.toBeUndefined()
    // A signature is a medical reviewer's.
    const signed = await post(paths.officePost({ id }), { intent: 'sign', seen: '1' }, { headers })
    expect(signed.status).toBe(403)
  })
})
