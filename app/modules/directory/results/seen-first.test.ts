import { describe, expect, it } from 'vitest'
import { seenFirst } from './seen-first.ts'

const card = (id: string, lat: number | null, lng: number | null) => ({ id, location: { lat, lng } })
const idsOf = (cards: { id: string }[]) => cards.map(({ id }) => id)

describe('cards beside a map', () => {
  it('begin with those whom the map shows, each part in the order of the list', () => {
    const cards = [
      card('edison', 40.52, -74.41),
      { id: 'nowhere', location: null },
      ...['a', 'b', 'c', 'd'].map((id, index) => card(id, 40.75 + index / 1000, -73.83)),
      card('unknown', null, null),
    ]
    expect(idsOf(seenFirst(cards))).toEqual(['a', 'b', 'c', 'd', 'edison', 'nowhere', 'unknown'])
  })

  it('stay as they are where all or none are shown', () => {
    expect(idsOf(seenFirst([card('b', 40.75, -73.83), card('a', 40.7, -74)]))).toEqual(['b', 'a'])
    expect(idsOf(seenFirst([{ id: 'x', location: null }, card('y', null, null)]))).toEqual(['x', 'y'])
    expect(seenFirst([])).toEqual([])
  })
})
