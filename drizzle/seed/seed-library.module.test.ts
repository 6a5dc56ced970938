import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales } from '#app/core/i18n/locale.ts'
import * as schema from '#drizzle/schema/content.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { blogCategoryRows, blogEntries } from './library/blog.ts'
import { i693Pages, i693RuleEntries } from './library/i693.ts'
import { modalityEntries } from './library/imaging.ts'
import { enrollmentEntries, insuranceCardEntries, insurancePages, insuranceTermEntries } from './library/insurance.ts'
import { knowledgeTopics } from './library/knowledge.ts'
import { labPanelEntries, labTestEntries } from './library/lab-tests.ts'
import { medicationEntries } from './library/medications.ts'
import { policies } from './library/policies.ts'
import { seedDemoPosts, seedLibrary } from './seed-library.ts'

useDatabase()

const pages = [...knowledgeTopics, ...policies, ...i693Pages, ...insurancePages]
const demoPosts = blogEntries.filter(({ isDemo }) => isDemo)

const expected: [string, Parameters<typeof db.$count>[0], number][] = [
  ['pages', schema.contentPages, pages.length],
  ['lab tests', schema.labTests, labTestEntries.length],
  ['panels', schema.labPanels, labPanelEntries.length],
  ['modalities', schema.imagingModalities, modalityEntries.length],
  ['medications', schema.medications, medicationEntries.length],
  ['insurance terms', schema.insuranceTerms, insuranceTermEntries.length],
  ['insurance cards', schema.insuranceCards, insuranceCardEntries.length],
  ['enrollment periods', schema.enrollmentPeriods, enrollmentEntries.length],
  ['I-693 rules', schema.i693Rules, i693RuleEntries.length],
  ['categories', schema.blogCategories, blogCategoryRows.length],
  ['posts of the house', schema.blogPosts, blogEntries.length - demoPosts.length],
]

const counts = async () =>
  Object.fromEntries(await Promise.all(expected.map(async ([name, table]) => [name, await db.$count(table)] as const)))

const page = async (id: string) => {
  const [row] = await db.select().from(schema.contentPages).where(eq(schema.contentPages.id, id))
  return row
}

describe('seedLibrary', () => {
  it('inserts every row, and a second run none', async () => {
    await withTransaction(seedLibrary)
    const first = await counts()
    expect(first).toEqual(Object.fromEntries(expected.map(([name, , count]) => [name, count])))
    await withTransaction(seedLibrary)
    expect(await counts()).toEqual(first)
  })

  it('stores rows as they are written', async () => {
    await withTransaction(seedLibrary)
    expect(await page('policy-privacy-1')).toMatchObject(
      policies.find(({ key, version }) => key === 'privacy' && version === 1)!,
    )
    const [medicine] = await db.select().from(schema.medications).orderBy(asc(schema.medications.id)).limit(1)
    expect(medicine).toMatchObject(medicationEntries.find(({ slug }) => slug === medicine!.slug)!)
    const tests = await db.select().from(schema.labTests).orderBy(asc(schema.labTests.sort), asc(schema.labTests.id))
    expect(tests.map(({ slug }) => slug)).toEqual(labTestEntries.map(({ slug }) => slug))
  })

  it('leaves what an editor changed as it is, and brings back nothing else', async () => {
    await withTransaction(seedLibrary)
    const title = { 'zh-Hans': '改过的题目', 'zh-Hant': '改過的題目', 'en-US': 'Edited title' }
    const { key, version } = knowledgeTopics[0]!
    const id = `knowledge-${key}-${version}`
    await withTransaction((tx) =>
      tx.update(schema.contentPages).set({ title, updatedAt: 1 }).where(eq(schema.contentPages.id, id)),
    )
    await withTransaction(seedLibrary)
    expect(await page(id)).toMatchObject({ title, updatedAt: 1 })
  })
})

describe('seedDemoPosts', () => {
  it('inserts the posts of fictional authors with their texts, once', async () => {
    await withTransaction(seedLibrary)
    await withTransaction(seedDemoPosts)
    await withTransaction(seedDemoPosts)
    expect(await db.$count(schema.blogPosts)).toBe(blogEntries.length)
    expect(await db.$count(schema.blogTranslations)).toBe(
      blogEntries.flatMap(({ translations }) => translations).length,
    )
    const [first] = await db.select().from(schema.blogPosts).where(eq(schema.blogPosts.number, demoPosts[0]!.number))
    expect(new Date(first!.publishAt!).toISOString()).toBe(`${demoPosts[0]!.publishedOn}T14:00:00.000Z`)
  })

  it('leaves a number that is taken to whoever has it', async () => {
    setClock(Date.parse('2026-11-21T12:00:00Z'))
    await withTransaction(seedLibrary)
    const { number, category } = demoPosts[0]!
    const name = { 'zh-Hans': '某某', 'zh-Hant': '某某', 'en-US': 'Somebody' }
    await withTransaction((tx) =>
      tx.insert(schema.blogPosts).values({
        id: 'their-own',
        number,
        owner: 'platform',
        categoryId: category,
        status: 'draft',
        authorName: name,
        medicalReviewer: sql`'null'`,
        sources: [],
        specialtySlugs: [],
        isDemo: false,
        createdAt: 1,
        updatedAt: 1,
      }),
    )
    await withTransaction(seedDemoPosts)
    setClock(null)
    const rows = await db.select().from(schema.blogPosts).where(eq(schema.blogPosts.number, number))
    expect(rows.map(({ id }) => id)).toEqual(['their-own'])
    expect(await db.$count(schema.blogPosts)).toBe(demoPosts.length)
  })
})

describe('the rows of the library', () => {
  it('name each page, post and slug once', () => {
    const once = (names: string[]) => expect(new Set(names).size).toBe(names.length)
    once(pages.map(({ section, key, version }) => `${section} ${key} ${version}`))
    once(blogEntries.map(({ number }) => String(number)))
    for (const locale of locales) {
      once(
        blogEntries
          .flatMap(({ translations }) => translations.filter((text) => text.locale === locale))
          .map(({ slug }) => slug),
      )
    }
  })

  it('are as many as were promised', () => {
    expect(knowledgeTopics.length).toBeGreaterThanOrEqual(30)
    expect(blogEntries.length).toBeGreaterThanOrEqual(12)
    expect(labTestEntries.length).toBeGreaterThanOrEqual(40)
    expect(modalityEntries.length).toBeGreaterThanOrEqual(8)
    expect(medicationEntries.length).toBeGreaterThanOrEqual(60)
    expect(insuranceTermEntries.length).toBeGreaterThanOrEqual(40)
  })

  it('name a source and a day of review wherever medicine is told', () => {
    for (const { sources, reviewedOn, key } of knowledgeTopics) {
      expect(sources.length, key).toBeGreaterThan(0)
      expect(reviewedOn, key).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
    for (const { sources, slug } of [
      ...labTestEntries,
      ...modalityEntries,
      ...medicationEntries,
      ...insuranceTermEntries,
    ]) {
      expect(sources.length, slug).toBeGreaterThan(0)
      for (const { url } of sources) expect(url, slug).toMatch(/^https:\/\//)
    }
    for (const { medicalReviewer, reviewedOn, number } of blogEntries) {
      if (medicalReviewer) expect(reviewedOn, String(number)).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })
})
