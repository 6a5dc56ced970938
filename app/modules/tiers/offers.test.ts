import { describe, expect, it } from 'vitest'
import { allFeatures, type Feature, hasFeature, lowestTierWith } from './features.ts'
import { firstOffers, higherTiers, locationLimit, offerOf, tiers } from './offers.ts'

/** product.md §0 and §4, written out once more. */
const table: Record<Feature, number[]> = {
  liveBooking: [2, 3, 4],
  schedule: [2, 3, 4],
  waitlist: [2, 3, 4],
  calendarFeed: [2, 3, 4],
  team: [2, 3, 4],
  recurring: [3, 4],
  groups: [3, 4],
  resources: [3, 4],
  supply: [3, 4],
  telephony: [3, 4],
  compliance: [3, 4],
  eligibility: [3, 4],
  i693: [3, 4],
  scanner: [3, 4],
  pharmacy: [3, 4],
  blog: [3, 4],
  promotionReports: [3, 4],
  promotion: [4],
  coordination: [4],
}

describe('a tier', () => {
  it.each(Object.entries(table) as [Feature, number[]][])('has %s from its level on', (feature, having) => {
    expect(tiers.filter((tier) => hasFeature(tier, feature))).toEqual(having)
    expect(lowestTierWith(feature)).toBe(having[0])
  })

  it('is compared by every feature there is', () => {
    expect(allFeatures.toSorted()).toEqual(Object.keys(table).toSorted())
  })

  it('has seats, locations and posts in numbers', () => {
    expect(tiers.map((tier) => offerOf(firstOffers, tier).seats)).toEqual([1, 3, 10, 50])
    expect(tiers.map((tier) => locationLimit(firstOffers, tier).limit)).toEqual([1, 2, 5, null])
    expect(tiers.map((tier) => offerOf(firstOffers, tier).monthlyPosts)).toEqual([0, 0, 2, null])
  })

  it('costs more the more it allows, and a year ten months', () => {
    expect(firstOffers.map(({ monthlyCents }) => monthlyCents)).toEqual([0, 4_900, 12_900, 24_900])
    for (const { monthlyCents, yearlyCents } of firstOffers) expect(yearlyCents).toBe(monthlyCents * 10)
  })

  it('that there is not is taken for the lowest', () => {
    for (const tier of [0, 5, -1, 2.5]) {
      expect(offerOf(firstOffers, tier).seats).toBe(1)
      expect(locationLimit(firstOffers, tier).limit).toBe(1)
    }
  })
})

describe('the next tier', () => {
  it('is named to who wants more locations, and no one to who has any number', () => {
    expect(locationLimit(firstOffers, 1).next).toEqual({ tier: 2, limit: 2 })
    expect(locationLimit(firstOffers, 3).next).toEqual({ tier: 4, limit: null })
    expect(locationLimit(firstOffers, 4).next).toBeNull()
    expect([1, 4].map(higherTiers)).toEqual([[2, 3, 4], []])
  })

  it('is one that is sold and that allows more', () => {
    const offers = firstOffers.map((offer) => ({
      ...offer,
      ...(offer.tier === 2 && { isSold: false }),
      ...(offer.tier === 3 && { locations: 1 }),
    }))
    expect(locationLimit(offers, 1).next).toEqual({ tier: 4, limit: null })
  })
})
