import type { Tier } from './offers.ts'

/** What levels have besides, and from which one on. */
const features = {
  /** Times are booked at once; below, the clinic answers requests. */
  liveBooking: 2,
  /** Hours, visit types and booking rules of one's own. */
  schedule: 2,
  waitlist: 2,
  /** Visits booked as one series. */
  recurring: 3,
  /** The times of visits in a calendar on one's telephone. */
  calendarFeed: 2,
  /** Other people at the practice. */
  team: 2,
} as const satisfies Record<string, Tier>

export type Feature = keyof typeof features

/** The lowest level that has a feature, for queries that ask for profiles with it. */
export function lowestTierWith(feature: Feature): number {
  return features[feature]
}

export function hasFeature(tier: number, feature: Feature): boolean {
  return tier >= features[feature]
}
