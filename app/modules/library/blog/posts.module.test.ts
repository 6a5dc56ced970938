import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { blogCategories, blogPosts, blogTranslations } from '#drizzle/schema/index.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { blogSearch } from './blog-search.ts'
import { blogFeed } from './feed.server.ts'
import { findPostAddress, getPost } from './post.server.ts'
import { listPosts, listPostsOfSpecialties, listReviewedPosts, readPostFilters } from './posts.server.ts'

useDatabase()

const noon = (day: string) => Date.parse(`${day}T16:00:00Z`)
const tri = (text: string) => ({ 'zh-Hans': text, 'zh-Hant': `${text}繁`, 'en-US': `${text} en` })

type Text = Partial<typeof blogTranslations.$inferInsert> & { locale: Locale; slug: string }

async function write(number: number, more: Partial<typeof blogPosts.$inferInsert>, texts: Text[]): Promise<void> {
  await withTransaction(async (tx) => {
    await tx
      .insert(blogCategories)
      .values({ id: 'c', slug: 'c', name: tri('分类'), sort: 1 })
      .onConflictDoNothing()
    await tx.insert(blogPosts).values({
      id: `p${number}`,
      number,
      owner: 'platform',
      categoryId: 'c',
      status: 'published',
      authorName: tri('编辑部'),
      medicalReviewer: sql`'null'`,
      publishAt: noon('2026-05-01') + number,
      sources: [],
      specialtySlugs: [],
      isDemo: false,
      createdAt: 1,
      updatedAt: 1,
      ...more,
    })
    await tx.insert(blogTranslations).values(
      texts.map((text) => ({
        id: `p${number}-${text.locale}`,
        postId: `p${number}`,
        title: `${text.slug} title`,
        excerpt: 'e',
        body: 'b',
        keywords: [],
        origin: 'human' as const,
        updatedAt: 1,
        ...text,
      })),
    )
  })
}

const all = (search: string, locale: Locale = 'en-US') =>
  listPosts(readPostFilters(new URLSearchParams(search)), locale)
const numbers = async (search: string, locale?: Locale) => (await all(search, locale)).posts.map(({ number }) => number)

beforeEach(() => setClock(noon('2026-06-01')))
afterEach(() => setClock(null))

describe('public posts', () => {
  it('are those that are published and due', async () => {
    const statuses = [
      'draft',
      'in_review',
      'needs_changes',
      'approved',
      'scheduled',
      'unpublished',
      'archived',
    ] as const
    for (const [index, status] of statuses.entries())
      await write(index + 1, { status }, [{ locale: 'en-US', slug: `s${index}` }])
    await write(20, {}, [{ locale: 'en-US', slug: 'due' }])
    await write(21, { publishAt: noon('2026-06-01') + 1 }, [{ locale: 'en-US', slug: 'soon' }])
    await write(22, { publishAt: null }, [{ locale: 'en-US', slug: 'never' }])
    expect(await numbers('')).toEqual([20])
    for (const id of ['1', '5', '7', '21', '22', 's0', 's4', 'soon', 'never'])
      expect(await findPostAddress(id, 'en-US'), id).toBeNull()
    setClock(noon('2026-06-01') + 1)
    expect(await numbers('')).toEqual([21, 20])
    expect(await blogFeed('en-US', siteOrigin)).not.toContain('never')
  })

  it('come in pages of twelve, each once', async () => {
    for (let number = 1; number <= 25; number++)
      await write(number, { publishAt: noon('2026-05-01') }, [{ locale: 'en-US', slug: `s${number}` }])
    const list = await all('')
    expect(list).toMatchObject({ total: 25, pageCount: 3 })
    expect([...(await numbers('')), ...(await numbers('page=2')), ...(await numbers('page=3'))]).toEqual(
      Array.from({ length: 25 }, (_, index) => 25 - index),
    )
    expect(await numbers('page=9')).toEqual([1])
    expect((await all('page=9')).filters.page).toBe(3)
  })

  it('fall back to a language that there is, and name it', async () => {
    await write(1, {}, [{ locale: 'zh-Hant', slug: 'hant' }])
    const [teaser] = (await all('', 'zh-Hans')).posts
    expect(teaser).toMatchObject({ locale: 'zh-Hant', slug: 'hant', category: { name: '分类' }, author: '编辑部' })
    expect(await findPostAddress('1', 'en-US')).toEqual({ postId: 'p1', slug: 'hant' })
    expect(await getPost('p1', 'en-US')).toMatchObject({
      isFallback: true,
      locale: 'zh-Hant',
      slugs: { 'zh-Hant': 'hant' },
    })
  })

  it('are found by title, keyword, excerpt and author in any language', async () => {
    await write(1, {}, [
      { locale: 'zh-Hans', slug: 'a', title: '怎样选医生', keywords: ['家庭医生'] },
      { locale: 'en-US', slug: 'a', title: 'Choosing a doctor', excerpt: 'Language matters' },
    ])
    await write(2, { authorName: tri('某某人') }, [{ locale: 'en-US', slug: 'b', title: 'Insurance' }])
    expect(await numbers('q=家庭醫生')).toEqual([1])
    expect(await numbers('q=language')).toEqual([1])
    expect(await numbers('q=某某人')).toEqual([2])
    expect(await numbers(`author=${encodeURIComponent('某某人繁')}`)).toEqual([2])
    expect(await numbers('lang=zh-Hans')).toEqual([1])
    expect(await numbers('lang=zh-Hant')).toEqual([])
    expect((await all('lang=zh-Hans')).posts[0]).toMatchObject({ title: '怎样选医生', locale: 'zh-Hans' })
    expect((await all('')).languages).toEqual(['zh-Hans', 'en-US'])
  })

  it('of a specialty leave out the one that is read, and only reviewed ones reach the home page', async () => {
    await write(1, { specialtySlugs: ['dentistry'] }, [{ locale: 'en-US', slug: 'a' }])
    await write(
      2,
      { specialtySlugs: ['dentistry', 'cardiology'], medicalReviewer: tri('医生'), reviewedOn: '2026-05-02' },
      [{ locale: 'en-US', slug: 'b' }],
    )
    const of = async (slugs: string[], except?: number) =>
      (await listPostsOfSpecialties(slugs, 'en-US', 5, except)).map(({ number }) => number)
    expect(await of(['dentistry'])).toEqual([2, 1])
    expect(await of(['dentistry'], 2)).toEqual([1])
    expect(await of(['cardiology'])).toEqual([2])
    expect(await of([])).toEqual([])
    expect((await listReviewedPosts('en-US', 3)).map(({ number }) => number)).toEqual([2])
  })
})

