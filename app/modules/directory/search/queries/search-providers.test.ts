import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceMeters } from '#app/modules/geo/distance.ts'
import { always, type SearchDocument } from '../documents/document.ts'
import {
  emptyFacets,
  facetNames,
  noFilters,
  type FacetName,
  type SearchFilters,
  type SearchQuery,
} from '../search-query.ts'
import { searchSnapshot } from './search-providers.server.ts'
import { memorySegment } from '../index/segment.ts'
import { Vocabulary } from '../reading/vocabulary.ts'

const today = 20_000
const minuteMs = 60_000
const ids = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind}-${index}`)
const languages = ['yue', 'cmn', 'en']
const some = (from: string[], maxLength = 3) => fc.uniqueArray(fc.constantFrom(...from), { maxLength })

const providerFacility = fc.record({
  neighborhoodId: fc.option(fc.constantFrom(...ids('area', 3))),
  plans: fc.uniqueArray(
    fc.record({ id: fc.constantFrom(...ids('plan', 4)), until: fc.constantFrom(today - 1, today, always) }),
    {
      selector: (fact) => fact.id,
      maxLength: 4,
    },
  ),
  staffLanguageIds: some(languages),
  acceptingUntil: fc.option(fc.constantFrom(today - 1, today, always)),
  weekend: fc.boolean(),
  evening: fc.boolean(),
  wheelchair: fc.boolean(),
  point: fc.option(fc.record({ lat: fc.constantFrom(40.6, 40.65, 40.7), lng: fc.constantFrom(-74, -73.9) })),
})

const person = fc.record({
  /** When there is an open time: soon, later, or none is known. */
  openAt: fc.constantFrom(0, 10, 20, null),
  word: fc.constantFrom('ann', 'ben', 'cai'),
  specialtyIds: some(ids('specialty', 4)),
  doctorLanguageIds: some(languages),
  gender: fc.constantFrom('f' as const, 'm' as const, 'x' as const, null),
  telehealth: fc.boolean(),
  minAge: fc.option(fc.constantFrom(0, 3, 18)),
  maxAge: fc.option(fc.constantFrom(17, 99)),
  providerFacilities: fc.array(providerFacility, { minLength: 1, maxLength: 3 }),
})

type Person = typeof person extends fc.Arbitrary<infer T> ? T : never

const documentsOf = (people: Person[]): SearchDocument[] =>
  people
    .map((each, index) => ({ ...each, index }))
    .flatMap(({ providerFacilities, word, index, openAt: _, ...common }) =>
      providerFacilities.map(({ point, ...own }, at) => ({
        ...common,
        ...own,
        providerId: `provider-${index}`,
        facilityId: `facility-${index}-${at}`,
        lat: point?.lat ?? null,
        lng: point?.lng ?? null,
        terms: [`n${word}`],
      })),
    )

const filters: fc.Arbitrary<SearchFilters> = fc.record({
  specialtyIds: some(ids('specialty', 5), 2),
  neighborhoodIds: some(ids('area', 3), 2),
  planIds: some(ids('plan', 4), 2),
  languageIds: some(languages, 2),
  languageBy: fc.constantFrom('anyone', 'doctor', 'staff'),
  genders: fc.uniqueArray(fc.constantFrom('f', 'm', 'x'), { maxLength: 2 }),
  acceptingNew: fc.boolean(),
  telehealth: fc.boolean(),
  weekend: fc.boolean(),
  evening: fc.boolean(),
  wheelchair: fc.boolean(),
  childAge: fc.option(fc.constantFrom(0, 5, 18)),
  among: fc.option(some(ids('provider', 12), 6).map((chosen) => new Set(chosen))),
  near: fc.option(
    fc.record({
      lat: fc.constant(40.6),
      lng: fc.constant(-74),
      radiusMeters: fc.option(fc.constantFrom(1, 6_000, 20_000)),
    }),
  ),
})
/** Most filters off, so that something is found. */
const sparse = fc
  .tuple(
    filters,
    fc.uniqueArray(fc.constantFrom(...(Object.keys(noFilters) as (keyof SearchFilters)[])), {
      minLength: 8,
      maxLength: 14,
    }),
  )
  .map(
    ([chosen, off]) =>
      ({
        ...chosen,
        ...Object.fromEntries(off.map((name) => [name, noFilters[name]])),
        languageBy: chosen.languageBy,
      }) as SearchFilters,
  )

const languagesOf = (document: SearchDocument, by: SearchFilters['languageBy']) =>
  by === 'doctor'
    ? document.doctorLanguageIds
    : by === 'staff'
      ? document.staffLanguageIds
      : [...document.doctorLanguageIds, ...document.staffLanguageIds]

const valuesOf = (document: SearchDocument, by: SearchFilters['languageBy']): Record<FacetName, string[]> => ({
  specialty: document.specialtyIds,
  neighborhood: document.neighborhoodId ? [document.neighborhoodId] : [],
  plan: document.plans.filter((fact) => fact.until >= today).map((fact) => fact.id),
  language: languagesOf(document, by),
  gender: document.gender ? [document.gender] : [],
  acceptingNew: (document.acceptingUntil ?? 0) >= today ? ['yes'] : [],
  telehealth: document.telehealth ? ['yes'] : [],
  weekend: document.weekend ? ['yes'] : [],
  evening: document.evening ? ['yes'] : [],
  wheelchair: document.wheelchair ? ['yes'] : [],
})

const wantedBy = (chosen: SearchFilters): Record<FacetName, string[]> => ({
  specialty: chosen.specialtyIds,
  neighborhood: chosen.neighborhoodIds,
  plan: chosen.planIds,
  language: chosen.languageIds,
  gender: chosen.genders,
  acceptingNew: chosen.acceptingNew ? ['yes'] : [],
  telehealth: chosen.telehealth ? ['yes'] : [],
  weekend: chosen.weekend ? ['yes'] : [],
  evening: chosen.evening ? ['yes'] : [],
  wheelchair: chosen.wheelchair ? ['yes'] : [],
})

const metersTo = (document: SearchDocument, near: { lat: number; lng: number }) =>
  document.lat === null
    ? Infinity
    : Math.round(distanceMeters(near, { lat: Math.fround(document.lat), lng: Math.fround(document.lng!) }))

/** The same search, said plainly: every document looked at, every provider once. */
function plainly(documents: SearchDocument[], query: SearchQuery) {
  const { text, filters: chosen } = query
  const fits = (document: SearchDocument, except: FacetName | null) => {
    const values = valuesOf(document, chosen.languageBy)
    const wanted = wantedBy(chosen)
    const isChosen = facetNames.every(
      (name) => name === except || wanted[name].length === 0 || wanted[name].some((id) => values[name].includes(id)),
    )
    const age = chosen.childAge
    const isAge = age === null || ((document.minAge ?? 0) <= age && age <= (document.maxAge ?? 255))
    const isNear = chosen.near?.radiusMeters == null || metersTo(document, chosen.near) <= chosen.near.radiusMeters
    const isAmong = chosen.among === null || chosen.among.has(document.providerId)
    return isChosen && isAge && isNear && isAmong && (text === '' || document.terms.includes(`n${text}`))
  }
  const facets = emptyFacets()
  for (const name of facetNames) {
    const pairs = new Set(
      documents
        .filter((document) => fits(document, name))
        .flatMap((document) => valuesOf(document, chosen.languageBy)[name].map((id) => `${document.providerId} ${id}`)),
    )
    for (const pair of pairs) {
      const id = pair.split(' ')[1]!
      facets[name].set(id, (facets[name].get(id) ?? 0) + 1)
    }
  }
  const matching = documents.filter((document) => fits(document, null))
  const best = new Map<string, number[]>()
  for (const document of matching) {
    const order = orderOf(document, query)
    const known = best.get(document.providerId)
    if (!known || isBefore(order, known)) best.set(document.providerId, order)
  }
  return { best, facets }
}

const isBefore = (a: readonly number[], b: readonly number[]) => {
  const at = a.findIndex((each, index) => each !== b[index])
  return at >= 0 && a[at]! < b[at]!
}

/** What one provider's place is ordered by, but for the turns that equals take. */
function orderOf(document: SearchDocument, { sort, filters: chosen, soonest }: SearchQuery): number[] {
  const { near, languageIds } = chosen
  const openAt = soonest!.firstAt.get(document.providerId)
  const asked = languageIds.length > 0 ? languageIds : ['yue', 'cmn']
  const speaks = (own: string[]) => own.some((id) => asked.includes(id))
  const meters = near ? metersTo(document, near) : 0
  const fit = [
    openAt === undefined ? 2 : openAt < soonest!.soonBefore ? 0 : 1,
    speaks(document.doctorLanguageIds) ? 0 : speaks(document.staffLanguageIds) ? 1 : 2,
    (document.acceptingUntil ?? 0) >= today ? 0 : 1,
    Math.floor(meters / 805),
  ]
  if (sort === 'distance' && near) return [meters, ...fit]
  return sort === 'soonest' ? [openAt ?? Infinity, ...fit] : fit
}

const sorted = (counts: ReadonlyMap<string, number>) => [...counts].sort(([a], [b]) => (a < b ? -1 : 1))

describe('a search', () => {
  it('finds, counts and orders as looking at everybody would, also when part of them are changes', async () => {
    const query = fc.record({
      text: fc.constantFrom('', '', 'ann', 'ben'),
      filters: sparse,
      sort: fc.constantFrom('best' as const, 'soonest' as const, 'distance' as const),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { maxLength: 30 }),
        fc.nat(30),
        query,
        async (people, split, { text, filters: chosen, sort }) => {
          const documents = documentsOf(people)
          const firstAt = new Map(
            people.flatMap(({ openAt }, index) =>
              openAt === null ? [] : [[`provider-${index}`, openAt * minuteMs] as const],
            ),
          )
          const soonest = { firstAt, soonBefore: 15 * minuteMs, before: null }
          const full: SearchQuery = { text, filters: chosen, sort, offset: 0, limit: 100, soonest }
          const expected = plainly(documents, full)
          const isChanged = (document: SearchDocument) => Number(document.providerId.split('-')[1]) < split
          const parts = [documents.filter((document) => !isChanged(document)), documents.filter(isChanged)]
          const snapshot = {
            segments: parts.map((part) => memorySegment(part, today)),
            state: { build: '', generation: 1, revision: 1, documents: 0, builtAt: 0 },
            changes: 0,
          }
          const result = await searchSnapshot(snapshot, new Vocabulary(), full)
          expect(result.total).toBe(expected.best.size)
          for (const name of facetNames)
            expect(sorted(result.facets[name]), name).toEqual(sorted(expected.facets[name]))
          const found = result.hits.map((hit) => hit.providerId)
          expect(new Set(found)).toEqual(new Set(expected.best.keys()))
          for (const [index, id] of found.entries()) {
            const next = found[index + 1]
            if (next) expect(isBefore(expected.best.get(next)!, expected.best.get(id)!), `${next}, ${id}`).toBe(false)
          }
          // Equals stand in the same order whether they have changed lately or not.
          const whole = { ...snapshot, segments: [memorySegment(documents, today)] }
          expect((await searchSnapshot(whole, new Vocabulary(), full)).hits).toEqual(result.hits)
          const pages = [0, 1, 2].map((page) =>
            searchSnapshot(snapshot, new Vocabulary(), { ...full, offset: page * 5, limit: 5 }),
          )
          expect((await Promise.all(pages)).flatMap(({ hits }) => hits)).toEqual(result.hits.slice(0, 15))
        },
      ),
      { numRuns: 400 },
    )
  })

  it('gives the nearest matching place of each doctor, whatever the order', async () => {
    const near = { lat: 40.6, lng: -74, radiusMeters: null }
    await fc.assert(
      fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 10 }), async (people) => {
        const documents = documentsOf(people)
        const snapshot = {
          segments: [memorySegment(documents, today)],
          state: { build: '', generation: 1, revision: 1, documents: 0, builtAt: 0 },
          changes: 0,
        }
        const { hits } = await searchSnapshot(snapshot, new Vocabulary(), {
          text: '',
          filters: { ...noFilters, near, weekend: true },
          sort: 'best',
          offset: 0,
          limit: 100,
        })
        for (const hit of hits) {
          const own = documents.filter((document) => document.providerId === hit.providerId && document.weekend)
          const nearest = Math.min(...own.map((document) => metersTo(document, near)))
          expect(hit.distanceMeters).toBe(Number.isFinite(nearest) ? nearest : null)
          expect(
            own.find((document) => document.facilityId === hit.facilityId && metersTo(document, near) === nearest),
          ).toBeDefined()
        }
      }),
      { numRuns: 100 },
    )
  })
})
