import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { facilities, providers, searchBlobs, searchChanges } from '#drizzle/schema/index.ts'
import {
  insertFacility,
  insertLanguage,
  insertNeighborhood,
  insertPlan,
  insertPlanGroup,
  insertProvider,
  insertSpecialty,
  insertSymptom,
  tri,
  type ProviderOverrides,
} from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { readDocuments } from '../documents/documents.server.ts'
import { indexProviders } from '../commands/index-providers.server.ts'
import { keepSearchIndex, rebuildSearchIndex, writeGeneration } from '../commands/rebuild-index.server.ts'
import { packJson, unpackJson } from './run.ts'
import { searchProviders } from '../queries/search-providers.server.ts'
import { noFilters, type SearchFilters, type SearchSort } from '../search-query.ts'
import { SnapshotLoader, withSnapshot } from './snapshot.server.ts'
import { suggestFor } from '../queries/suggest.server.ts'

useDatabase()

const day = 86_400_000
const search = (text: string, filters: Partial<SearchFilters> = {}, sort: SearchSort = 'best') =>
  searchProviders({ text, filters: { ...noFilters, ...filters }, sort, offset: 0, limit: 20 })
const found = async (...query: Parameters<typeof search>) => (await search(...query)).hits.map((hit) => hit.providerId)

/** A provider written and indexed in one transaction, as commands do. */
const publish = (overrides: ProviderOverrides) =>
  withTransaction(async (tx) => {
    const id = await insertProvider(tx, overrides)
    await indexProviders(tx, [id])
    return id
  })

const meiling = { nameHans: '张美玲', nameHant: '張美玲', legalFirst: 'Mei Ling', legalLast: 'Cheung' }
const fang = { nameHans: '王芳', legalFirst: 'Fang', legalLast: 'Wang' }

describe('changes', () => {
  it('are found at once, before any index was ever built', async () => {
    const id = await publish(meiling)
    expect(await found('cheung mei ling')).toEqual([id])
  })

  it('are found beside the built index, and after it is built anew, in the same order', async () => {
    await withTransaction((tx) => insertProvider(tx, { ...meiling, qualityScore: 10 }))
    await rebuildSearchIndex()
    await publish({ ...meiling, qualityScore: 90 })
    await publish({ ...meiling, qualityScore: 5 })
    const before = await search('张美玲')
    await rebuildSearchIndex()
    expect(before.total).toBe(3)
    expect(await search('张美玲')).toEqual(before)
    expect(await db.select().from(searchChanges)).toEqual([])
  })

  it('replace what the index says', async () => {
    const id = await withTransaction((tx) => insertProvider(tx, meiling))
    await rebuildSearchIndex()
    expect(await found('张美玲')).toEqual([id])
    await withTransaction(async (tx) => {
      await tx
        .update(providers)
        .set({ nameHans: '李小龙', nameHant: null, legalFirst: 'Siu Lung', legalLast: 'Lee' })
        .where(eq(providers.id, id))
      await indexProviders(tx, [id])
    })
    expect(await found('张美玲')).toEqual([])
    expect(await found('lee siu lung')).toEqual([id])
    expect((await search('')).total).toBe(1)
  })

  it.each(['unlisted', 'suspended', 'retired', 'merged', 'draft', 'pending'] as const)(
    'take away who becomes %s',
    async (status) => {
      const id = await withTransaction((tx) => insertProvider(tx, meiling))
      await rebuildSearchIndex()
      await withTransaction(async (tx) => {
        await tx.update(providers).set({ status }).where(eq(providers.id, id))
        await indexProviders(tx, [id])
      })
      expect((await search('')).total).toBe(0)
      await rebuildSearchIndex()
      expect((await search('')).total).toBe(0)
    },
  )

  it('are among what is suggested in the order of all, whoever stands in the built index', async () => {
    const open = { ...meiling, accepting: 'yes', acceptingVerifiedAt: now() } as const
    const built = await withTransaction(async (tx) => [
      await insertProvider(tx, meiling),
      await insertProvider(tx, open),
    ])
    await rebuildSearchIndex()
    const changed = [await publish({ ...meiling, accepting: 'no' }), await publish(open)]
    const people = async () =>
      (await suggestFor('cheung mei ling', 'en-US', 8)).filter(({ kind }) => kind === 'provider').map(({ id }) => id)
    const suggested = await people()
    expect(new Set(suggested.slice(0, 2))).toEqual(new Set([built[1], changed[1]]))
    expect(new Set(suggested.slice(2))).toEqual(new Set([built[0], changed[0]]))
  })

  it('are undone with the transaction that made them', async () => {
    await withTransaction((tx) => insertProvider(tx, meiling))
    await rebuildSearchIndex()
    const refused = withTransaction(async (tx) => {
      const id = await insertProvider(tx, fang)
      await indexProviders(tx, [id])
      throw new Error('no')
    })
    await expect(refused).rejects.toThrow('no')
    expect((await search('')).total).toBe(1)
  })

  it('of nobody change nothing', async () => {
    await withTransaction((tx) => indexProviders(tx, []))
    expect((await search('')).total).toBe(0)
  })

  it('of an unknown provider are harmless', async () => {
    await withTransaction((tx) => indexProviders(tx, ['nobody', 'nobody']))
    expect((await search('')).total).toBe(0)
  })
})

