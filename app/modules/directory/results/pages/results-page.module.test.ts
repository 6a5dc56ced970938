import { beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { parseSearchParams, toSearch } from '#app/modules/directory/results/search-params.ts'
import { rebuildSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
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
  triList,
} from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import {
  findNeighborhoodGuide,
  listNearby,
  listNeighborhoodsWithCounts,
} from '#app/modules/directory/queries/neighborhoods.server.ts'
import { type findResults as Find, findResults } from './results-page.server.ts'
import { getSpecialtyGuide } from '#app/modules/directory/queries/specialty-guide.server.ts'

useDatabase()

/** Two doctors in Flushing, one in Corona 3 km away, one far off in Edison; Bayside has nobody. */
beforeEach(async () => {
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'dentistry', name: tri('牙科', '牙科', 'Dentistry'), sort: 1 })
    await insertSpecialty(tx, { id: 'cardiology', name: tri('心脏科', '心臟科', 'Cardiology'), sort: 2 })
    await insertSymptom(tx, {
      id: 'chest-pain',
      name: tri('胸痛', '胸痛', 'Chest pain'),
      aliases: triList(['胸口痛']),
      specialtyIds: ['cardiology'],
      isUrgent: true,
    })
    await insertSymptom(tx, {
      id: 'animal-bite',
      name: tri('被狗咬', '被狗咬', 'Animal bite'),
      aliases: triList(['bitten on a walk']),
      specialtyIds: ['dentistry'],
    })
    await insertLanguage(tx, { id: 'yue', name: tri('粤语', '粵語', 'Cantonese') })
    await insertPlan(tx, { id: 'alpha', name: tri('甲保险', '甲保險', 'Alpha Plan'), line: 'medicaid' })
    await insertPlanGroup(tx, { id: 'medicaid', name: tri('白卡', '白卡', 'Medicaid'), lines: ['medicaid'] })
    for (const [sort, [id, lat, lng]] of (
      [
        ['flushing', 40.7583, -73.8294],
        ['corona', 40.747, -73.8602],
        ['edison', 40.5187, -74.4121],
        ['bayside', 40.7684, -73.7769],
      ] as const
    ).entries()) {
      await insertNeighborhood(tx, { id, sort, lat, lng, name: tri(`${id}区`, `${id}區`, id) })
      await insertFacility(tx, { id: `at-${id}`, neighborhoodId: id, lat: lat + 0.001, lng, nameEn: `${id} clinic` })
    }
    const at = (facilityId: string, takesAlpha = false) => [
      { facilityId, plans: takesAlpha ? [{ planId: 'alpha' }] : [] },
    ]
    await insertProvider(tx, {
      id: 'f1',
      legalLast: 'Adams',
      specialties: ['dentistry'],
      practices: at('at-flushing', true),
    })
    await insertProvider(tx, {
      id: 'f2',
      legalLast: 'Baker',
      specialties: ['cardiology'],
      languages: [{ languageId: 'yue' }],
      practices: at('at-flushing'),
    })
    await insertProvider(tx, { id: 'c1', legalLast: 'Clark', specialties: ['dentistry'], practices: at('at-corona') })
    await insertProvider(tx, { id: 'e1', legalLast: 'Davis', specialties: ['dentistry'], practices: at('at-edison') })
  })
  await rebuildSearchIndex()
})

const find = (query: string, fixed: Parameters<typeof Find>[2] = {}, locale: Locale = 'en-US') =>
  findResults(parseSearchParams(new URLSearchParams(query)), locale, fixed)
const idsOf = async (query: string, fixed: Parameters<typeof Find>[2] = {}) =>
  (await find(query, fixed)).cards.map(({ id }) => id).toSorted()

