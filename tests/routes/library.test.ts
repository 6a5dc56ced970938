import { setImmediate as breath } from 'node:timers/promises'
import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { type Locale, locales, withPrefix } from '#app/core/i18n/locale.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import type { PageHead } from '#app/modules/seo/page-head.ts'
import type { loader as blog } from '#app/routes/public/library/blog.tsx'
import type { loader as blogs } from '#app/routes/public/library/blogs.tsx'
import type { loader as topics } from '#app/routes/public/library/knowlege.tsx'
import type { loader as topic } from '#app/routes/public/library/knowlege-topic.tsx'
import type { loader as medication } from '#app/routes/public/library/medication.tsx'
import type { loader as policy } from '#app/routes/public/library/policy.tsx'
import { dialect } from '#drizzle/dialect.ts'
import { blogPosts, blogTranslations, contentPages, medications } from '#drizzle/schema/index.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage, sentencesOf } from './document-request.ts'
import { naughtyMissing, naughtyStrings } from './naughty-strings.ts'
import { entriesOf, get } from './route-request.ts'

useSeededDatabase()

/** A day on which the whole library is in force. */
beforeEach(() => setClock(Date.parse('2026-11-21T15:00:00Z')))
// SQLite answers at once: without a breath between pages the runner hears nothing for as long as the whole file takes.
afterEach(() => breath())

type Page = { head: PageHead }

const han = /\p{Script=Han}/u

/** Posts of this file: one in English only, one without a public text, one of tomorrow. */
const name = { 'zh-Hans': '测试', 'zh-Hant': '測試', 'en-US': 'Test' }
const post = (number: number, status: 'published' | 'draft' | 'archived', publishAt: string) => ({
  id: `post-${number}`,
  number,
  owner: 'platform' as const,
  categoryId: 'insurance',
  status,
  authorName: name,
  medicalReviewer: sql`'null'`,
  reviewedOn: null,
  reviewDueOn: '2026-11-20',
  publishAt: Date.parse(publishAt),
  sources: [],
  specialtySlugs: [],
  isDemo: false,
  createdAt: 1,
  updatedAt: 1,
})
const text = (number: number, locale: Locale, slug: string, origin: 'human' | 'machine_unreviewed' = 'human') => ({
  id: `post-${number}-${locale}`,
  postId: `post-${number}`,
  locale,
  slug,
  title: `Text ${number} <b>`,
  excerpt: 'Excerpt',
  body: '## One\n\nBody <script>alert(1)</script>\n\n## Two\n\n[d](/doctor)',
  keywords: ['quokka'],
  origin,
  updatedAt: 1,
})

beforeAll(() =>
  withTransaction(async (tx) => {
    await tx
      .insert(blogPosts)
      .values([
        post(9001, 'published', '2026-11-01T00:00:00Z'),
        post(9002, 'draft', '2026-11-01T00:00:00Z'),
        post(9003, 'archived', '2026-11-01T00:00:00Z'),
        post(9004, 'published', '2026-11-22T00:00:00Z'),
        post(9005, 'published', '2026-11-02T00:00:00Z'),
      ])
    await tx
      .insert(blogTranslations)
      .values([
        text(9001, 'en-US', 'english-only'),
        text(9002, 'en-US', 'a-draft'),
        text(9003, 'en-US', 'archived'),
        text(9004, 'en-US', 'of-tomorrow'),
        text(9005, 'zh-Hans', 'jian-ti', 'machine_unreviewed'),
        text(9005, 'en-US', 'in-english'),
      ])
  }),
)

const everyTopic = () =>
  db
    .select({ key: contentPages.key })
    .from(contentPages)
    .where(eq(contentPages.section, 'knowledge'))
    .orderBy(asc(contentPages.id))

const pages = [
  '/knowlege',
  '/knowlege/hypertension',
  '/blogs',
  '/blogs/first-visit-checklist',
  '/policy/tou',
  '/policy/privacy',
  '/policy/medical-disclaimer',
  '/medication',
  '/medication?name=acetaminophen',
]

