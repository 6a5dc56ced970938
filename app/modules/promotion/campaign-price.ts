import type { promotionRates } from '#drizzle/schema/promotion/campaigns.ts'
import { targetKindOf } from './placements.ts'

export type Rate = Readonly<Omit<typeof promotionRates.$inferSelect, 'id'>>

/** Until somebody edits them. Whole dollars a week, and how many take turns. */
export const firstRates: readonly Rate[] = [
  { placement: 'home', weeklyCents: 19_900, slots: 3, isSold: true },
  { placement: 'specialty', weeklyCents: 7_900, slots: 2, isSold: true },
  { placement: 'location', weeklyCents: 6_900, slots: 2, isSold: true },
  { placement: 'search_top', weeklyCents: 9_900, slots: 2, isSold: true },
  { placement: 'blog', weeklyCents: 4_900, slots: 3, isSold: true },
]

/** What a campaign costs: flat, by weeks and targets, never by how often it is seen or pressed. @throws RangeError for parts that are no whole counts */
export function campaignPrice({ placement, weeklyCents }: Rate, weeks: number, targets: number): number {
  const count = targetKindOf(placement) === null ? 1 : targets
  const cents = weeklyCents * weeks * count
  if (![weeklyCents, weeks, count, cents].every((part) => Number.isSafeInteger(part) && part >= 0))
    throw new RangeError('A price is a whole number of cents, for whole weeks.')
  return cents
}