describe('findResults', () => {
  it('takes an area for itself, and with a distance for its middle', async () => {
    expect(await idsOf('near=flushing')).toEqual(['f1', 'f2'])
    expect(await idsOf('near=flushing&near=corona')).toEqual(['c1', 'f1', 'f2'])
    expect(await idsOf('near=flushing&r=5000')).toEqual(['c1', 'f1', 'f2'])
    expect(await idsOf('near=flushing&r=500')).toEqual(['f1', 'f2'])
    expect(await idsOf('', { neighborhoodId: 'edison' })).toEqual(['e1'])
    expect(await idsOf('r=5000', { neighborhoodId: 'flushing' })).toEqual(['c1', 'f1', 'f2'])
  })

  it('sorts by distance from a point, or from the middle of the area', async () => {
    const fromPoint = await find('lat=40.5187&lng=-74.4121&sort=distance')
    expect(fromPoint.cards.map(({ id }) => id).slice(0, 2)).toEqual(['e1', 'c1'])
    expect(fromPoint.cards[0]!.location!.distanceMeters).toBe(111)
    const inArea = await find('near=flushing&sort=distance')
    expect(inArea.cards.every(({ location }) => location!.distanceMeters === 111)).toBe(true)
    // Without anywhere to measure from there is no distance to sort by.
    const nowhere = await find('sort=distance')
    expect(nowhere.total).toBe(4)
    expect(nowhere.cards.every(({ location }) => location!.distanceMeters === null)).toBe(true)
  })

  it('lets the address win over the query', async () => {
    expect(await idsOf('specialty=cardiology', { specialtyId: 'dentistry' })).toEqual(['c1', 'e1', 'f1'])
    expect(await idsOf('near=corona', { neighborhoodId: 'flushing' })).toEqual(['f1', 'f2'])
    expect(await idsOf('', { neighborhoodId: 'flushing', specialtyId: 'dentistry' })).toEqual(['f1'])
  })

  it('takes a plan by its own name and by the card it belongs to', async () => {
    expect(await idsOf('plan=alpha')).toEqual(['f1'])
    expect(await idsOf('plan=medicaid')).toEqual(['f1'])
  })

  it('counts what each choice would show, in the words of the locale, chosen ones first', async () => {
    const { options } = await find('specialty=cardiology', {}, 'zh-Hant')
    expect(options.specialty).toEqual([
      { value: 'cardiology', label: '心臟科', count: 1, isChosen: true },
      { value: 'dentistry', label: '牙科', count: 3, isChosen: false },
    ])
    expect(options.language).toEqual([{ value: 'yue', label: '粵語', count: 1, isChosen: false }])
    expect(options.neighborhood.map(({ value, count }) => [value, count])).toEqual([['flushing', 1]])
  })

  it('ignores choices that do not exist', async () => {
    expect((await find('specialty=nothing&near=nowhere&plan=none&lang=xx')).total).toBe(4)
  })

  it('has pages: one too far shows the last one', async () => {
    const first = await find('')
    expect(first).toMatchObject({ total: 4, page: 1, pageCount: 1 })
    const beyond = await find('page=9')
    expect(beyond).toMatchObject({ total: 4, page: 1, pageCount: 1 })
    expect(beyond.cards).toEqual(first.cards)
  })

  it('warns of an urgent complaint and says how it read the words', async () => {
    const found = await find('q=胸口痛', {}, 'zh-Hant')
    expect(found.isUrgent).toBe(true)
    expect(found.understood).toEqual(['胸痛'])
    expect(found.cards.map(({ id }) => id)).toEqual(['f2'])
    expect((await find('q=牙科')).isUrgent).toBe(false)
  })

  it('says of what should be seen the same day that it should, once it is no emergency', async () => {
    expect((await find('q=突发性耳聋')).isForToday).toBe(true)
    expect((await find('q=昨天被狗咬了', {}, 'zh-Hant')).isForToday).toBe(true)
    // The reference knows these words, the complaints do not: the symptom's name says it.
    expect((await find('q=bitten on a walk', {}, 'en-US')).isForToday).toBe(true)
    expect(await find('q=胸口痛')).toMatchObject({ isUrgent: true, isForToday: false })
    expect((await find('q=牙科')).isForToday).toBe(false)
    expect((await find('')).isForToday).toBe(false)
  })

  it('offers ways on when nothing matches, each with what it shows', async () => {
    const found = await find('specialty=cardiology&near=edison')
    expect(found).toMatchObject({ total: 0, cards: [], pageCount: 0 })
    expect(found.ways.map(({ drop, total }) => [drop, total])).toEqual([
      ['specialty', 1],
      ['near', 1],
      ['filters', 4],
    ])
    expect(found.nearest.map(({ id }) => id)).toEqual(['e1'])
    // A word that nothing knows leaves nobody out; a filter does.
    expect(await find('q=牙科 Wizard')).toMatchObject({ total: 3, ways: [] })
    const words = await find('q=心脏科 Wizard&near=edison')
    expect(words.ways.map(({ drop, words: own, total }) => [drop, own, total])).toEqual([
      ['near', null, 1],
      ['text', null, 1],
    ])
    expect(words.nearest).toHaveLength(1)
    const within = await find('near=bayside&r=800')
    expect(within.ways.map(({ drop, total }) => [drop, total])).toEqual([['near', 4]])
    // Without a word that was understood nobody is nearer than others.
    expect((await find('q=zzzzqqq')).nearest).toEqual([])
  })
})

describe('a list that is to be near', () => {
  it('is ordered from the place that was named and has nobody', async () => {
    const found = await find('q=bayside 胸口痛', {}, 'zh-Hans')
    expect(found.reading?.givenUp).toEqual(['bayside'])
    const teeth = await find('q=bayside dentistry please zzqx')
    expect(teeth.cards.map(({ id }) => id)).toEqual(['f1', 'c1', 'e1'])
    expect(teeth.cards[0]!.location!.distanceMeters).toBeGreaterThan(4000)
  })

  it('is ordered from where somebody is, or asks where that is; the wish can be taken off', async () => {
    const near = await find('q=dentistry near me&lat=40.5187&lng=-74.4121')
    expect(near.cards.map(({ id }) => id)).toEqual(['e1', 'c1', 'f1'])
    expect(near.isNearUnknown).toBe(false)
    const unknown = await find('q=dentistry near me')
    expect(unknown).toMatchObject({ total: 3, isNearUnknown: true })
    expect(unknown.reading?.parts.map(({ label, without }) => [label, without.q])).toContainEqual([
      'Near me',
      'dentistry',
    ])
    expect((await find('q=dentistry')).isNearUnknown).toBe(false)
    expect((await find('q=dentistry near me&near=flushing')).isNearUnknown).toBe(false)
  })
})