describe('the address of a post', () => {
  it('is the slug of the reader’s language, by number or by the slug of any other', async () => {
    await write(7, {}, [
      { locale: 'zh-Hans', slug: 'hans' },
      { locale: 'en-US', slug: 'english' },
    ])
    for (const id of ['7', 'hans', 'english', 'English']) {
      expect(await findPostAddress(id, 'zh-Hans'), id).toEqual({ postId: 'p7', slug: 'hans' })
      expect(await findPostAddress(id, 'zh-Hant'), id).toEqual({ postId: 'p7', slug: 'hans' })
      expect(await findPostAddress(id, 'en-US'), id).toEqual({ postId: 'p7', slug: 'english' })
    }
    for (const id of ['8', '07', '-7', '7.0', '1e3', ' 7', '', '9'.repeat(30), 'a\u0000b', '\ud800', 'x'.repeat(500)])
      expect(await findPostAddress(id, 'en-US'), id).toBeNull()
  })

  it('that two posts share in different languages means the reader’s own', async () => {
    await write(1, {}, [{ locale: 'en-US', slug: 'same' }])
    await write(2, {}, [{ locale: 'zh-Hant', slug: 'same' }])
    expect((await findPostAddress('same', 'en-US'))?.postId).toBe('p1')
    expect((await findPostAddress('same', 'zh-Hans'))?.postId).toBe('p2')
  })
})

describe('the filters of the list', () => {
  it('keep what can be meant, and come back the same', () => {
    const search = 'q=a+b&category=c&lang=zh-Hant&author=x&page=3'
    expect(new URLSearchParams(blogSearch(readPostFilters(new URLSearchParams(search)))).toString()).toBe(search)
    const noise = readPostFilters(new URLSearchParams('lang=fr&page=-1&q=%20&category='))
    expect(blogSearch(noise)).toEqual({})
    expect(readPostFilters(new URLSearchParams('page=99999')).page).toBe(1)
    expect(readPostFilters(new URLSearchParams('page=0')).page).toBe(1)
  })
})

describe('the feed', () => {
  it('is well-formed whatever the texts hold, with whole addresses', async () => {
    await write(3, {}, [
      {
        locale: 'en-US',
        slug: 'tricky',
        title: 'A & B <c> ]]>',
        excerpt: ']]> <x>',
        body: '[d](/doctor) ]]> <script>alert(1)</script> [s](#section-1)',
      },
    ])
    const xml = await blogFeed('en-US', siteOrigin)
    expect(xml).toContain(`<link>${siteOrigin}/en-US/blogs/tricky</link>`)
    expect(xml).toContain(`<guid isPermaLink="false">${siteOrigin}/en-US/blogs/3</guid>`)
    expect(xml).toContain(`${siteOrigin}/en-US/doctor`)
    expect(xml).toContain(`${siteOrigin}/en-US/blogs/tricky#section-1`)
    expect(xml).not.toContain('<script>')
    const { validateXML } = await import('xmllint-wasm')
    expect(
      (await validateXML({ xml: { fileName: 'feed.xml', contents: xml }, normalization: 'format' })).errors,
    ).toEqual([])
    expect(await blogFeed('zh-Hans', siteOrigin)).not.toContain('tricky')
  })
})
