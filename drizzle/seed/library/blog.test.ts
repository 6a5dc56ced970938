import { describe, expect, it, test } from 'vitest'
import { isLocale, locales } from '#app/core/i18n/locale.ts'
import { specialties } from '../reference/specialties.ts'
import { hanCount, wordCount, wordingFaults } from './blog/chinese-wording.ts'
import { blogCategoryRows, blogEntries } from './blog.ts'
import type { BlogEntry } from './entry.ts'

type Translation = BlogEntry['translations'][number]

const texts = blogEntries.flatMap((post) =>
  post.translations.map((text): [string, Translation] => [named(post, text), text]),
)
const chinese = texts.filter(([, text]) => text.locale !== 'en-US')

function named(post: BlogEntry, text: Translation): string {
  return `${post.number} ${text.slug} ${text.locale}`
}

/** Everything of a text that people read. */
function read(text: Translation): string[] {
  return [text.title, text.excerpt, text.seoTitle ?? '', text.seoDescription ?? '', ...text.keywords, text.body]
}

function duplicates(values: readonly unknown[]): unknown[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('blog categories', () => {
  it('are found by their slug and named in every locale', () => {
    expect(blogCategoryRows).toHaveLength(5)
    for (const row of blogCategoryRows) {
      expect(row.id).toBe(row.slug)
      for (const locale of locales) expect(row.name[locale]).not.toBe('')
    }
    expect(duplicates(blogCategoryRows.map(({ slug }) => slug))).toEqual([])
  })

  it('have two posts or more each', () => {
    for (const { id } of blogCategoryRows) {
      expect(blogEntries.filter(({ category }) => category === id).length, id).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('blog posts', () => {
  it('are numbered without a gap, in the order in which they came out', () => {
    expect(blogEntries.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1))
    const days = blogEntries.map(({ publishedOn }) => publishedOn)
    expect([...days].sort()).toEqual(days)
    expect(duplicates(days)).toEqual([])
    for (const day of days) expect(day).toMatch(/^2026-(?:0[3-9]|1[01])-\d\d$/)
  })

  it('stand in a category and with specialties that exist', () => {
    const categories = new Set(blogCategoryRows.map(({ id }) => id))
    const known = new Set(specialties.map(({ id }) => id))
    for (const post of blogEntries) {
      expect(categories, String(post.number)).toContain(post.category)
      expect(post.specialtySlugs.filter((slug) => !known.has(slug))).toEqual([])
      expect(post.specialtySlugs.length).toBeGreaterThan(0)
    }
  })

  it('are marked as a demonstration, and their reviewers as no real people', () => {
    const mark = { 'zh-Hans': '演示', 'zh-Hant': '示範', 'en-US': 'sample' }
    for (const post of blogEntries) {
      expect(post.isDemo).toBe(true)
      expect(post.status).toBe('published')
      if (post.medicalReviewer === null) continue
      for (const locale of locales) expect(post.medicalReviewer[locale]).toContain(mark[locale])
    }
  })

  it('name a reviewer, save where they tell of papers and not of medicine', () => {
    const without = blogEntries.filter(({ medicalReviewer }) => medicalReviewer === null)
    expect(without.map((post) => post.translations.find(({ locale }) => locale === 'en-US')?.slug)).toEqual([
      'medicaid-or-medicare',
      'ask-for-a-free-interpreter',
      'help-your-parents-book',
      'medicare-open-enrollment',
    ])
    for (const post of blogEntries) expect([post.reviewedOn, post.reviewDueOn]).toEqual(['2026-11-02', '2027-11-02'])
  })

  it('have named public sources over https', () => {
    for (const { number, sources } of blogEntries) {
      expect(sources.length, String(number)).toBeGreaterThanOrEqual(2)
      for (const source of sources) {
        expect(new URL(source.url).protocol).toBe('https:')
        expect(source.publisher.trim()).not.toBe('')
        expect(source.title.trim()).not.toBe('')
      }
      expect(duplicates(sources.map(({ url }) => url))).toEqual([])
    }
  })
})

describe('translations of posts', () => {
  it('are there in every locale', () => {
    const missing = blogEntries.flatMap((post) =>
      locales
        .filter((locale) => !post.translations.some((text) => text.locale === locale))
        .map((locale) => [post.number, locale]),
    )
    expect(missing).toEqual([])
    for (const [, text] of texts) expect(isLocale(text.locale)).toBe(true)
  })

  it('are written by people', () => {
    expect(texts.filter(([, text]) => text.origin !== 'human').map(([name]) => name)).toEqual([])
  })

  it('have an ASCII slug of their own in their locale', () => {
    for (const locale of locales) {
      const slugs = texts.filter(([, text]) => text.locale === locale).map(([, text]) => text.slug)
      expect(duplicates(slugs)).toEqual([])
      // A number is the other way to ask for a post.
      for (const slug of slugs) expect(slug).toMatch(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
    }
  })

  test.each(texts)('%s fits search results and has keywords', (_, text) => {
    expect([...(text.seoTitle ?? '')].length).toBeGreaterThan(5)
    expect([...(text.seoTitle ?? '')].length).toBeLessThanOrEqual(60)
    expect([...(text.seoDescription ?? '')].length).toBeGreaterThan(20)
    expect([...(text.seoDescription ?? '')].length).toBeLessThanOrEqual(155)
    expect(text.keywords.length).toBeGreaterThanOrEqual(4)
    expect(duplicates(text.keywords)).toEqual([])
    expect([...text.title].length).toBeLessThanOrEqual(70)
  })

  test.each(texts)('%s is of readable length, has headings and says when to call 911', (_, text) => {
    const [least, most] = text.locale === 'en-US' ? [300, 500] : [450, 800]
    const length = text.locale === 'en-US' ? wordCount(text.body) : hanCount(text.body)
    expect(length).toBeGreaterThanOrEqual(least)
    expect(length).toBeLessThanOrEqual(most)
    expect(text.body.match(/^## \S/gmu)?.length).toBeGreaterThanOrEqual(4)
    expect(text.body).toContain('911')
    // One h1 a page, and that is the title; no markup but Markdown.
    expect(text.body).not.toMatch(/^# |<[a-z]/mu)
  })

  it('has as many headings in each locale', () => {
    for (const post of blogEntries) {
      const counts = post.translations.map((text) => text.body.match(/^## /gmu)?.length)
      expect(new Set(counts).size, String(post.number)).toBe(1)
    }
  })

  it('gives no dose and promises nothing', () => {
    const dose = /\d\s*(?:mg|mcg|ml|毫克|毫升)(?![/a-z])|一天[一二三四1-4]次|twice a day/iu
    const promise = /根治|百分百|百分之百|保证治|guaranteed|miracle/iu
    expect(texts.filter(([, text]) => read(text).some((part) => dose.test(part) || promise.test(part)))).toEqual([])
  })
})

describe('the Chinese of the posts', () => {
  test.each(chinese.filter(([, text]) => text.origin === 'human'))('%s is pure', (_, text) => {
    const locale = text.locale === 'zh-Hans' ? 'zh-Hans' : 'zh-Hant'
    expect(read(text).flatMap((part) => wordingFaults(locale, part))).toEqual([])
  })

  it('is not merely converted where it says that a person wrote it', () => {
    for (const post of blogEntries) {
      const [hans, hant] = (['zh-Hans', 'zh-Hant'] as const).map((locale) =>
        post.translations.find((text) => text.locale === locale),
      )
      if (hant?.origin === 'human') expect(hant.body, String(post.number)).not.toBe(hans?.body)
    }
  })
})

describe('the check of Chinese wording', () => {
  it.each([
    ['zh-Hant', '这里', 'other script'],
    ['zh-Hans', '這裡', 'other script'],
    ['zh-Hans', '收 Medicaid', 'space'],
    ['zh-Hans', '好,可以', 'half-width'],
    ['zh-Hant', '“好”', 'quotation'],
    ['zh-Hant', '打印', 'word of another region'],
  ] as const)('finds in %s %s: %s', (locale, text, fault) => {
    expect(wordingFaults(locale, text).join()).toContain(fault)
  })

  it('takes marks of Markdown for no spaces', () => {
    expect(wordingFaults('zh-Hans', '## 标题\n\n- 一项\n1. 二')).toEqual([])
  })
})