describe('every page of the library', () => {
  it.each(pages.flatMap((path) => locales.map((locale) => ({ path, locale, address: withPrefix(path, locale) }))))(
    'answers $address in its language',
    async ({ path, locale, address }) => {
      const { status, data } = await get<never>(address)
      const { head } = data as Page
      expect(status).toBe(200)
      expect(head).toMatchObject({ locale, path, origin: siteOrigin, isIndexable: true })
      expect(han.test(head.title)).toBe(locale !== 'en-US' || path.includes('medication?'))
      expect(han.test(head.description)).toBe(locale !== 'en-US' || path.includes('medication?'))
    },
  )

  it.each(pages)('%s is a whole document without a script but that of a post’s buttons', async (path) => {
    for (const locale of locales) {
      const { status, html } = await openPage(withPrefix(path, locale))
      expect(status).toBe(200)
      expect(html).toContain(`<html lang="${locale}"`)
      expect(html.match(/<h1/g)).toHaveLength(1)
      // The one that reloads during development is not built.
      const scripts = html.match(/<script(?! type="application\/ld\+json")[^>]*>/g) ?? []
      const names = scripts.map((script) => /([a-z-]+)\.[jt]s"/.exec(script)?.[1])
      const buttons = path.startsWith('/blogs/') ? ['version', 'print'] : []
      expect(names.filter((name) => name !== 'reload-on-change')).toEqual(buttons)
      expect(html).toContain('aria-current="page"')
      expect(html).toMatch(/<link rel="canonical"/)
      expect(html).not.toMatch(/\{\{|undefined|\[object/)
    }
  })

  it('says no key of its texts instead of the words', async () => {
    for (const path of [
      ...pages,
      '/blogs?q=zzzz&lang=en-US',
      '/knowlege?q=zzzz',
      '/medication?q=zzzz',
      '/blogs/9001',
    ]) {
      const { html } = await openPage(path.replace('9001', 'english-only'))
      expect(html, path).not.toMatch(/>(?:topics|blog|medication|policy|care|share|sources)\.[a-zA-Z.]+</)
    }
  })

  it('keeps what is internal to itself', async () => {
    const internal = /^(updatedAt|createdAt|postId|categoryId|ownerId|status|reviewDueOn|id)$/
    for (const path of pages.filter((each) => !each.startsWith('/medication'))) {
      const keys = entriesOf((await get<never>(path)).data).map(([key]) => key)
      expect(
        keys.filter((key) => internal.test(key) && key !== 'id'),
        path,
      ).toEqual([])
    }
  })
})

describe('another form of a known address', () => {
  it.each([
    ['/knowledge', '/knowlege'],
    ['/knowledge?q=a', '/knowlege?q=a'],
    ['/knowledge/hypertension', '/knowlege/hypertension'],
    ['/zh-Hant/knowledge/hypertension', '/knowlege/hypertension'],
    ['/knowlege?topic=hypertension', '/knowlege/hypertension'],
    ['/knowlege/Hypertension', '/knowlege/hypertension'],
    [`/en-US/knowlege/${encodeURIComponent('高血壓')}`, '/knowlege/hypertension'],
    ['/blogs/1', '/blogs/first-visit-checklist'],
    ['/en-US/blogs/1?text=large', '/blogs/first-visit-checklist?text=large'],
    ['/blogs/First-Visit-Checklist', '/blogs/first-visit-checklist'],
    ['/blogs/in-english', '/blogs/jian-ti'],
    ['/zh-Hant/blogs/in-english', '/blogs/jian-ti'],
    ['/en-US/blogs/jian-ti', '/blogs/in-english'],
    ['/en-US/blogs/9005', '/blogs/in-english'],
    ['/blogs/9001', '/blogs/english-only'],
    ['/policy/Privacy', '/policy/privacy'],
    ['/medication?name=Tylenol', '/medication?name=acetaminophen'],
  ])('moves %s for good to %s', async (path, to) => {
    expect(await get<never>(path)).toMatchObject({ status: 301, location: to })
  })
})

describe('an address of nothing', () => {
  it.each([
    '/knowlege/nonsense',
    '/knowlege/-',
    '/blogs/nonsense',
    '/blogs/0',
    '/blogs/01',
    '/blogs/999999',
    '/blogs/99999999999999999999',
    '/blogs/a-draft',
    '/blogs/9002',
    '/blogs/archived',
    '/blogs/9003',
    '/blogs/of-tomorrow',
    '/blogs/9004',
    '/policy/nonsense',
    '/policy/privacy?version=0',
    '/policy/privacy?version=x',
    '/policy/privacy?version=99',
    '/medication?name=nonsense',
    '/medication?name=',
  ])('is not found: %s', async (path) => {
    for (const locale of locales) expect((await get<never>(withPrefix(path, locale))).status).toBe(404)
  })
})

describe('a page whose review is overdue', () => {
  const words = { 'zh-Hans': '这一页应该在', 'zh-Hant': '這一頁應該在', 'en-US': 'was due for review by' } as const
  const reviewed = ['/knowlege/hypertension', '/medication?name=acetaminophen', '/lab?test=hba1c', '/lab/sti']
  const merged = ['/health-insurance', '/app/i693', '/radiology']

  it.each([...reviewed, ...merged])('says so, and only then: %s', async (path) => {
    for (const locale of locales) {
      const { status, html } = await openPage(withPrefix(path, locale))
      expect(status).toBe(200)
      expect(html).not.toContain(words[locale])
    }
    setClock(Date.parse('2029-01-02T15:00:00Z'))
    for (const locale of locales)
      expect((await openPage(withPrefix(path, locale))).html, locale).toContain(words[locale])
  })
})

describe('the topics', () => {
  it('are all there by category and by letter, and each has a page', async () => {
    const keys = (await everyTopic()).map(({ key }) => key)
    for (const locale of locales) {
      const { list } = (await get<typeof topics>(withPrefix('/knowlege', locale))).data
      expect(list.byCategory.flatMap((group) => group.topics.map(({ key }) => key)).toSorted()).toEqual(keys.toSorted())
      const letters = list.byLetter.map(({ letter }) => letter)
      const inOrder = (letter: string) =>
        letter === '#' ? 1000 : /\d/.test(letter) ? Number(letter) : 100 + letter.charCodeAt(0)
      expect(letters).toEqual(letters.toSorted((a, b) => inOrder(a) - inOrder(b)))
      expect(letters.some((letter) => /^\d+$/.test(letter))).toBe(locale === 'zh-Hant')
      expect(list.byLetter.flatMap((group) => group.topics)).toHaveLength(keys.length)
    }
    for (const key of keys) {
      const { status, data } = await get<typeof topic>(`/zh-Hant/knowlege/${key}`)
      expect(status, key).toBe(200)
      expect(data.topic.sources.length, key).toBeGreaterThan(0)
      expect(data.topic.reviewedOn, key).not.toBeNull()
      expect(data.topic.html, key).not.toMatch(/<script|\{\{/)
      expect(data.topic.overdueSince).toBeNull()
    }
  })

  it('are found by a name in any script, by pinyin, and in a longer question', async () => {
    for (const q of ['高血压', '高血壓', 'gaoxueya', 'High Blood Pressure', '高血压怎么办']) {
      const { list, head } = (await get<typeof topics>(`/en-US/knowlege?${new URLSearchParams({ q }).toString()}`)).data
      expect(list.found?.[0]?.key, q).toBe('hypertension')
      expect(head).toMatchObject({ isIndexable: false, path: '/knowlege' })
    }
  })

  it('lead to the doctors who see them, and on to others', async () => {
    const { topic: read } = (await get<typeof topic>('/knowlege/hypertension')).data
    expect(read.care.specialties.map(({ slug }) => slug)).toContain('cardiology')
    expect(read.care.doctors.length).toBeGreaterThan(0)
    expect(read.care.doctors.every(({ isDemo }) => isDemo)).toBe(true)
    expect(read.related.length).toBeGreaterThan(0)
    const { html } = await openPage('/en-US/knowlege/hypertension')
    expect(html).toContain('ai-primary-topic')
    expect(html).toContain('rel="external noopener"')
    expect(html).toContain('href="tel:911"')
  })

  it('of a category are a list of their own, which search engines leave alone', async () => {
    const { list, head } = (await get<typeof topics>('/knowlege?category=insurance')).data
    expect(list.byCategory.map(({ category }) => category)).toEqual(['insurance'])
    expect(head.isIndexable).toBe(false)
    const unknown = (await get<typeof topics>('/knowlege?category=%3Cscript%3E')).data
    expect(unknown.list.category).toBeNull()
    expect(unknown.list.byCategory.length).toBeGreaterThan(1)
  })
})

describe('the posts', () => {
  it('are listed when they are public, the newest first, in the language that there is', async () => {
    const { list } = (await get<typeof blogs>('/blogs')).data
    const numbers = list.posts.map(({ number }) => number)
    expect(list.posts).toHaveLength(12)
    expect(list.pageCount).toBeGreaterThan(1)
    expect(numbers).not.toContain(9002)
    expect(list.posts.map(({ publishedAt }) => publishedAt)).toEqual(
      list.posts.map(({ publishedAt }) => publishedAt).toSorted((a, b) => b - a),
    )
    const all: number[] = []
    for (let page = 1; page <= list.pageCount; page++)
      all.push(...(await get<typeof blogs>(`/blogs?page=${page}`)).data.list.posts.map(({ number }) => number))
    expect(new Set(all).size).toBe(list.total)
    expect(all).toEqual(expect.arrayContaining([1, 9001, 9005]))
    for (const hidden of [9002, 9003, 9004]) expect(all).not.toContain(hidden)
  })

  it('say in which language they are when it is not the reader’s', async () => {
    const only = async (locale: Locale, label: string) => {
      const { html } = await openPage(withPrefix('/blogs?q=quokka', locale))
      expect(html, locale).toContain(label)
    }
    await only('zh-Hans', '只有英文')
    await only('zh-Hant', '只有英文')
    await only('zh-Hant', '只有簡體')
    const { html } = await openPage('/zh-Hant/blogs/english-only')
    expect(html).toContain('這篇文章目前只有英文版')
    expect(html).toMatch(/<h1 lang="en-US">Text 9001 &lt;b&gt;<\/h1>/)
    expect(html).toContain(`href="${siteOrigin}/en-US/blogs/english-only"`)
    expect(html).not.toContain(`hrefLang="zh-Hans" href="${siteOrigin}/blogs/english-only"`)
    expect(html).toContain('href="/zh-Hant/doctor"')
  })

  it('name the address of each language they are written in', async () => {
    const { html } = await openPage('/blogs/jian-ti')
    expect(html).toContain(`<link rel="canonical" href="${siteOrigin}/blogs/jian-ti"/>`)
    expect(html).toContain(`<link rel="alternate" hrefLang="en-US" href="${siteOrigin}/en-US/blogs/in-english"/>`)
    expect(html).not.toContain('<link rel="alternate" hrefLang="zh-Hant"')
    expect(html).toContain('机器翻译')
    expect(sentencesOf(html)).toContain('这一页应该在2026年11月20日前重新核对')
    expect(html).not.toContain('alert(1)</script>')
  })

  it('are narrowed by category, language, author and words', async () => {
    const numbersOf = async (search: string) =>
      (await get<typeof blogs>(`/en-US/blogs?${search}`)).data.list.posts.map(({ number }) => number)
    expect(await numbersOf('q=quokka')).toEqual([9005, 9001])
    expect(await numbersOf('q=quokka&lang=zh-Hans')).toEqual([9005])
    expect(await numbersOf('author=Test')).toEqual([9005, 9001])
    expect(await numbersOf('author=Nobody')).toEqual([])
    expect(await numbersOf('q=quokka&category=prevention')).toEqual([])
    const chinese = (await get<typeof blogs>('/en-US/blogs?q=quokka&lang=zh-Hans')).data
    expect(chinese.list.posts[0]).toMatchObject({ slug: 'jian-ti', locale: 'zh-Hans' })
    expect(chinese.head).toMatchObject({ isIndexable: false })
    const category = (await get<typeof blogs>('/en-US/blogs?category=insurance')).data
    expect(category.head).toMatchObject({ isIndexable: true, path: '/blogs?category=insurance' })
    const unknown = (await get<typeof blogs>('/en-US/blogs?category=nonsense&page=7')).data
    expect(unknown.head.isIndexable).toBe(false)
    expect(unknown.list).toMatchObject({ total: 0, pageCount: 1, filters: { page: 1 } })
  })

  it('have contents, reading time, sources, an address to share, and larger type by a link', async () => {
    const { post: read, isLarge } = (await get<typeof blog>('/blogs/first-visit-checklist')).data
    expect(isLarge).toBe(false)
    expect(read.contents.length).toBeGreaterThan(2)
    expect(read.minutes).toBeGreaterThan(0)
    expect(read.sources.length).toBeGreaterThan(0)
    expect(read.reviewer).not.toBeNull()
    const { html } = await openPage('/blogs/first-visit-checklist?text=large')
    expect(html).toContain('prose--large')
    expect(html).toContain('href="/blogs/first-visit-checklist"')
    const address = `${siteOrigin}/blogs/first-visit-checklist`
    expect(html).toMatch(new RegExp(`<button[^>]*data-copy="${address}"[^>]*hidden`))
    expect(html).toContain(`<div class="else-by-hand"><p class="share num">${address}</p></div>`)
    expect(html).toMatch(/<button[^>]*data-print[^>]*hidden.*<\/button><p class="else-by-hand/)
    expect(html).toContain(`<link rel="canonical" href="${siteOrigin}/blogs/first-visit-checklist"/>`)
  })

  it('are tiles with a picture each, in the list and on the home page, and have it at their head', async () => {
    const tiles = (html: string) =>
      html.match(/<li class="tile"><img class="picture" src="[^"]+\.svg[^"]*"/g)?.length ?? 0
    const { list } = (await get<typeof blogs>('/zh-Hant/blogs')).data
    expect(list.posts.length).toBeGreaterThan(3)
    expect(tiles((await openPage('/zh-Hant/blogs')).html)).toBe(list.posts.length)
    expect(tiles((await openPage('/en-US')).html)).toBe(3)
    expect((await openPage('/blogs/first-visit-checklist')).html).toMatch(
      /<img class="picture picture--wide picture--[a-z]+" src="[^"]+\.svg[^"]*" width="320" height="240" alt="" loading="eager"/,
    )
    // What to read next stands under the text, as wide as the page.
    const read = await openPage('/blogs/first-visit-checklist')
    const { post: shown } = (await get<typeof blog>('/blogs/first-visit-checklist')).data
    expect(shown.next.length).toBeGreaterThan(0)
    expect(tiles(read.html)).toBe(shown.next.length)
    expect(read.html.indexOf('id="next"')).toBeGreaterThan(read.html.indexOf('</article>'))
    const { list: library } = (await get<typeof topics>('/knowlege')).data
    // The beginning of a category stands on the page of all, and the whole of it on its own.
    const atOnce = library.byCategory.map((group) => Math.min(group.topics.length, 6))
    expect(tiles((await openPage('/knowlege')).html)).toBe(atOnce.reduce((sum, count) => sum + count))
    const [conditions] = library.byCategory
    expect(conditions!.topics.length).toBeGreaterThan(6)
    expect(tiles((await openPage(`/knowlege?category=${conditions!.category}`)).html)).toBe(conditions!.topics.length)
  })

  it('stand on the pages of home and specialty', async () => {
    const home = await openPage('/en-US')
    expect(home.html.match(/href="\/en-US\/blogs\/[a-z-]+"/g)).toHaveLength(3)
    const specialty = await openPage('/zh-Hant/specialty/family-medicine')
    expect(specialty.html).toMatch(/href="\/zh-Hant\/blogs\/[a-z-]+"/)
    expect(specialty.html).toMatch(/href="\/zh-Hant\/knowlege\/[a-z-]+"/)
  })
})

describe('the feed', () => {
  it('holds the posts written in its language', async () => {
    for (const locale of locales) {
      const { status, headers, html: xml } = await openPage(withPrefix('/blogs/feed.xml', locale))
      expect(status).toBe(200)
      expect(headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
      expect(xml).toContain(`<language>${locale}</language>`)
      expect(xml).toContain(`<link>${siteOrigin}${withPrefix('/blogs/first-visit-checklist', locale)}</link>`)
      expect(xml.includes('english-only')).toBe(locale === 'en-US')
      expect(xml).not.toContain('of-tomorrow')
      expect(xml).not.toMatch(/href="\//)
      expect((await openPage(withPrefix('/blogs/feed.xml', locale))).html).toBe(xml)
    }
    expect((await openPage('/blogs')).html).toContain('type="application/rss+xml" href="/blogs/feed.xml"')
  })
})

describe('the policies', () => {
  it('are in force since a day, with the versions before them to read', async () => {
    const { policy: present, head } = (await get<typeof policy>('/policy/privacy')).data
    expect(present.isCurrent).toBe(true)
    expect(present.versions.length).toBeGreaterThan(1)
    expect(present.effectiveOn <= '2026-11-21').toBe(true)
    const earlier = (await get<typeof policy>('/policy/privacy?version=1')).data
    expect(earlier.policy).toMatchObject({ version: 1, isCurrent: false })
    expect(earlier.head).toMatchObject({ isIndexable: false, path: '/policy/privacy' })
    expect(head.isIndexable).toBe(true)
    expect(earlier.policy.html).not.toBe(present.html)
  })
})

describe('the medicines', () => {
  it('are found by Chinese of both scripts, pinyin, generic and brand', async () => {
    for (const q of ['泰诺', '乙醯胺酚', 'tainuo', 'Acetaminophen', 'tylenol', 'TYLENOL', 'paracetamol']) {
      const search = new URLSearchParams({ q }).toString()
      const { list } = (await get<typeof medication>(`/medication?${search}`)).data
      expect(list?.found?.[0]?.slug, q).toBe('acetaminophen')
    }
  })

  it('each have a page that names sources and tells no dose', async () => {
    const rows = await db.select({ slug: medications.slug }).from(medications).orderBy(asc(medications.id))
    for (const { slug } of rows) {
      const { status, data } = await get<typeof medication>(`/en-US/medication?name=${slug}`)
      expect(status, slug).toBe(200)
      expect(data.medicine?.sources.length, slug).toBeGreaterThan(0)
      const words = JSON.stringify({ ...data.medicine, sources: [] })
      expect(words, slug).not.toMatch(/\b\d+(\.\d+)?\s?(mg|mcg|ml|milligrams?)\b|every \d+ hours/i)
    }
  })

  it('know pharmacies where somebody speaks Chinese', async () => {
    const { pharmacies } = (await get<typeof medication>('/medication')).data
    expect(pharmacies.length).toBeGreaterThan(0)
    expect(pharmacies.every(({ isDemo, phone }) => isDemo && phone)).toBe(true)
  })
})

// The in-process PostgreSQL is ten times slower.
const strings = dialect === 'sqlite' ? naughtyStrings : naughtyStrings.filter((_, index) => index % 8 === 3)

describe.skipIf(naughtyMissing !== '')(`naughty strings${naughtyMissing}`, () => {
  it.each(['/knowlege', '/blogs', '/medication'])('are words when one searches %s for them', async (path) => {
    for (const q of strings) {
      await breath()
      const { status } = await get<never>(`${path}?${new URLSearchParams({ q }).toString()}`)
      expect(status, JSON.stringify(q)).toBe(200)
    }
  })

  it.each([
    ['/blogs', ['category', 'lang', 'author', 'page'], [200]],
    ['/knowlege', ['category', 'topic'], [200, 301]],
    ['/medication', ['name'], [301, 404]],
    ['/policy/tou', ['version'], [200, 404]],
  ] as const)('are choices that nobody offers on %s', async (path, names, statuses) => {
    for (const value of strings) {
      await breath()
      const search = new URLSearchParams(names.map((each) => [each, value])).toString()
      expect(statuses, JSON.stringify(value)).toContain((await get<never>(`${path}?${search}`)).status)
    }
  })

  it.each(['/knowlege', '/blogs', '/policy'])('are names of nothing in addresses under %s', async (path) => {
    const segments = [...strings, 'a\u0000b'].filter((each) => !['', '.', '..'].includes(each) && each.length <= 300)
    for (const each of segments) {
      await breath()
      const { status } = await get<never>(`${path}/${encodeURIComponent(each)}`)
      expect([301, 404], JSON.stringify(each)).toContain(status)
    }
  })

  it('stay words on the page', async () => {
    const q = '"><script>alert(1)</script>'
    for (const path of ['/knowlege', '/blogs', '/medication']) {
      const { html } = await openPage(`${path}?${new URLSearchParams({ q }).toString()}`)
      expect(html).not.toContain('<script>alert')
      expect(html).toContain('&lt;script&gt;')
    }
  })
})
