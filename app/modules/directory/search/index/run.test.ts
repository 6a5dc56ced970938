import { describe, expect, it } from 'vitest'
import { noFacts } from '#tests/factories/search-document.ts'
import { Columns } from './columns.ts'
import { always, type SearchDocument } from '../documents/document.ts'
import { IdList, packIds } from './id-list.ts'
import { IndexWriter } from './index-writer.ts'
import { LruCache } from './lru-cache.ts'
import { readPage } from './pages.ts'
import { columnsOf, packColumns, unpackColumns, unpackJson } from './run.ts'
import { ValueSets } from './value-sets.ts'

const uuid = (end: string) => `01900000-0000-7000-8000-${end.padStart(12, '0')}`
const document = (overrides: Partial<SearchDocument> = {}): SearchDocument => ({
  providerId: uuid('a'),
  facilityId: uuid('f'),
  ...noFacts,
  ...overrides,
})

describe('columns', () => {
  const documents = [
    document({
      specialtyIds: ['b', 'a'],
      plans: [
        { id: 'p', until: 10 },
        { id: 'q', until: always },
      ],
      gender: 'f',
      weekend: true,
      lat: 40.75,
      lng: -73.5,
    }),
    document({
      facilityId: 'clinic',
      neighborhoodId: 'flushing',
      doctorLanguageIds: ['yue'],
      staffLanguageIds: ['cmn', 'yue'],
      acceptingUntil: 10,
    }),
    document({ providerId: 'demo-person', minAge: 3, maxAge: 17, evening: true }),
  ]

  it('come back from their blobs', () => {
    expect(unpackColumns(packColumns(columnsOf(documents)))).toEqual(columnsOf(documents))
  })

  it('hold the facts of one day', () => {
    const on = (day: number) => {
      const columns = new Columns(documents.length, day)
      columns.add(columnsOf(documents), 0)
      return columns.seal()
    }
    const plansOn = (day: number) => {
      const { plan } = on(day)
      return [...plan.valuesOf(plan.of[0]!)].map((position) => plan.ids[position])
    }
    expect(plansOn(10)).toEqual(['p', 'q'])
    expect(plansOn(11)).toEqual(['q'])
    expect(on(10).code[1]! & 64).toBe(64)
    expect(on(11).code[1]! & 64).toBe(0)
  })

  it('know which documents are of one provider, across the border of two runs', () => {
    const columns = new Columns(3, 0)
    columns.add(columnsOf(documents.slice(0, 1)), 0)
    columns.add(columnsOf(documents.slice(1), documents[0]!.providerId), 1)
    columns.seal()
    expect([0, 1, 2].map((doc) => columns.isContinued(doc))).toEqual([false, true, false])
    expect([0, 1, 2].map((doc) => columns.isSolo(doc))).toEqual([false, false, true])
    expect(columns.headOf(1)).toBe(0)
    expect([0, 1, 2].map((doc) => columns.facilityId(doc))).toEqual([uuid('f'), 'clinic', uuid('f')])
    expect([0, 1, 2].map((doc) => columns.providerIds.at(doc))).toEqual([uuid('a'), uuid('a'), 'demo-person'])
  })

  it('unite the languages of doctor and staff', () => {
    const columns = new Columns(3, 0)
    columns.add(columnsOf(documents), 0)
    const { anyone } = columns.seal().language
    expect([...anyone.valuesOf(anyone.of[1]!)].map((position) => anyone.ids[position]).sort()).toEqual(['cmn', 'yue'])
  })
})

describe('the writer', () => {
  it('joins the runs of many documents into one posting a key, and says where everything is', async () => {
    const blobs = new Map<number, Uint8Array>()
    const writer = new IndexWriter((number, data) => {
      blobs.set(number, data)
      return Promise.resolve()
    })
    const size = 66_000
    for (let index = 0; index < size; index++) {
      await writer.add(
        document({
          providerId: uuid(index.toString(16)),
          terms: index % 1000 === 0 ? ['scommon', `g${index}`] : ['scommon'],
        }),
      )
    }
    expect(await writer.finish()).toBe(size)
    const manifest = unpackJson<{ documents: number; runs: { start: number }[]; directory: number; firstPage: number }>(
      blobs.get(0)!,
    )
    expect(manifest.documents).toBe(size)
    expect(manifest.runs.map((run) => run.start)).toEqual([0, 65_536])
    const entries = [...blobs]
      .filter(([number]) => number >= manifest.firstPage && number < manifest.directory)
      .sort(([a], [b]) => a - b)
      .flatMap(([, page]) => [...readPage(page)])
    expect(entries.map(([key]) => key)).toEqual(
      [...Array.from({ length: 66 }, (_, index) => `g${index * 1000}`), 'scommon'].sort(),
    )
  })
})

describe('lists of ids', () => {
  it('give back UUIDs and other ids, and find them', () => {
    const ids = [uuid('1'), 'demo-2', uuid('3'), uuid('1'), '']
    const list = new IdList(ids.length + 2)
    list.put(2, packIds(ids))
    expect(ids.map((_, index) => list.at(index + 2))).toEqual(ids)
    expect(list.positionsOf(new Set([uuid('1'), 'demo-2', uuid('9')]))).toEqual([2, 3, 5])
    expect(list.positionsOf(new Set())).toEqual([])
  })
})

describe('sets of values', () => {
  it('are numbered once, whatever their hashes', () => {
    const sets = new ValueSets(0)
    const numbers = Array.from({ length: 300 }, (_, index) => sets.set([index % 50, 50 + (index % 6)]))
    expect(new Set(numbers).size).toBe(150)
    expect(sets.set([])).toBe(0)
    sets.seal()
    for (let index = 0; index < 300; index++)
      expect([...sets.valuesOf(numbers[index]!)]).toEqual([index % 50, 50 + (index % 6)])
  })
})

describe('the cache', () => {
  it('forgets what was not used for longest when it weighs too much', () => {
    const cache = new LruCache<string, number>(10, (weight) => weight)
    cache.set('a', 4)
    cache.set('b', 4)
    expect(cache.get('a')).toBe(4)
    cache.set('c', 4)
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([4, undefined, 4])
    cache.set('c', 1)
    cache.set('d', 5)
    expect([cache.get('a'), cache.get('c'), cache.get('d')]).toEqual([4, 1, 5])
    cache.set('huge', 100)
    expect(cache.get('huge')).toBe(100)
  })
})
