/** Limits of a level; null is no limit. */
type TierOffer = Readonly<{
  tier: 1 | 2 | 3 | 4
  /** Cents a month; a year costs ten months. */
  monthlyCents: number
  locations: number | null
  seats: number
}>

/** What the levels cost and allow when nobody has set it otherwise. */
export const tierOffers: readonly TierOffer[] = [
  { tier: 1, monthlyCents: 0, locations: 1, seats: 1 },
  { tier: 2, monthlyCents: 4_900, locations: 2, seats: 3 },
  { tier: 3, monthlyCents: 12_900, locations: 5, seats: 10 },
  { tier: 4, monthlyCents: 24_900, locations: null, seats: 50 },
]
