import { overdueSince } from '#app/modules/library/reading/review-due.ts'
import { asc } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { mergedSources } from '#app/modules/library/merged-sources.ts'
import { findableOnce } from '#app/modules/library/search/findable-cache.ts'
import { searchEntries } from '#app/modules/library/search/match-words.ts'
import { labPanels, labTests } from '#drizzle/schema/content.ts'
import { labCategories, labCategoryOf } from './lab-categories.ts'
import { testConcerns, type Concern } from './test-windows.ts'

function readTests() {
  return db.select().from(labTests).orderBy(asc(labTests.sort), asc(labTests.id))
}

type TestRow = Awaited<ReturnType<typeof readTests>>[number]

/** A test is found by all its names in every locale, its code, and what it means. */
function findableTest(row: TestRow) {
  return findableOnce(row, () => ({
    names: [...locales.flatMap((locale) => [row.name[locale], ...row.aliases[locale]]), row.loinc ?? ''],
    texts: locales.map((locale) => row.meaning[locale]),
  }))
}

const listed = (row: TestRow, locale: Locale) => ({
  slug: row.slug,
  name: row.name[locale],
  /** As it stands on the American order. */
  nameEn: row.name['en-US'],
  aliases: row.aliases[locale].slice(0, 3),
  category: labCategoryOf(row.category),
  fastingHours: row.fastingHours,
})

export type ListedTest = ReturnType<typeof listed>

function detailed(row: TestRow, locale: Locale) {
  return {
    ...listed(row, locale),
    aliases: [...new Set([...row.aliases[locale], ...row.aliases['en-US']])],
    specimen: row.specimen[locale],
    specimenEn: row.specimen['en-US'],
    preparation: row.preparation[locale],
    turnaround: { min: row.turnaroundMinDays, max: row.turnaroundMaxDays },
    price: row.priceMinCents === null ? null : { min: row.priceMinCents, max: row.priceMaxCents ?? row.priceMinCents },
    loinc: row.loinc,
    meaning: row.meaning[locale],
    hasWindow: row.window !== null,
    sources: row.sources,
    reviewedOn: row.reviewedOn,
    overdueSince: overdueSince('lab-test', row),
  }
}

export type LabTestDetail = ReturnType<typeof detailed>

/** One test with all that is known of it; null when there is none of this slug. */
export async function findLabTest(slug: string, locale: Locale): Promise<LabTestDetail | null> {
  const row = (await readTests()).find((each) => each.slug === slug)
  return row ? detailed(row, locale) : null
}

/**
 * The hub: the tests that words and a category leave, the categories with their counts under the words, and the panels. A category that
 * nothing has is no choice; a test of a panel that does not exist is left out.
 */
export async function findLabHub({ q, category }: { q: string; category: string }, locale: Locale) {
  const [rows, panels] = await Promise.all([
    readTests(),
    db.select().from(labPanels).orderBy(asc(labPanels.sort), asc(labPanels.id)),
  ])
  const found = q === '' ? rows : searchEntries(rows, q, findableTest)
  const has = (code: string) => rows.some((row) => labCategoryOf(row.category) === code)
  const codes = labCategories.filter(has)
  const chosen = codes.find((code) => code === category) ?? null
  const isOf = (row: TestRow, code: string) => labCategoryOf(row.category) === code
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  return {
    q,
    chosen,
    total: rows.length,
    categories: codes.map((code) => ({ code, count: found.filter((row) => isOf(row, code)).length })),
    tests: found.filter((row) => chosen === null || isOf(row, chosen)).map((row) => listed(row, locale)),
    panels: panels.map((panel) => ({
      slug: panel.slug,
      name: panel.name[locale],
      nameEn: panel.name['en-US'],
      description: panel.description[locale],
      tests: panel.testSlugs.flatMap((slug) => {
        const test = bySlug.get(slug)
        return test ? [{ slug, name: test.name[locale] }] : []
      }),
    })),
  }
}

export type LabHub = Awaited<ReturnType<typeof findLabHub>>

const isConcern = (code: string): code is Concern => (testConcerns as readonly string[]).includes(code)

/** The tests for infections with their windows, by what they are for; and the sources and the oldest review among them. */
export async function listTestWindows(locale: Locale) {
  const rows = (await readTests()).filter((row) => row.window !== null)
  const windows = rows.map((row) => ({
    slug: row.slug,
    name: row.name[locale],
    nameEn: row.name['en-US'],
    specimen: row.specimen[locale],
    concerns: row.window!.concerns.filter(isConcern),
    earliestDay: row.window!.earliestDay,
    conclusiveDay: row.window!.conclusiveDay,
    note: row.window!.note?.[locale] ?? null,
  }))
  const rank = ({ concerns: own }: { concerns: Concern[] }) =>
    own[0] ? testConcerns.indexOf(own[0]) : testConcerns.length
  return {
    windows: windows.toSorted((a, b) => rank(a) - rank(b)),
    concerns: testConcerns.filter((code) => windows.some((each) => each.concerns.includes(code))),
    ...mergedSources(rows.map((row) => ({ ...row, overdueSince: overdueSince('lab-test', row) }))),
  }
}

export type TestWindows = Awaited<ReturnType<typeof listTestWindows>>