describe('who can be found', () => {
  it('is at an active place now', async () => {
    const ids = await withTransaction(async (tx) => {
      const [open, closed] = [await insertFacility(tx), await insertFacility(tx, { status: 'closed' })]
      return {
        here: await insertProvider(tx, {
          practices: [{ facilityId: open, activeFrom: '2026-10-20', activeTo: '2026-10-20' }],
        }),
        closed: await insertProvider(tx, { practices: [{ facilityId: closed }] }),
        left: await insertProvider(tx, { practices: [{ facilityId: open, activeTo: '2026-10-19' }] }),
        later: await insertProvider(tx, { practices: [{ facilityId: open, activeFrom: '2026-10-21' }] }),
        nowhere: await insertProvider(tx, { practices: [] }),
      }
    })
    await rebuildSearchIndex()
    expect(await found('')).toEqual([ids.here])
  })

  it('counts once at two places, and shows the primary one', async () => {
    await withTransaction(async (tx) => {
      const [first, second] = [
        await insertFacility(tx, { id: 'second-place' }),
        await insertFacility(tx, { id: 'primary-place' }),
      ]
      await insertProvider(tx, {
        ...meiling,
        practices: [
          { facilityId: first, isPrimary: false },
          { facilityId: second, isPrimary: true },
        ],
      })
    })
    expect((await rebuildSearchIndex()).documents).toBe(2)
    const { total, hits } = await search('张美玲')
    expect(total).toBe(1)
    expect(hits[0]!.facilityId).toBe('primary-place')
  })
})

