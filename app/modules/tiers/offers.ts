/** The commercial levels (product.md §4). */
export type Tier = 1 | 2 | 3 | 4

export const tiers: readonly Tier[] = [1, 2, 3, 4]

/** What a level costs and how much it allows; null is any number. */
export type Offer = Readonly<{
  tier: Tier
  monthlyCents: number
  yearlyCents: number
  locations: number | null
  seats: number | null
  /** Posts that may be begun in a month. */
  monthlyPosts: number | null
  trialDays: number
  isSold: boolean
}>

/** What the levels cost and allow until somebody edits it. A year costs ten months; the owner's seat is one of the seats. */
export const firstOffers: readonly Offer[] = [
  { tier: 1, monthlyCents: 0, yearlyCents: 0, locations: 1, seats: 1, monthlyPosts: 0, trialDays: 0, isSold: true },
  {
    tier: 2,
    monthlyCents: 4_900,
    yearlyCents: 49_000,
    locations: 2,
    seats: 3,
    monthlyPosts: 0,
    trialDays: 0,
    isSold: true,
  },
  {
    tier: 3,
    monthlyCents: 12_900,
    yearlyCents: 129_000,
    locations: 5,
    seats: 10,
    monthlyPosts: 2,
    trialDays: 0,
    isSold: true,
  },
  {
    tier: 4,
    monthlyCents: 24_900,
    yearlyCents: 249_000,
    locations: null,
    seats: 50,
    monthlyPosts: null,
    trialDays: 0,
    isSold: true,
  },
]

/** What a level allows; one that there is not is taken for the lowest. */
export function offerOf(offers: readonly Offer[], tier: number): Offer {
  return offers.find((offer) => offer.tier === tier) ?? offers[0]!
}

/** The levels that have more than one. */
export const higherTiers = (tier: number): Tier[] => tiers.filter((each) => each > tier)

export type LocationLimit = { limit: number | null; next: { tier: number; limit: number | null } | null }

/** How many locations a profile of a level may have, and the next level that has more of them. */
export function locationLimit(offers: readonly Offer[], tier: number): LocationLimit {
  const offer = offerOf(offers, tier)
  const isMore = ({ locations }: Offer) =>
    offer.locations !== null && (locations === null || locations > offer.locations)
  const next = offers.find((each) => each.tier > offer.tier && each.isSold && isMore(each)) ?? null
  return { limit: offer.locations, next: next && { tier: next.tier, limit: next.locations } }
}
