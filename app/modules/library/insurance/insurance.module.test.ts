import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { rebuildSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import { listDatedPages } from '#app/modules/library/queries/dated-pages.server.ts'
import { contentPages, enrollmentPeriods, insuranceCards, insuranceTerms } from '#drizzle/schema/content.ts'
import {
  insertFacility,
  insertPlan,
  insertPlanGroup,
  insertProvider,
  tri,
  triList,
} from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { namesInsuranceTerm } from './term-named.server.ts'
import { findGlossary, listEnrollment, listInsuranceCards, listPlanPanels } from './insurance.server.ts'

useDatabase()

const checked = { sources: [], reviewedOn: '2026-11-02', updatedAt: 1 }

const term = (slug: string, hans: string, hant: string, en: string) => ({
  id: slug,
  slug,
  term: tri(hans, hant, en),
  aliases: triList(),
  definition: tri(`${hans}的意思`, `${hant}的意思`, `What ${en} means`),
  ...checked,
})

const card = (slug: string, planLines: string[], sort: number) => ({
  id: slug,
  slug,
  name: tri('白卡', '白卡', 'Medicaid'),
  nickname: tri('白卡', '白卡', 'Benefit card'),
  looks: tri('白'),
  colors: ['#fff'],
  whoFor: tri('人'),
  howToGet: tri('申请'),
  note: tri(''),
  planLines,
  sort,
  ...checked,
})

beforeEach(async () => {
  await withTransaction(async (tx) => {
    await insertPlanGroup(tx, { id: 'medicaid', lines: ['medicaid'], sort: 1 })
    await insertPlanGroup(tx, { id: 'empty', lines: ['vision'], sort: 2 })
    await insertPlan(tx, { id: 'alpha', line: 'medicaid', counties: ['Queens'] })
    await insertPlan(tx, { id: 'beta', line: 'medicaid', sort: 2 })
    await insertPlan(tx, { id: 'past', line: 'medicaid', isRetired: true })
    await insertFacility(tx, { id: 'here' })
    await insertProvider(tx, { practices: [{ facilityId: 'here', plans: [{ planId: 'alpha' }] }] })
    await tx.insert(insuranceCards).values([card('second', ['medicare_adv'], 2), card('first', ['medicaid'], 1)])
    await tx
      .insert(insuranceTerms)
      .values([
        term('premium', '保费', '保費', 'Premium'),
        term('deductible', '自付额', '自付額', 'Deductible'),
        term('copay', '定额自付', '定額自付', 'Copay'),
      ])
    await tx.insert(enrollmentPeriods).values([
      { id: 'b', name: tri('红蓝卡'), opensOn: '10-15', closesOn: '12-07', note: tri(''), sort: 2, ...checked },
      { id: 'a', name: tri('白卡'), opensOn: null, closesOn: null, note: tri(''), sort: 1, ...checked },
    ])
  })
  await rebuildSearchIndex()
})

describe('cards and plans', () => {
  it('lead to the doctors who take them', async () => {
    const cards = await listInsuranceCards('en-US')
    expect(cards.map(({ slug, group }) => [slug, group])).toEqual([
      ['first', { id: 'medicaid', count: 1 }],
      ['second', null],
    ])
    expect(await listPlanPanels('en-US')).toMatchObject([
      {
        id: 'medicaid',
        count: 1,
        plans: [
          { slug: 'alpha', counties: ['Queens'], count: 1 },
          { slug: 'beta', count: 0 },
        ],
      },
    ])
  })
})

describe('the glossary', () => {
  const found = async (q: string, letter = '') =>
    (await findGlossary({ q, letter }, 'zh-Hant')).terms.map(({ slug }) => slug)

  it('stands by the letters of the English names', async () => {
    expect(await found('')).toEqual(['copay', 'deductible', 'premium'])
    expect(await found('', 'D')).toEqual(['deductible'])
    expect(await found('', 'Z')).toEqual(['copay', 'deductible', 'premium'])
    expect((await findGlossary({ q: '', letter: '' }, 'en-US')).letters).toEqual(['C', 'D', 'P'])
  })

  it('finds by either script, English and pinyin, the closest first', async () => {
    expect((await found('保费'))[0]).toBe('premium')
    expect((await found('保費'))[0]).toBe('premium')
    expect(await found('DEDUCT')).toEqual(['deductible'])
    expect((await found('zifue'))[0]).toBe('deductible')
    expect(await found('%')).toEqual([])
    expect(await found('zzzzzz')).toEqual([])
  })
})

describe('periods of enrollment', () => {
  it('go by the day in New York', async () => {
    const states = async () => (await listEnrollment('zh-Hans')).map(({ id, state }) => [id, state.state])
    expect(await states()).toEqual([
      ['a', 'all_year'],
      ['b', 'open'],
    ])
    // 23:30 on 7 December in New York is the next day in Greenwich.
    setClock(Date.parse('2026-12-08T04:30:00Z'))
    expect((await states())[1]).toEqual(['b', 'open'])
    setClock(Date.parse('2026-12-08T05:30:00Z'))
    expect((await states())[1]).toEqual(['b', 'closed'])
  })
})

describe('dated pages', () => {
  it('are those in force in their last version, the latest first, with headings under their own', async () => {
    const page = (key: string, version: number, effectiveOn: string) => ({
      id: `${key}-${version}`,
      section: 'notice' as const,
      key,
      version,
      category: 'insurance',
      title: tri(`${key} ${version}`),
      aliases: triList(),
      summary: tri(''),
      body: tri('## 一\n\n### 二\n\n## 三'),
      sources: [],
      specialtySlugs: [],
      effectiveOn,
      reviewedOn: '2026-10-01',
      reviewDueOn: null,
      createdAt: 1,
      updatedAt: 1,
    })
    await withTransaction((tx) =>
      tx
        .insert(contentPages)
        .values([
          page('old', 1, '2026-01-01'),
          page('new', 1, '2026-02-01'),
          page('new', 2, '2026-09-01'),
          page('new', 3, '2027-01-01'),
        ]),
    )
    const pages = await listDatedPages('notice', 'zh-Hans')
    expect(pages.map(({ title, effectiveOn }) => [title, effectiveOn])).toEqual([
      ['new 2', '2026-09-01'],
      ['old 1', '2026-01-01'],
    ])
    expect(pages[0]!.html.replace(/\s/g, '')).toBe('<h3>一</h3><h4>二</h4><h3>三</h3>')
  })
})

describe('a term of insurance that is typed where doctors are searched', () => {
  beforeEach(async () => {
    await withTransaction(async (tx) => {
      await tx.delete(insuranceTerms)
      // What a term is found by is kept by its id and the instant of its last change.
      const changed = { updatedAt: 2 }
      await tx.insert(insuranceTerms).values([
        { ...term('deductible', '自付额', '自付額', 'Deductible'), ...changed },
        {
          ...term('copay', '定额手续费', '定額手續費', 'Copay'),
          ...changed,
          aliases: triList(['挂号费'], ['掛號費'], ['co-pay']),
        },
        {
          ...term('good-faith-estimate', '自费估价单', '自費估價單', 'Good-faith estimate'),
          ...changed,
          aliases: triList(['自费看诊']),
        },
        term('primary-care-provider', '家庭医生（PCP）', '家庭醫生（PCP）', 'Primary care provider (PCP)'),
      ])
    })
  })

  it.each(['自付额', '自付額', 'deductible', 'Deductible ', '掛號費', 'co-pay', '自费估价单'])(
    'is known: %s',
    async (text) => {
      expect(await namesInsuranceTerm(text)).toBe(true)
    },
  )

  it.each(['', '家庭医生（PCP）', '自费看诊', '牙医', '牙医 自付额', '自'])(
    'is none that asks for a doctor: “%s”',
    async (text) => {
      expect(await namesInsuranceTerm(text)).toBe(false)
    },
  )
})