describe('a day in the words', () => {
  const now = Date.parse('2026-10-20T14:00:00Z')
  const soonest = { firstAt: new Map([['c1', now]]), soonBefore: now + 1, before: now + 1 }
  const on = (q: string, openings = soonest) =>
    findResults(parseSearchParams(new URLSearchParams({ q })), 'en-US', {}, () => Promise.resolve(openings))

  it('leaves those who have time on it, and can be taken off', async () => {
    const found = await on('dentistry today')
    expect(found.cards.map(({ id }) => id)).toEqual(['c1'])
    expect(found.reading?.parts.at(-1)).toMatchObject({ label: 'Open today', without: { q: 'dentistry' } })
    expect(found.reading?.givenUp).toEqual([])
  })

  it('is given up where nobody has, and said so', async () => {
    const found = await on('cardiology today')
    expect(found.cards.map(({ id }) => id)).toEqual(['f2'])
    expect(found.reading?.givenUp).toEqual(['today'])
  })
})

describe('an answer of few or none', () => {
  beforeEach(async () => {
    await withTransaction((tx) =>
      insertProvider(tx, {
        id: 'v1',
        legalLast: 'Evans',
        specialties: ['cardiology'],
        offersTelehealth: true,
        practices: [{ facilityId: 'at-edison' }],
      }),
    )
    await rebuildSearchIndex()
  })
  const waysOf = async (query: string) => {
    const { isFew, moreWays } = await find(query)
    return [isFew, ...moreWays.map(({ kind, total }) => [kind, total])]
  }

  it('offers a wider area and video visits, each with what it shows', async () => {
    expect(await waysOf('specialty=cardiology&near=flushing')).toEqual([true, ['wider', 2], ['video', 1]])
    // The place may stand in the words.
    expect(await waysOf('q=flushing cardiology')).toEqual([true, ['wider', 2], ['video', 1]])
    expect(await waysOf('specialty=cardiology&near=bayside')).toEqual([true, ['video', 1]])
  })

  it('offers no more where there are enough, or where there is nothing more', async () => {
    expect(await waysOf('specialty=dentistry')).toEqual([false])
    expect(await waysOf('specialty=cardiology&tele=1')).toEqual([true])
    expect(await waysOf('specialty=dentistry&near=corona')).toEqual([true, ['wider', 3]])
  })

  it('leads each way to what it counts', async () => {
    const { moreWays } = await find('q=flushing cardiology')
    for (const way of moreWays) expect((await find(toSearch(way.params).toString())).total).toBe(way.total)
  })
})

describe('guides', () => {
  it('count the doctors of places and name the nearest that have some', async () => {
    const counts = (await listNeighborhoodsWithCounts('en-US')).neighborhoods.map(({ slug, count }) => [slug, count])
    expect(counts).toEqual([
      ['flushing', 2],
      ['corona', 1],
      ['edison', 1],
      ['bayside', 0],
    ])
    expect((await listNearby('bayside', 'en-US')).map(({ slug }) => slug)).toEqual(['flushing', 'corona', 'edison'])
    expect((await listNearby('bayside', 'en-US', 'cardiology')).map(({ slug }) => slug)).toEqual(['flushing'])
    expect(await listNearby('nowhere', 'en-US')).toEqual([])
  })

  it('show a place with its clinics and doctors, and are null for no place', async () => {
    const guide = (await findNeighborhoodGuide('flushing', 'zh-Hans'))!
    expect(guide).toMatchObject({ name: 'flushing区', total: 2, languages: ['粤语'] })
    expect(guide.clinics.map(({ nameEn, nameChinese }) => [nameEn, nameChinese])).toEqual([['flushing clinic', null]])
    expect(guide.cards.map(({ id }) => id).toSorted()).toEqual(['f1', 'f2'])
    expect(await findNeighborhoodGuide('nowhere', 'zh-Hans')).toBeNull()
  })

  it('show who practices a specialty, and where most do', async () => {
    const guide = await getSpecialtyGuide('dentistry', 'en-US')
    expect(guide.total).toBe(3)
    expect(guide.neighborhoods.map(({ slug }) => slug)).toEqual(['flushing', 'corona', 'edison'])
    expect(guide.related).toEqual([{ slug: 'cardiology', name: 'Cardiology' }])
  })
})
