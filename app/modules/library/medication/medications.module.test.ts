import { beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { facilities, facilityLanguages, languages, medications } from '#drizzle/schema/index.ts'
import { languages as languageRows } from '#drizzle/seed/reference/languages.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findMedication, findMedicationSlug, listChinesePharmacies, searchMedications } from './medications.server.ts'

useDatabase()

const tri = (text: string) => ({ 'zh-Hans': text, 'zh-Hant': `${text}繁`, 'en-US': `${text} en` })

type Medicine = typeof medications.$inferInsert

const medicine = (slug: string, brands: string[], names: Medicine['names']): Medicine => ({
  id: slug,
  slug,
  generic: slug,
  brands,
  names,
  drugClass: tri('种类'),
  status: 'otc',
  forms: tri('片'),
  use: tri('用途'),
  cautions: { 'zh-Hans': ['一'], 'zh-Hant': ['一'], 'en-US': ['One'] },
  herbInteractions: [{ herb: tri('当归'), note: tri('小心') }],
  sources: [{ publisher: 'FDA', title: 'T', url: 'https://www.fda.gov/t' }],
  reviewedOn: '2026-01-02',
  updatedAt: 1,
})

const rows = [
  medicine('acetaminophen', ['Tylenol', 'Panadol'], {
    'zh-Hans': ['对乙酰氨基酚', '泰诺'],
    'zh-Hant': ['乙醯胺酚', '普拿疼'],
    'en-US': ['paracetamol'],
  }),
  medicine('metformin', ['Glucophage'], { 'zh-Hans': ['二甲双胍'], 'zh-Hant': ['二甲雙胍'], 'en-US': [] }),
  medicine('semaglutide', [], { 'zh-Hans': ['司美格鲁肽'], 'zh-Hant': ['司美格魯肽'], 'en-US': [] }),
]

beforeEach(() => withTransaction((tx) => tx.insert(medications).values(rows)))

describe('a medicine', () => {
  it.each([
    ['泰诺', 'acetaminophen'],
    ['泰諾', 'acetaminophen'],
    ['普拿疼', 'acetaminophen'],
    ['punateng', 'acetaminophen'],
    ['PANADOL', 'acetaminophen'],
    ['paracetamol', 'acetaminophen'],
    ['acetominophen', 'acetaminophen'],
    ['erjiashuanggua', 'metformin'],
    ['ejsg', 'metformin'],
    ['gluco', 'metformin'],
    ['二甲双胍是什么药', 'metformin'],
  ])('is found by %s', async (q, slug) => {
    for (const locale of locales) expect((await searchMedications(q, locale)).found?.[0]?.slug).toBe(slug)
  })

  it('is not found by anything else', async () => {
    for (const q of ['zzz', '阿司匹林', '!!']) expect((await searchMedications(q, 'zh-Hans')).found).toEqual([])
  })

  it('stands with the others under its letter when nobody searches', async () => {
    const hans = await searchMedications('', 'zh-Hans')
    expect(hans.found).toBeNull()
    expect(hans.byLetter.map(({ letter, entries }) => [letter, entries.map(({ title }) => title)])).toEqual([
      ['D', ['对乙酰氨基酚']],
      ['E', ['二甲双胍']],
      ['S', ['司美格鲁肽']],
    ])
    const hant = await searchMedications('', 'zh-Hant')
    expect(hant.byLetter.map(({ letter, entries }) => [letter, entries.map(({ title }) => title)])).toEqual([
      ['1', ['乙醯胺酚']],
      ['2', ['二甲雙胍']],
      ['5', ['司美格魯肽']],
    ])
    const english = await searchMedications('', 'en-US')
    expect(english.byGroup).toMatchObject([{ group: 'other', picture: 'bottle' }])
    expect(english.byGroup[0]!.medicines.map(({ slug }) => slug)).toEqual(['acetaminophen', 'metformin', 'semaglutide'])
    expect(english.byLetter.map(({ letter }) => letter)).toEqual(['A', 'M', 'S'])
    expect(english).toMatchObject({ total: 3, q: '' })
  })

  it('is known by any of its names', async () => {
    for (const name of ['acetaminophen', 'Tylenol', '泰諾', 'ACETAMINOPHEN', 'Paracetamol'])
      expect(await findMedicationSlug(name), name).toBe('acetaminophen')
    for (const name of ['', ' ', 'acet', 'nonsense']) expect(await findMedicationSlug(name), name).toBeNull()
  })

  it('has a page in each language', async () => {
    expect(await findMedication('acetaminophen', 'zh-Hant')).toMatchObject({
      title: '乙醯胺酚',
      other: 'Acetaminophen',
      otherNames: ['乙醯胺酚', '普拿疼'],
      namesElsewhere: [],
      use: '用途繁',
      herbs: [{ herb: '当归繁', note: '小心繁' }],
    })
    expect(await findMedication('acetaminophen', 'en-US')).toMatchObject({
      title: 'Acetaminophen',
      other: '对乙酰氨基酚',
      namesElsewhere: ['对乙酰氨基酚', '泰诺'],
      cautions: ['One'],
    })
    expect(await findMedication('nonsense', 'en-US')).toBeNull()
  })
})

describe('a pharmacy', () => {
  const facility = (
    slug: string,
    more: Partial<typeof facilities.$inferInsert> = {},
  ): typeof facilities.$inferInsert => ({
    id: slug,
    slug,
    nameEn: `Pharmacy ${slug}`,
    nameHans: '药房',
    nameHant: null,
    type: 'pharmacy',
    status: 'active',
    addressLine1: '1 Main St',
    city: 'Flushing',
    state: 'NY',
    zip: '11354',
    country: 'US',
    phone: '+17185550100',
    timeZone: 'America/New_York',
    isWheelchairAccessible: true,
    hasElevator: false,
    acceptsWalkIn: true,
    addressVerified: 'exact',
    source: 'demo',
    isDemo: true,
    editedFields: [],
    version: 1,
    createdAt: 1,
    updatedAt: 1,
    ...more,
  })

  it('is listed when it is open for good and somebody there speaks a kind of Chinese', async () => {
    await withTransaction(async (tx) => {
      await tx.insert(languages).values(languageRows)
      await tx
        .insert(facilities)
        .values([
          facility('cantonese'),
          facility('english'),
          facility('silent'),
          facility('closed', { status: 'closed' }),
          facility('clinic', { type: 'practice' }),
        ])
      const speaks = (
        facilityId: string,
        languageId: string,
        who: 'front_desk' | 'interpreter_phone' = 'front_desk',
      ) => ({
        id: `${facilityId}-${languageId}-${who}`,
        facilityId,
        languageId,
        who,
      })
      await tx
        .insert(facilityLanguages)
        .values([
          speaks('cantonese', 'yue'),
          speaks('cantonese', 'yue', 'interpreter_phone'),
          speaks('english', 'en'),
          speaks('english', 'es'),
          speaks('closed', 'cmn'),
          speaks('clinic', 'cmn'),
        ])
    })
    expect(await listChinesePharmacies('zh-Hant')).toEqual([
      {
        slug: 'cantonese',
        nameEn: 'Pharmacy cantonese',
        nameChinese: '药房',
        address: '1 Main St, Flushing, NY 11354',
        phone: '+17185550100',
        isDemo: true,
        neighborhoodSlug: null,
        neighborhoodName: null,
      },
    ])
  })
})