describe('filters', () => {
  it('about places hold at one and the same place', async () => {
    await withTransaction(async (tx) => {
      for (const id of ['flushing', 'elmhurst']) await insertNeighborhood(tx, { id })
      for (const id of ['plan-a', 'plan-b']) await insertPlan(tx, { id })
      const [inFlushing, inElmhurst] = [
        await insertFacility(tx, { neighborhoodId: 'flushing' }),
        await insertFacility(tx, { neighborhoodId: 'elmhurst' }),
      ]
      await insertProvider(tx, {
        practices: [
          { facilityId: inFlushing, plans: [{ planId: 'plan-a' }] },
          { facilityId: inElmhurst, plans: [{ planId: 'plan-b' }] },
        ],
      })
    })
    await rebuildSearchIndex()
    const total = async (filters: Partial<SearchFilters>) => (await search('', filters)).total
    expect(await total({ planIds: ['plan-a'], neighborhoodIds: ['flushing'] })).toBe(1)
    expect(await total({ planIds: ['plan-b'], neighborhoodIds: ['flushing'] })).toBe(0)
    const { facets } = await search('', { planIds: ['plan-b'], neighborhoodIds: ['flushing'] })
    expect([...facets.plan]).toEqual([['plan-a', 1]])
    expect([...facets.neighborhood]).toEqual([['elmhurst', 1]])
  })

  it('leave plan facts out after 180 days, as days pass and nothing is written', async () => {
    await withTransaction(async (tx) => {
      await insertPlan(tx, { id: 'plan-a' })
      const facilityId = await insertFacility(tx)
      const verified = (verifiedAt: number | null, state: 'accepted' | 'not_accepted' | 'unknown' = 'accepted') =>
        insertProvider(tx, { practices: [{ facilityId, plans: [{ planId: 'plan-a', verifiedAt, state }] }] })
      await verified(now())
      await verified(now() - 180 * day)
      await verified(now() - 181 * day)
      await verified(null)
      await verified(now(), 'not_accepted')
      await verified(now(), 'unknown')
    })
    await rebuildSearchIndex()
    const total = async () => (await search('', { planIds: ['plan-a'] })).total
    expect(await total()).toBe(2)
    expect((await search('')).facets.plan.get('plan-a')).toBe(2)
    setClock(now() + day)
    expect(await total()).toBe(1)
    setClock(now() + 180 * day)
    expect(await total()).toBe(0)
    expect((await search('')).total).toBe(6)
  })

  it('take a group of plans for any of its plans', async () => {
    await withTransaction(async (tx) => {
      await insertPlan(tx, { id: 'plan-a', line: 'medicaid' })
      await insertPlan(tx, { id: 'plan-b', line: 'dental' })
      await insertPlanGroup(tx, {
        id: 'medicaid',
        lines: ['medicaid'],
        aliases: { 'zh-Hans': ['白卡'], 'zh-Hant': ['白卡'], 'en-US': ['Medicaid'] },
      })
      const facilityId = await insertFacility(tx)
      await insertProvider(tx, { practices: [{ facilityId, plans: [{ planId: 'plan-a' }] }] })
      await insertProvider(tx, { practices: [{ facilityId, plans: [{ planId: 'plan-b' }] }] })
    })
    await rebuildSearchIndex()
    expect((await search('', { planIds: ['group:medicaid'] })).total).toBe(1)
    const { total, understood } = await search('白卡')
    expect(total).toBe(1)
    expect(understood).toEqual([{ kind: 'plan', id: 'group:medicaid', text: '白卡' }])
  })

  it('take a group of plans for as long as the one that was confirmed last counts, in whichever order they stand', async () => {
    const ago = (days: number) => now() - days * day
    await withTransaction(async (tx) => {
      for (const id of ['plan-a', 'plan-b']) await insertPlan(tx, { id, line: 'medicaid' })
      await insertPlanGroup(tx, { id: 'medicaid', lines: ['medicaid'] })
      for (const [first, second] of [
        [ago(10), ago(170)],
        [ago(170), ago(10)],
      ]) {
        const plans = [
          { planId: 'plan-a', verifiedAt: first! },
          { planId: 'plan-b', verifiedAt: second! },
        ]
        await insertProvider(tx, { practices: [{ facilityId: await insertFacility(tx), plans }] })
      }
    })
    await rebuildSearchIndex()
    const total = async (planId: string) => (await search('', { planIds: [planId] })).total
    setClock(now() + 30 * day)
    expect([await total('plan-a'), await total('plan-b'), await total('group:medicaid')]).toEqual([1, 1, 2])
    setClock(now() + 150 * day)
    expect(await total('group:medicaid')).toBe(0)
  })

  it('tell the doctor’s languages from the staff’s', async () => {
    const ids = await withTransaction(async (tx) => {
      for (const id of ['yue', 'cmn']) await insertLanguage(tx, { id })
      const withStaff = await insertFacility(tx, { staffLanguages: [{ languageId: 'yue', who: 'front_desk' }] })
      const byPhone = await insertFacility(tx, { staffLanguages: [{ languageId: 'yue', who: 'interpreter_phone' }] })
      return {
        doctor: await insertProvider(tx, { languages: [{ languageId: 'yue' }] }),
        staff: await insertProvider(tx, { practices: [{ facilityId: withStaff }] }),
        basic: await insertProvider(tx, { languages: [{ languageId: 'yue', level: 'basic' }] }),
        phone: await insertProvider(tx, { practices: [{ facilityId: byPhone }] }),
      }
    })
    await rebuildSearchIndex()
    const by = async (languageBy: SearchFilters['languageBy']) =>
      (await found('', { languageIds: ['yue'], languageBy })).sort()
    expect(await by('doctor')).toEqual([ids.doctor])
    expect(await by('staff')).toEqual([ids.staff])
    expect(await by('anyone')).toEqual([ids.doctor, ids.staff].sort())
  })

  it('read opening hours: Saturday or Sunday is a weekend, past half past six an evening', async () => {
    const at = (tx: Parameters<Parameters<typeof withTransaction>[0]>[0], weekday: number, closes: string) =>
      insertFacility(tx, { hours: [{ weekday, opens: '09:00', closes }] })
    const ids = await withTransaction(async (tx) => ({
      saturday: await insertProvider(tx, { practices: [{ facilityId: await at(tx, 6, '17:00') }] }),
      late: await insertProvider(tx, { practices: [{ facilityId: await at(tx, 2, '18:30') }] }),
      usual: await insertProvider(tx, { practices: [{ facilityId: await at(tx, 5, '18:00') }] }),
    }))
    await rebuildSearchIndex()
    expect(await found('', { weekend: true })).toEqual([ids.saturday])
    expect(await found('', { evening: true })).toEqual([ids.late])
    expect(await found('', { weekend: true, evening: true })).toEqual([])
  })

  it('follow the place’s own word on new patients, and the age limits', async () => {
    const ids = await withTransaction(async (tx) => {
      const facilityId = await insertFacility(tx)
      return {
        closedHere: await insertProvider(tx, { accepting: 'yes', practices: [{ facilityId, accepting: 'no' }] }),
        limited: await insertProvider(tx, { accepting: 'limited', minAge: 0, maxAge: 17, practices: [{ facilityId }] }),
        old: await insertProvider(tx, {
          accepting: 'yes',
          acceptingVerifiedAt: now() - 200 * day,
          practices: [{ facilityId }],
        }),
      }
    })
    await rebuildSearchIndex()
    expect(await found('', { acceptingNew: true })).toEqual([ids.limited])
    expect(await found('', { childAge: 17 })).toContain(ids.limited)
    expect(await found('', { childAge: 18 })).not.toContain(ids.limited)
  })

  it('measure to the nearest place; those without coordinates come last, and not at all within a radius', async () => {
    const near = { lat: 40.75, lng: -73.83, radiusMeters: null }
    const ids = await withTransaction(async (tx) => {
      const [close, far, unknown] = [
        await insertFacility(tx, { lat: 40.751, lng: -73.83 }),
        await insertFacility(tx, { lat: 40.8, lng: -73.83 }),
        await insertFacility(tx),
      ]
      return {
        far: await insertProvider(tx, { qualityScore: 90, practices: [{ facilityId: far }] }),
        both: await insertProvider(tx, { qualityScore: 10, practices: [{ facilityId: far }, { facilityId: close }] }),
        unknown: await insertProvider(tx, { qualityScore: 99, practices: [{ facilityId: unknown }] }),
        close,
      }
    })
    await rebuildSearchIndex()
    const { hits } = await search('', { near }, 'distance')
    expect(hits.map((hit) => hit.providerId)).toEqual([ids.both, ids.far, ids.unknown])
    expect(hits[0]).toMatchObject({ facilityId: ids.close, distanceMeters: 111 })
    expect(hits[2]!.distanceMeters).toBeNull()
    expect(await found('', { near: { ...near, radiusMeters: 500 } }, 'distance')).toEqual([ids.both])
    expect((await search('', { near: { ...near, radiusMeters: 10 } })).total).toBe(0)
  })
})

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

