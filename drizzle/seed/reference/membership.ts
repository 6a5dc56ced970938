import { firstOffers } from '#app/modules/tiers/offers.ts'
import type { membershipCoupons, tierOffers } from '#drizzle/schema/membership.ts'

/** What the levels cost and allow at first. */
export const tierOfferRows: readonly (typeof tierOffers.$inferInsert)[] = firstOffers.map((offer) => ({
  id: `level-${offer.tier}`,
  ...offer,
}))

/** A coupon to begin from; nobody can use it until the administration says so. */
export const couponRows: readonly (typeof membershipCoupons.$inferInsert)[] = [
  {
    id: 'welcome',
    code: 'WELCOME50',
    percentOff: 50,
    amountOffCents: null,
    tiers: [],
    startsOn: null,
    endsOn: null,
    mostUses: 100,
    isActive: false,
  },
]
