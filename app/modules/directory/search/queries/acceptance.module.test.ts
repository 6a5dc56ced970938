import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { providers } from '#drizzle/schema/index.ts'
import { seedDemo } from '#drizzle/seed/seed-demo.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { rebuildSearchIndex } from '../commands/rebuild-index.server.ts'
import { searchProviders } from './search-providers.server.ts'
import { noFilters, type SearchFilters } from '../search-query.ts'
import { suggestFor } from './suggest.server.ts'

useDatabase()

const search = (text: string, filters: Partial<SearchFilters> = {}) =>
  searchProviders({ text, filters: { ...noFilters, ...filters }, sort: 'best', offset: 0, limit: 20 })

async function meiling(): Promise<string> {
  const [row] = await db.select({ id: providers.id }).from(providers).where(eq(providers.nameHans, '张美玲'))
  return row!.id
}

beforeEach(async () => {
  await withTransaction(async (tx) => {
    await seedReference(tx)
    await seedDemo(tx)
  })
  await rebuildSearchIndex()
})

describe('the acceptance queries on the demo directory', () => {
  it('find the same doctor first by every spelling of her name', async () => {
    const id = await meiling()
    const spellings = [
      '张美玲',
      '張美玲',
      '美玲张',
      'zhang meiling',
      'Zhāng Měilíng',
      'zhang1 mei3 ling2',
      'zhangmeiling',
      'zml',
      'zoeng mei ling',
      'zoeng1 mei5 ling4',
      'zoengmeiling',
      'Cheung Mei Ling',
      'CHEUNG, MEI-LING',
      'Chang Mei-ling',
      'Mei Ling Cheung',
      'meiling zhang',
      'Dr. Mei Ling Cheung, MD',
      '张美玲医生',
      'ｚｈａｎｇ　ｍｅｉｌｉｎｇ',
    ]
    for (const spelling of spellings) {
      const { hits } = await search(spelling)
      expect(hits[0]?.providerId, spelling).toBe(id)
    }
  })

  it('find her among the first three with one typing error', async () => {
    const id = await meiling()
    for (const typo of [
      'zhang meilin',
      'cheng mei ling',
      'zhang meilign',
      'zhangmeilng',
      'zhang neiling',
      '张美铃',
      '章美玲',
    ]) {
      const { hits } = await search(typo)
      expect(
        hits.slice(0, 3).map((hit) => hit.providerId),
        typo,
      ).toContain(id)
    }
  })

  it('read language, specialty and neighborhood, or plan, from one line', async () => {
    const dentists = await search('粤语 牙医 日落公园')
    expect(dentists.understood.map(({ kind, id }) => [kind, id])).toEqual([
      ['language', 'yue'],
      ['specialty', 'dentistry'],
      ['neighborhood', 'sunset-park'],
    ])
    expect(dentists.total).toBeGreaterThan(0)
    const filtered = await search('', {
      languageIds: ['yue'],
      specialtyIds: ['dentistry'],
      neighborhoodIds: ['sunset-park'],
    })
    expect(dentists.total).toBe(filtered.total)
    const pediatricians = await search('flushing 儿科 白卡')
    expect(pediatricians.understood.map(({ kind, id }) => [kind, id])).toEqual([
      ['neighborhood', 'flushing'],
      ['specialty', 'pediatrics'],
      ['plan', 'group:medicaid'],
    ])
    expect(pediatricians.total).toBeGreaterThan(0)
  })

  it('understand the same without gaps, in Traditional characters and in a sentence', async () => {
    const { total } = await search('粤语 牙医 日落公园')
    for (const text of ['粤语牙医日落公园', '日落公園會說粵語的牙醫', 'Cantonese speaking dentist in Sunset Park']) {
      expect((await search(text)).total, text).toBe(total)
    }
  })

  it('never throw, whatever is typed', async () => {
    const strange = [
      'x'.repeat(10_000),
      '张'.repeat(10_000),
      'a b '.repeat(3_000),
      '😀👩‍⚕️🇺🇸',
      '\u0000zhang\u0000 \u0007meiling',
      '""\'\'',
      '!!!…—',
      '" OR 1 NEAR( *',
      "'; DROP TABLE providers; --",
      'name:zhang AND NOT (li) ^2 ~1',
      '\ud800 \udfff',
      '%_%',
      '\u202Ezhang',
    ]
    for (const text of strange) {
      const result = await search(text)
      expect(result.total, text.slice(0, 20)).toBeGreaterThanOrEqual(0)
      expect(await suggestFor(text, 'zh-Hans', 8)).toBeInstanceOf(Array)
    }
    expect((await search('\u0000zhang\u0000 \u0007meiling')).hits[0]?.providerId).toBe(await meiling())
  })

  it('find nobody by marks alone', async () => {
    const nothing = await search('!!!')
    expect(nothing.total).toBe(0)
    expect(nothing.parts).toEqual([])
  })

  it('suggest her, with her specialty, while her name is being typed', async () => {
    const id = await meiling()
    for (const typed of ['张美', 'zhang mei', 'zhangmeil', 'cheung mei', 'zml']) {
      const [first] = await suggestFor(typed, 'zh-Hans', 8)
      expect(first, typed).toMatchObject({ kind: 'provider', id, label: '张美玲' })
      expect(first!.specialtySlug).not.toBeNull()
    }
  })

  it('suggest what words mean, in the locale', async () => {
    expect(await suggestFor('牙', 'zh-Hant', 8)).toContainEqual(
      expect.objectContaining({ kind: 'specialty', id: 'dentistry', label: '牙科' }),
    )
    expect((await suggestFor('dent', 'en-US', 8))[0]).toMatchObject({ kind: 'specialty', id: 'dentistry' })
    expect((await suggestFor('falas', 'zh-Hans', 8)).map(({ id }) => id)).toContain('flushing')
  })
})
