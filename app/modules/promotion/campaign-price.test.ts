import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { campaignPrice, firstRates } from './campaign-price.ts'
import { mostTargets, mostWeeks, placements, targetKindOf } from './placements.ts'

const rateFor = (placement: (typeof placements)[number], weeklyCents = 1_999) => ({
  ...{ placement, weeklyCents, slots: 2, isSold: true },
})

describe('the price of a campaign', () => {
  it('is the weekly price for each week, and for each target where there are targets', () => {
    expect(campaignPrice(rateFor('home'), 3, 0)).toBe(5_997)
    expect(campaignPrice(rateFor('specialty'), 3, 2)).toBe(11_994)
    expect(campaignPrice(rateFor('location'), 1, 1)).toBe(1_999)
    expect(campaignPrice(rateFor('blog'), 2, 5)).toBe(3_998)
  })

  it('is a whole number of cents and the sum of the prices of its weeks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...placements),
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: mostWeeks }),
        fc.integer({ min: 1, max: mostTargets }),
        (placement, weeklyCents, weeks, targets) => {
          const price = (count: number) => campaignPrice(rateFor(placement, weeklyCents), count, targets)
          expect(Number.isSafeInteger(price(weeks))).toBe(true)
          expect(price(weeks)).toBe(price(1) * weeks)
          expect(price(1) % weeklyCents).toBe(0)
        },
      ),
    )
  })

  it('refuses what is no whole count', () => {
    expect(() => campaignPrice(rateFor('home', 19.99), 1, 0)).toThrow(RangeError)
    expect(() => campaignPrice(rateFor('home'), 1.5, 0)).toThrow(RangeError)
    expect(() => campaignPrice(rateFor('specialty'), 1, -1)).toThrow(RangeError)
  })

  it('has a rate for every placement, above zero', () => {
    expect(firstRates.map(({ placement }) => placement)).toEqual([...placements])
    for (const { weeklyCents, slots } of firstRates) expect(Math.min(weeklyCents, slots)).toBeGreaterThan(0)
    expect(placements.filter((placement) => targetKindOf(placement) === null)).toEqual(['home', 'blog'])
  })
})
