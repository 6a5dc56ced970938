import { describe, expect, it } from 'vitest'
import { type Feature, hasFeature, lowestTierWith } from './features.ts'
import { locationLimit, seatLimit, tierOffers } from './offers.ts'

/** product.md §4, written out once more. */
const table: Record<Feature, number[]> = {
  liveBooking: [2, 3, 4],
  schedule: [2, 3, 4],
  waitlist: [2, 3, 4],
  recurring: [3, 4],
  calendarFeed: [2, 3, 4],
  team: [2, 3, 4],
}

describe('a tier', () => {
  it.each(Object.entries(table) as [Feature, number[]][])('has %s from its level on', (feature, having) => {
    expect([1, 2, 3, 4].filter((tier) => hasFeature(tier, feature))).toEqual(having)
    expect(lowestTierWith(feature)).toBe(having[0])
  })

  it('has seats and locations in numbers', () => {
    expect([1, 2, 3, 4].map(seatLimit)).toEqual([1, 3, 10, 50])
    expect([1, 2, 3, 4].map((tier) => locationLimit(tier).limit)).toEqual([1, 2, 5, null])
  })

  it('costs more the more it allows', () => {
    expect(tierOffers.map(({ monthlyCents }) => monthlyCents)).toEqual([0, 4_900, 12_900, 24_900])
  })

  it('that nobody sells is taken for the lowest', () => {
    for (const tier of [0, 5, -1, 2.5]) {
      expect(seatLimit(tier)).toBe(1)
      expect(locationLimit(tier).limit).toBe(1)
    }
  })
})

describe('the next tier', () => {
  it('is named to who wants more locations, and no one to who has any number', () => {
    expect(locationLimit(1).next).toEqual({ tier: 2, limit: 2 })
    expect(locationLimit(3).next).toEqual({ tier: 4, limit: null })
    expect(locationLimit(4).next).toBeNull()
  })
})
