import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { labPanels, labTests } from '#drizzle/schema/content.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findLabHub, findLabTest, listTestWindows } from './lab-tests.server.ts'

useDatabase()

const tri = (hans: string, hant: string, en: string) => ({ 'zh-Hans': hans, 'zh-Hant': hant, 'en-US': en })
const source = { publisher: 'CDC', title: 'HIV testing', url: 'https://www.cdc.gov/hiv/testing/' }

type Row = typeof labTests.$inferInsert

/** Nothing in a JSON column: a plain null is SQL’s, which the column refuses. */
const noWindow = sql`'null'`

const test = (slug: string, sort: number, given: Partial<Row> = {}) => ({
  id: slug,
  slug,
  name: tri(slug, slug, slug),
  aliases: { 'zh-Hans': [], 'zh-Hant': [], 'en-US': [] },
  category: 'chemistry',
  specimen: tri('静脉血', '靜脈血', 'Blood'),
  fastingHours: null,
  preparation: tri('不用空腹', '不用空腹', 'No fasting'),
  turnaroundMinDays: 1,
  turnaroundMaxDays: 2,
  priceMinCents: null,
  priceMaxCents: null,
  loinc: null,
  meaning: tri('看一看', '看一看', 'Looks'),
  window: noWindow,
  sources: [source],
  reviewedOn: '2026-11-02',
  sort,
  updatedAt: 1,
  ...given,
})

async function write(): Promise<void> {
  await withTransaction(async (tx) => {
    await tx.insert(labTests).values([
      test('a1c', 1, {
        name: tri('糖化血红蛋白', '糖化血色素', 'Hemoglobin A1c'),
        aliases: { 'zh-Hans': ['三个月血糖'], 'zh-Hant': [], 'en-US': ['HbA1c'] },
        category: 'diabetes',
        fastingHours: 0,
        loinc: '4548-4',
        priceMinCents: 2000,
        priceMaxCents: 5000,
      }),
      test('lipids', 0, { category: 'heart', fastingHours: 9 }),
      test('hepatitis-b', 2, {
        category: 'unheard-of',
        window: { concerns: ['hepatitis-b'], earliestDay: 28, conclusiveDay: 180, note: null },
        reviewedOn: '2026-09-01',
      }),
      test('hiv', 3, {
        category: 'sti',
        window: {
          concerns: ['hiv', 'nonsense'],
          earliestDay: 18,
          conclusiveDay: 45,
          note: tri('静脉血', '靜脈血', 'From a vein'),
        },
      }),
    ])
    await tx.insert(labPanels).values({
      id: 'checkup',
      slug: 'checkup',
      name: tri('体检', '體檢', 'Checkup'),
      description: tri('年度', '年度', 'Yearly'),
      testSlugs: ['lipids', 'gone', 'a1c'],
      sort: 0,
      updatedAt: 1,
    })
  })
}

const found = async (q: string, category = '') =>
  (await findLabHub({ q, category }, 'en-US')).tests.map(({ slug }) => slug)

describe('the hub of tests', () => {
  it('finds by Chinese of either script, English, abbreviation, pinyin and code', async () => {
    await write()
    for (const q of [
      '糖化血红蛋白',
      '糖化血色素',
      'hemoglobin a1c',
      'HBA1C',
      '三个月血糖',
      '三個月血糖',
      '4548-4',
      'tanghua',
    ]) {
      expect((await found(q))[0], q).toBe('a1c')
    }
    expect(await found('%')).toEqual([])
  })

  it('lists in order, by the categories that have tests, with their counts', async () => {
    await write()
    const hub = await findLabHub({ q: '', category: '' }, 'zh-Hans')
    expect(hub.tests.map(({ slug }) => slug)).toEqual(['lipids', 'a1c', 'hepatitis-b', 'hiv'])
    expect(hub.categories).toEqual([
      { code: 'diabetes', count: 1 },
      { code: 'heart', count: 1 },
      { code: 'sti', count: 1 },
      { code: 'other', count: 1 },
    ])
    expect(await found('', 'heart')).toEqual(['lipids'])
    expect(await found('', 'other')).toEqual(['hepatitis-b'])
    expect((await findLabHub({ q: '', category: '<b>' }, 'zh-Hans')).chosen).toBeNull()
  })

  it('names in a panel only tests that exist', async () => {
    await write()
    const { panels } = await findLabHub({ q: '', category: '' }, 'en-US')
    expect(panels).toEqual([
      {
        slug: 'checkup',
        name: 'Checkup',
        nameEn: 'Checkup',
        description: 'Yearly',
        tests: [
          { slug: 'lipids', name: 'lipids' },
          { slug: 'a1c', name: 'Hemoglobin A1c' },
        ],
      },
    ])
  })
})

describe('a test', () => {
  it('is told in the language of the page, with its English name', async () => {
    await write()
    expect(await findLabTest('a1c', 'zh-Hant')).toMatchObject({
      name: '糖化血色素',
      nameEn: 'Hemoglobin A1c',
      aliases: ['HbA1c'],
      price: { min: 2000, max: 5000 },
      turnaround: { min: 1, max: 2 },
      hasWindow: false,
      sources: [source],
    })
    expect((await findLabTest('hiv', 'en-US'))?.hasWindow).toBe(true)
    expect(await findLabTest('nothing', 'en-US')).toBeNull()
  })
})

describe('the windows', () => {
  it('stand by concern in the order of the page, with known concerns only', async () => {
    await write()
    const { windows, concerns, sources, reviewedOn } = await listTestWindows('en-US')
    expect(windows.map(({ slug, concerns: own, note }) => [slug, own, note])).toEqual([
      ['hiv', ['hiv'], 'From a vein'],
      ['hepatitis-b', ['hepatitis-b'], null],
    ])
    expect(concerns).toEqual(['hiv', 'hepatitis-b'])
    expect(sources).toMatchObject([source])
    expect(reviewedOn).toBe('2026-09-01')
  })

  it('are none without tests', async () => {
    const nothing = { windows: [], concerns: [], sources: [], reviewedOn: null, overdueSince: null }
    expect(await listTestWindows('en-US')).toEqual(nothing)
  })
})