describe('generations', () => {
  it('replace one another, and only the last is kept', async () => {
    await withTransaction((tx) => insertProvider(tx, meiling))
    const first = await rebuildSearchIndex()
    const second = await rebuildSearchIndex()
    expect(second.generation).toBeGreaterThan(first.generation)
    setClock(now() + 2 * 60_000)
    expect(await keepSearchIndex()).toBe(false)
    const kept = await db.selectDistinct({ generation: searchBlobs.generation }).from(searchBlobs)
    expect(kept).toEqual([{ generation: second.generation }])
  })

  it('are built by upkeep when there is none, once a day, and when many changes wait', async () => {
    await withTransaction((tx) => insertProvider(tx, meiling))
    expect(await keepSearchIndex()).toBe(true)
    expect(await keepSearchIndex()).toBe(false)
    setClock(now() + day)
    expect(await keepSearchIndex()).toBe(true)
    await withTransaction((tx) =>
      indexProviders(
        tx,
        Array.from({ length: 400 }, (_, index) => `gone-${index}`),
      ),
    )
    expect(await keepSearchIndex()).toBe(true)
    expect((await search('')).total).toBe(1)
  })

  it('of another format are not read, and built anew', async () => {
    await withTransaction((tx) => insertProvider(tx, meiling))
    const { generation } = await rebuildSearchIndex()
    const first = and(eq(searchBlobs.generation, generation), eq(searchBlobs.number, 0))
    const [blob] = await db.select().from(searchBlobs).where(first)
    const manifest = unpackJson<Record<string, unknown>>(blob!.data)
    const older = Buffer.from(packJson({ ...manifest, format: 1 }))
    await withTransaction(async (tx) => void (await tx.update(searchBlobs).set({ data: older }).where(first)))
    expect((await new SnapshotLoader(db).current()).segments.map(({ size }) => size)).toEqual([0])
    expect(await keepSearchIndex()).toBe(true)
    expect((await search('')).total).toBe(1)
    expect(await keepSearchIndex()).toBe(false)
  })

  it('and changes of one process are seen by another', async () => {
    const [here, there] = [new SnapshotLoader(db), new SnapshotLoader(db)]
    const sizes = async (loader: SnapshotLoader) => (await loader.current()).segments.map((segment) => segment.size)
    await withTransaction((tx) => insertProvider(tx, meiling))
    await rebuildSearchIndex()
    expect(await sizes(here)).toEqual([1])
    expect(await sizes(there)).toEqual([1])
    await publish(fang)
    expect(await sizes(there)).toEqual([1, 1])
    await rebuildSearchIndex()
    expect(await sizes(there)).toEqual([2])
    expect(await sizes(here)).toEqual([2])
  })

  it('that vanish while they are read are read again from the next', async () => {
    await withTransaction((tx) => insertProvider(tx, meiling))
    await rebuildSearchIndex()
    let attempts = 0
    const answer = await withSnapshot(async ({ segments, state }) => {
      attempts++
      if (attempts === 1) {
        await rebuildSearchIndex()
        await withTransaction(
          async (tx) => void (await tx.delete(searchBlobs).where(eq(searchBlobs.generation, state.generation))),
        )
      }
      return (await segments[0]!.postings.read(['szhang'])).size
    })
    expect([attempts, answer]).toEqual([2, 1])
  })

  it('built while changes are made lose none of them', async () => {
    const [old, gone] = await withTransaction(
      async (tx) => [await insertProvider(tx, meiling), await insertProvider(tx, fang)] as const,
    )
    let added = ''
    await writeGeneration(async function* () {
      // The tables are read; what changes from here on is not in this generation.
      const documents = await readDocuments(db, [old, gone])
      added = await publish({ nameHans: '陈慧', legalFirst: 'Hui', legalLast: 'Chen' })
      await withTransaction(async (tx) => {
        await tx.update(providers).set({ status: 'retired' }).where(eq(providers.id, gone))
        await indexProviders(tx, [gone])
      })
      for (const own of documents.values()) yield* own
    })
    expect((await found('')).sort()).toEqual([old, added].sort())
    await rebuildSearchIndex()
    expect((await found('')).sort()).toEqual([old, added].sort())
  })

  it('of closed places let nobody be found there', async () => {
    const id = await withTransaction((tx) => insertFacility(tx))
    await withTransaction((tx) => insertProvider(tx, { practices: [{ facilityId: id }] }))
    await rebuildSearchIndex()
    await withTransaction(
      async (tx) => void (await tx.update(facilities).set({ status: 'closed' }).where(eq(facilities.id, id))),
    )
    await rebuildSearchIndex()
    expect((await search('')).total).toBe(0)
  })
})
