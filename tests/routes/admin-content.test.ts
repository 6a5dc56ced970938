import { describe, expect, it, beforeEach } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { stepPost } from '#app/modules/content/blog/commands/step-post.server.ts'
import { savePost } from '#app/modules/content/blog/commands/save-post.server.ts'
import { previewToken } from '#app/modules/content/blog/preview-token.server.ts'
import { libraryKinds } from '#app/modules/content/library/library-kinds.ts'
import { listLibrary } from '#app/modules/content/library/queries/library-rows.server.ts'
import type { TextAnswer } from '#app/modules/content/pages/text-page.server.ts'
import type { loader as blogLoader } from '#app/routes/public/library/blog.tsx'
import { seedLibrary } from '#drizzle/seed/seed-library.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { contentEditor, insertPost, seenPost } from '#tests/factories/content.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

const permissions = [
  'blog.edit',
  'blog.review',
  'blog.publish',
  'blog.medical_sign',
  'content.edit',
  'content.publish',
] as const
let headers: Record<string, string> = {}

beforeEach(async () => {
  ;({ headers } = await signedInAdmin({ permissions }))
})

const fieldsOf = (text: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(text).map(([key, value]) => [
      key === 'category' || key.startsWith('origin.') ? key : `text.${key}`,
      value,
    ]),
  )

async function waitingPost() {
  const id = await insertPost()
  const { version } = await seenPost(id)
  await stepPost(contentEditor(), { id, version, step: 'submit' })
  return id
}

describe.each(locales)('in %s', (locale) => {
  it('every page of the editors is a whole page, without a word that is missing', async () => {
    await withTransaction(seedReference)
    await withTransaction(seedLibrary)
    const id = await waitingPost()
    const { seen, text } = await seenPost(id)
    const changed = { ...text, 'title.en-US': 'We guarantee a cure', 'seoTitle.en-US': 'x'.repeat(70) }
    await savePost(contentEditor(), { id, seen, text: changed })
    const { seen: next, text: again } = await seenPost(id)
    await savePost(contentEditor(), { id, seen: next, text: again }, true)
    const rows = await Promise.all(
      libraryKinds.map(async (kind) => `/admin/content/${kind}/${(await listLibrary(kind, locale))[0]!.id}`),
    )
    const paths = [
      '/admin/blog-management',
      '/admin/blog-management?status=in_review&missing=en-US&overdue=1&sort=views',
      '/admin/blogs/new',
      `/admin/blog-edit/${id}`,
      `/admin/blog-edit/${id}?revision=1`,
      ...libraryKinds.map((kind) => `/admin/content?kind=${kind}`),
      ...rows,
    ]
    for (const path of paths) {
      const { status, html } = await openPage(withPrefix(path, locale), { headers })
      expect([path, status]).toEqual([path, 200])
      expect(html, path).toContain('<h1')
      expect(
        html.match(
          />[^<]*\b(?:fields|posts|post|statuses|steps|origins|missing|library|kinds|revisions|causes|hints|sorts|draft|compare|claims|sign|seo|editor|marks|overdue)\.[a-z]\w+\b/g,
        ),
        path,
      ).toBeNull()
    }
  })
})

describe('a post', () => {
  it('is begun, saved, published and read, by plain forms', async () => {
    await insertPost()
    const text = {
      ...{
        'title.en-US': 'Colds',
        'excerpt.en-US': 'What helps.',
        'body.en-US': '## Rest\n\nDrink.',
        'author.en-US': 'We',
      },
      sources: '',
    }
    const begun = await post('/admin/blogs/new', { seen: '0', category: 'prevention', ...fieldsOf(text) }, { headers })
    expect(begun.location).toMatch(/^\/admin\/blog-edit\//)
    const id = begun.location!.split('/').at(-1)!
    const { version } = await seenPost(id)
    const published = await post(begun.location!, { intent: 'publish', version: String(version) }, { headers })
    expect(published.status).toBe(302)
    const { data } = await get<typeof blogLoader>('/en-US/blogs/colds')
    expect(data.post).toMatchObject({ title: 'Colds', slug: 'colds' })
    expect(data.isPreview).toBe(false)
  })

  it('that somebody else saved meanwhile comes back with both texts, and can be saved then', async () => {
    const id = await insertPost()
    const { seen, text } = await seenPost(id)
    await savePost(contentEditor(), { id, seen, text: { ...text, 'title.en-US': 'Theirs' } })
    const mine = { intent: 'save', ...fieldsOf({ ...text, 'title.en-US': 'Mine' }) }
    const refused = await post(`/admin/blog-edit/${id}`, { ...mine, seen: String(seen) }, { headers })
    expect(refused.status).toBe(409)
    const answer = refused.data as unknown as TextAnswer
    expect(answer.text['title.en-US']).toBe('Mine')
    expect(answer.theirs).toEqual([
      {
        key: 'title.en-US',
        parts: [
          { kind: 'gone', text: 'Theirs' },
          { kind: 'added', text: 'Mine' },
        ],
      },
    ])
    const saved = await post(`/admin/blog-edit/${id}`, { ...mine, seen: String(answer.seen) }, { headers })
    expect(saved.status).toBe(302)
    expect((await seenPost(id)).text['title.en-US']).toBe('Mine')
  })

  it('with a field that is wrong comes back as it was typed, under the number that was seen', async () => {
    const id = await insertPost()
    const fields = { intent: 'save', seen: '1', category: 'prevention', 'text.sources': 'javascript:alert(1)' }
    const { status, data } = await post(`/admin/blog-edit/${id}`, fields, { headers })
    expect(status).toBe(400)
    expect(data).toMatchObject({ seen: 1, faults: { sources: 'source' }, text: { sources: 'javascript:alert(1)' } })
    expect((await seenPost(id)).seen).toBe(1)
  })
})

describe('a preview', () => {
  it('shows the text that waits on the public page, kept nowhere; a wrong link opens nothing', async () => {
    const id = await insertPost({ 'body.en-US': '## When <script>alert(1)</script>\n\n[x](javascript:alert(1)) fall' })
    const { post: row } = await seenPost(id)
    const address = (token: string) => `/en-US/blogs/${row.number}?preview=${encodeURIComponent(token)}`
    const { status, data, headers: answered } = await get<typeof blogLoader>(address(previewToken(id)))
    expect([status, answered.get('Cache-Control'), answered.get('X-Robots-Tag')]).toEqual([
      ...[200, 'private, no-store', 'noindex, nofollow'],
    ])
    expect(data).toMatchObject({ isPreview: true, post: { title: 'When to get a flu shot' } })
    expect(data.post.html).not.toMatch(/<script|javascript:/)
    const { html } = await openPage(address(previewToken(id)))
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    for (const wrong of ['', 'x', previewToken('another')]) expect((await get(address(wrong))).status).toBe(404)
    expect((await get(`/blogs/${row.number}`)).status).toBe(404)
  })
})

describe('a glance at typed Markdown', () => {
  it('is made by what makes the page, and names what may not be said', async () => {
    await withTransaction(seedReference)
    const body = '## A <img src=x onerror=alert(1)>\n\n这药能根治。'
    const { data } = await post('/admin/content-preview', { body, locale: 'zh-Hans' }, { headers })
    expect(data).toMatchObject({ claims: ['根治'] })
    expect((data as { html: string }).html).toMatch(/^<h2 id="section-1">A <\/h2>/)
    expect((data as { html: string }).html).not.toContain('onerror')
  })
})
