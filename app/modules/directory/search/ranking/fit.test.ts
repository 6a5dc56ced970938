import { describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { noFacts } from '#tests/factories/search-document.ts'
import type { SearchDocument } from '../documents/document.ts'
import { fitOf, type FitQuestion } from './fit.ts'
import { firstByTier } from './rank.ts'
import { memorySegment } from '../index/segment.ts'

const dayMs = 86_400_000
const today = 20_000
/** Noon in New York. */
const noon = Date.parse('2026-10-20T16:00:00Z')
const anybody: FitQuestion = { languageIds: [], near: null, openings: undefined, firstNeighborhoodIds: [] }

const document = (providerId: string, facts: Partial<SearchDocument> = {}): SearchDocument => ({
  providerId,
  facilityId: `at-${providerId}`,
  ...noFacts,
  ...facts,
})

function order(documents: SearchDocument[], question: FitQuestion = anybody): string[] {
  const segment = memorySegment(documents, today)
  const fit = fitOf(segment, question)
  const ranked = firstByTier(segment.columns, [segment.alive()], segment.alive(), fit, documents.length)
  return ranked.map(({ doc }) => segment.columns.providerIds.at(doc))
}

describe('who fits', () => {
  const soonest = (firstAt: Record<string, number>) => ({
    ...anybody,
    openings: { firstAt: new Map(Object.entries(firstAt)), soonBefore: 100, before: null },
  })
  const yue = { doctorLanguageIds: ['yue'] }
  const accepting = { acceptingUntil: today }

  it('can be booked soon, before who can be later, before who cannot, whatever else holds', () => {
    const documents = [document('none', { ...yue, ...accepting }), document('later', yue), document('soon')]
    expect(order(documents, soonest({ soon: 99, later: 100 }))).toEqual(['soon', 'later', 'none'])
  })

  it('speaks the language before the staff does, before nobody there does', () => {
    const documents = [
      document('nobody', accepting),
      document('staff', { staffLanguageIds: ['yue-x-toisan'], ...accepting }),
      document('doctor', yue),
    ]
    expect(order(documents)).toEqual(['doctor', 'staff', 'nobody'])
    const toisan = { ...anybody, languageIds: ['yue-x-toisan'] }
    expect(order(documents, toisan)).toEqual([
      'staff',
      ...order(
        documents.filter((each) => each.providerId !== 'staff'),
        toisan,
      ),
    ])
    // Another tongue than Chinese is no help where none is named.
    expect(order([document('ko', { doctorLanguageIds: ['ko'] }), document('zh', yue)])).toEqual(['zh', 'ko'])
  })

  it('takes new patients, and is near by half miles', () => {
    const near = { lat: 40.75, lng: -73.83, radiusMeters: null }
    const at = (lat: number) => ({ lat, lng: -73.83 })
    expect(order([document('full'), document('takes', accepting)])).toEqual(['takes', 'full'])
    const documents = [
      document('unknown', accepting),
      document('two-miles', { ...at(40.78), ...accepting }),
      document('next-door', { ...at(40.7501), ...accepting }),
      document('full-next-door', at(40.75)),
    ]
    expect(order(documents, { ...anybody, near })).toEqual(['next-door', 'two-miles', 'unknown', 'full-next-door'])
  })
})

describe('those who fit alike otherwise', () => {
  const times = { today: 1, tomorrow: 11, later: 21, nextWeek: 101 }
  const openings = {
    firstAt: new Map(Object.entries(times)),
    soonBefore: 100,
    dayEnds: [10, 20],
    before: null,
  } as const
  const question: FitQuestion = { ...anybody, openings, firstNeighborhoodIds: ['flushing', 'elmhurst'] }

  it('come today, tomorrow, within the week, later and never, after language and place', () => {
    const ids = ['none', 'nextWeek', 'later', 'tomorrow', 'today']
    expect(
      order(
        ids.map((id) => document(id)),
        question,
      ),
    ).toEqual(['today', 'tomorrow', 'later', 'nextWeek', 'none'])
    const speaks = document('later', { doctorLanguageIds: ['yue'] })
    expect(order([document('today'), speaks], question)).toEqual(['later', 'today'])
    const near = { lat: 40.75, lng: -73.83, radiusMeters: null }
    const nextDoor = document('later', { lat: 40.75, lng: -73.83 })
    expect(order([document('today', { lat: 40.8, lng: -73.83 }), nextDoor], { ...question, near })).toEqual([
      'later',
      'today',
    ])
  })

  it('come from the neighborhoods that are first, on the same day, where no point is asked for', () => {
    const suburb = { neighborhoodId: 'edison', lat: 40.52, lng: -74.41 }
    const city = { neighborhoodId: 'elmhurst', lat: 40.74, lng: -73.88 }
    const documents = [document('x', suburb), document('y'), document('z', city)]
    for (let day = 0; day < 20; day++) {
      setClock(noon + day * dayMs)
      expect(order(documents, question)[0]).toBe('z')
    }
    expect(order([document('today', suburb), document('tomorrow', city)], question)).toEqual(['today', 'tomorrow'])
    const near = { lat: 40.52, lng: -74.41, radiusMeters: null }
    expect(order(documents, { ...question, near })[0]).toBe('x')
  })
})

describe('those who fit alike', () => {
  const people = ['a', 'b', 'c', 'd', 'e'].map((id) => `01900000-0000-7000-8000-0000000000${id}${id}`)
  const documents = people.map((id) => document(id))

  it('stand in one order all day in New York, and in another the next', () => {
    setClock(noon)
    const first = order(documents)
    expect(order(documents.toReversed())).toEqual(first)
    expect(order(documents.slice(1))).toEqual(first.filter((id) => id !== people[0]))
    setClock(Date.parse('2026-10-20T04:00:00Z'))
    expect(order(documents)).toEqual(first)
    setClock(Date.parse('2026-10-21T03:59:59Z'))
    expect(order(documents)).toEqual(first)
    const orders = new Set([first.join()])
    for (let day = 1; day < 30; day++) {
      setClock(noon + day * dayMs)
      orders.add(order(documents).join())
    }
    expect(orders.size).toBeGreaterThan(20)
  })

  it.each([people, ['ann', 'ben', 'cai', 'dee', 'eve']])('are each first as often as the others: %s', (...ids) => {
    const wins = new Map(ids.map((id) => [id, 0]))
    const days = 2_000
    for (let day = 0; day < days; day++) {
      setClock(noon + day * dayMs)
      const [first] = order(ids.map((id) => document(id)))
      wins.set(first!, wins.get(first!)! + 1)
    }
    // Four standard deviations of a fair draw on either side.
    for (const count of wins.values()) expect(Math.abs(count - days / 5)).toBeLessThan(4 * Math.sqrt(days * 0.16))
  })
})
