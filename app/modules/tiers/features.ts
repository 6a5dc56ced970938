import type { Tier } from './offers.ts'

/**
 * What levels have besides their numbers, and from which one on: the one table that every check asks. Only what the product does today stands
 * here; what comes later comes with its own line.
 */
const features = {
  /** Times are booked at once; below, the clinic answers requests. */
  liveBooking: 2,
  /** Hours, visit types and booking rules of one's own. */
  schedule: 2,
  waitlist: 2,
  /** The times of visits in a calendar on one's telephone. */
  calendarFeed: 2,
  /** Other people at the practice. */
  team: 2,
  /** Visits booked as one series. */
  recurring: 3,
  /** Visits with several seats. */
  groups: 3,
  /** Visits that take a room, a device or a chair, which several doctors share. */
  resources: 3,
  /** What a clinic keeps in stock, by lot and expiry. */
  supply: 3,
  /** What expires of a clinic's people and of itself, with reminders. */
  compliance: 3,
  /** Whether somebody is insured, asked of the payer (X12 270/271). */
  eligibility: 3,
  /** Cases of the immigration examination at clinics with a civil surgeon. */
  i693: 3,
  /** Checking patients in with a telephone or a reader. */
  scanner: 3,
  /** The clinic's pharmacies, and requests for refills. */
  pharmacy: 3,
  /** The clinic's telephone: menu in three languages, queue, voicemail. */
  telephony: 3,
  /** Articles under one's own name; how many a month is a limit of the offer. */
  blog: 3,
  /** Places, prices and figures of promotion, to read. */
  promotionReports: 3,
  /** Campaigns of one's own. */
  promotion: 4,
  /** Referrals with their tasks, messages, documents and time limits. */
  coordination: 4,
} as const satisfies Record<string, Tier>

export type Feature = keyof typeof features

/** In the order in which they are compared. */
export const allFeatures = Object.keys(features) as Feature[]

/** The lowest level that has a feature, for queries that ask for profiles with it. */
export function lowestTierWith(feature: Feature): Tier {
  return features[feature]
}

export function hasFeature(tier: number, feature: Feature): boolean {
  return tier >= features[feature]
}
