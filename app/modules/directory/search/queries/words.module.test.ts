import { beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import {
  insertFacility,
  insertNeighborhood,
  insertProvider,
  insertSpecialty,
  insertSymptom,
  tri,
} from '#tests/factories/directory.ts'
import { fang, found, meiling, search } from '#tests/factories/search.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { rebuildSearchIndex } from '../commands/rebuild-index.server.ts'
import { searchProviders } from './search-providers.server.ts'
import { noFilters } from '../search-query.ts'
import { suggestFor } from './suggest.server.ts'

useDatabase()

describe('a query', () => {
  beforeEach(async () => {
    await withTransaction(async (tx) => {
      await insertSpecialty(tx, {
        id: 'dentistry',
        name: tri('牙科', '牙科', 'Dentistry'),
        aliases: { 'zh-Hans': ['牙医'], 'zh-Hant': ['牙醫'], 'en-US': ['Dentist'] },
      })
      await insertNeighborhood(tx, { id: 'jamaica', name: tri('牙买加', '牙買加', 'Jamaica') })
    })
  })

  it('finds who is named so before those whom the words mean', async () => {
    const ids = await withTransaction(async (tx) => {
      const facilityId = await insertFacility(tx, { neighborhoodId: 'jamaica' })
      return {
        there: await insertProvider(tx, { qualityScore: 100, practices: [{ facilityId }] }),
        named: await insertProvider(tx, { legalFirst: 'Jamaica', legalLast: 'Lee' }),
      }
    })
    await rebuildSearchIndex()
    expect(await found('jamaica')).toEqual([ids.named, ids.there])
  })

  it('joins a name and a meaning', async () => {
    const ids = await withTransaction(async (tx) => ({
      dentist: await insertProvider(tx, { ...meiling, specialties: ['dentistry'] }),
      other: await insertProvider(tx, { ...fang, specialties: ['dentistry'] }),
      namesake: await insertProvider(tx, meiling),
    }))
    await rebuildSearchIndex()
    expect(await found('张牙医')).toEqual([ids.dentist])
    expect(await found('dentist cheung')).toEqual([ids.dentist])
  })

  it('finds doctors by the name of their place, after those of the name', async () => {
    const ids = await withTransaction(async (tx) => {
      const facilityId = await insertFacility(tx, { nameEn: 'Kangning Dental Center', nameHans: '康宁牙科中心' })
      return {
        works: await insertProvider(tx, { ...fang, qualityScore: 90, practices: [{ facilityId }] }),
        named: await insertProvider(tx, { nameHans: '林康宁', legalFirst: 'Kangning', legalLast: 'Lin' }),
      }
    })
    await rebuildSearchIndex()
    expect(await found('康宁')).toEqual([ids.named, ids.works])
    expect(await found('康宁牙科中心')).toEqual([ids.works])
    expect(await found('kangning dental center')).toEqual([ids.works])
  })

  it('in characters reaches names known in Latin letters, after those in characters', async () => {
    const ids = await withTransaction(async (tx) => ({
      latin: await insertProvider(tx, { legalFirst: 'MEILING', legalLast: 'ZHANG', qualityScore: 90 }),
      cantonese: await insertProvider(tx, {
        legalFirst: 'MEI',
        legalMiddle: 'LING',
        legalLast: 'CHEUNG',
        qualityScore: 80,
      }),
      characters: await insertProvider(tx, meiling),
      homophone: await insertProvider(tx, { nameHans: '章美龄', legalFirst: 'Meiling', legalLast: 'Zhang' }),
    }))
    await rebuildSearchIndex()
    const [first, ...others] = await found('张美玲')
    expect(first).toBe(ids.characters)
    expect(others.toSorted()).toEqual([ids.latin, ids.cantonese].toSorted())
    expect((await found('zhang mei ling')).slice(0, 2)).toContain(ids.latin)
    expect(await found('zml')).toContain(ids.latin)
  })

  it('says how it was corrected, and only when nothing fits as typed', async () => {
    const id = await withTransaction((tx) => insertProvider(tx, { ...meiling, specialties: ['dentistry'] }))
    await rebuildSearchIndex()
    expect(await search('cheong mei lung')).toMatchObject({ total: 1, corrected: { from: 'lung', to: 'ling' } })
    expect(await search('cheung mei ling')).toMatchObject({ total: 1, corrected: null })
    expect(await search('dentst')).toMatchObject({
      corrected: { from: 'dentst', to: 'dentist' },
      understood: [{ kind: 'specialty', id: 'dentistry' }],
    })
    expect((await search('meilng cheung')).hits[0]?.providerId).toBe(id)
  })

  it('is corrected to the longer of two names that are as near: a letter left out is the commonest slip', async () => {
    await withTransaction(async (tx) => {
      await insertProvider(tx, { legalFirst: 'Anna', legalLast: 'Barker' })
      await insertProvider(tx, { legalFirst: 'Anna', legalLast: 'Baker' })
    })
    await rebuildSearchIndex()
    expect(await search('bakker')).toMatchObject({ total: 2, corrected: { from: 'bakker', to: 'barker' } })
  })

  it('is not corrected because a filter left nobody', async () => {
    await withTransaction((tx) => insertProvider(tx, meiling))
    await rebuildSearchIndex()
    const result = await search('cheung mei ling', { telehealth: true })
    expect(result).toMatchObject({ total: 0, corrected: null })
  })

  it('that fits nobody has its parts told as they were typed', async () => {
    await withTransaction((tx) => insertProvider(tx, { ...meiling, specialties: ['dentistry'] }))
    await rebuildSearchIndex()
    expect((await search('牙醫 Qqqqqq', { telehealth: true })).parts).toEqual([
      { words: '牙醫', rest: 'Qqqqqq' },
      { words: 'Qqqqqq', rest: '牙醫' },
    ])
    expect((await search('牙醫')).parts).toEqual([])
    // A word that nothing knows leaves nobody out.
    expect((await search('牙醫 Qqqqqq')).total).toBe(1)
  })

  it('puts who writes the surname so before those whose characters may be spelled so', async () => {
    const ids = await withTransaction(async (tx) => ({
      huynh: await insertProvider(tx, {
        nameHans: '黄宝玉',
        legalFirst: 'Bao Ngoc',
        legalLast: 'Huynh',
        accepting: 'yes',
        specialties: ['dentistry'],
      }),
      wong: await insertProvider(tx, {
        legalFirst: 'Chi Keung',
        legalLast: 'Wong',
        accepting: 'no',
        specialties: ['dentistry'],
      }),
    }))
    await rebuildSearchIndex()
    for (const text of ['wong', 'WONG dentist']) expect(await found(text), text).toEqual([ids.wong, ids.huynh])
    const suggested = await suggestFor('wong', 'en-US', 8)
    expect(suggested.filter(({ kind }) => kind === 'provider').map(({ id }) => id)).toEqual([ids.wong, ids.huynh])
  })

  it('finds by NPI and by the telephone of any of the places, however they are written', async () => {
    const ids = await withTransaction(async (tx) => {
      const first = await insertFacility(tx, { phone: '718-555-0123' })
      const second = await insertFacility(tx, { phone: '+1 (212) 555-0145' })
      return {
        both: await insertProvider(tx, {
          npi: '1900001110',
          practices: [{ facilityId: first }, { facilityId: second, isPrimary: false }],
        }),
        other: await insertProvider(tx, {
          npi: '1900002225',
          practices: [{ facilityId: first, phone: '6465550177' }],
        }),
      }
    })
    await rebuildSearchIndex()
    for (const text of [
      '1900001110',
      'NPI: 1900001110',
      '2125550145',
      '(212) 555-0145',
      '+1 212.555.0145',
      '電話 212 555 0145',
    ])
      expect(await found(text), text).toEqual([ids.both])
    expect((await found('７１８－５５５－０１２３')).toSorted()).toEqual([ids.both, ids.other].toSorted())
    expect(await found('646-555-0177')).toEqual([ids.other])
    expect(await found('718-555-0124')).toEqual([])
    expect((await suggestFor('718-555-0123', 'zh-Hans', 8)).map(({ kind }) => kind)).toContain('provider')
  })

  it('orders a complaint by its specialties, and those of one by who can be booked', async () => {
    const ids = await withTransaction(async (tx) => {
      for (const id of ['dermatology', 'allergy', 'family']) await insertSpecialty(tx, { id })
      await insertSymptom(tx, { id: 'eczema', name: tri('湿疹'), specialtyIds: ['dermatology', 'allergy', 'family'] })
      const of = (...specialties: string[]) => insertProvider(tx, { specialties, accepting: 'yes' })
      return {
        family: await of('family'),
        allergist: await of('allergy', 'family'),
        later: await of('dermatology'),
        soon: await of('dermatology'),
      }
    })
    await rebuildSearchIndex()
    const soonest = {
      firstAt: new Map([
        [ids.soon, 1],
        [ids.family, 1],
      ]),
      soonBefore: 2,
      before: null,
    }
    const query = { text: '濕疹', filters: noFilters, sort: 'best' as const, offset: 0, limit: 20, soonest }
    const { hits } = await searchProviders(query)
    expect(hits.map(({ providerId }) => providerId)).toEqual([ids.soon, ids.later, ids.allergist, ids.family])
  })
})
