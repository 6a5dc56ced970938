/** The commercial levels (product.md §4). */
export type Tier = 1 | 2 | 3 | 4

/** Limits of a level; null is no limit. */
type Limits = Readonly<{ locations: number | null; seats: number }>

type Offer = Limits &
  Readonly<{
    tier: Tier
    /** Cents a month; a year costs ten months. */
    monthlyCents: number
  }>

/** What the levels cost and allow when nobody has set it otherwise. The owner's seat is one of the seats. */
export const tierOffers: readonly Offer[] = [
  { tier: 1, monthlyCents: 0, locations: 1, seats: 1 },
  { tier: 2, monthlyCents: 4_900, locations: 2, seats: 3 },
  { tier: 3, monthlyCents: 12_900, locations: 5, seats: 10 },
  { tier: 4, monthlyCents: 24_900, locations: null, seats: 50 },
]

/** What a level allows; one that nobody sells is taken for the lowest. */
function offerOf(tier: number): Offer {
  return tierOffers.find((offer) => offer.tier === tier) ?? tierOffers[0]!
}

export function seatLimit(tier: number): number {
  return offerOf(tier).seats
}

export type LocationLimit = { limit: number | null; next: { tier: number; limit: number | null } | null }

/** How many places a profile may have, and the next level that has more of them. */
export function locationLimit(tier: number): LocationLimit {
  const offer = offerOf(tier)
  const next = tierOffers.find((each) => each.tier > offer.tier) ?? null
  return { limit: offer.locations, next: next && { tier: next.tier, limit: next.locations } }
}
