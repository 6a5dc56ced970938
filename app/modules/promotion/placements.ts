import type { placements as stored } from '#drizzle/schema/promotion/campaigns.ts'

export type Placement = (typeof stored)[number]

/** In the order in which they are told; the table's own list is not for browsers. */
export const placements = ['home', 'specialty', 'location', 'search_top', 'blog'] as const satisfies typeof stored

export type TargetKind = 'specialty' | 'neighborhood'

/** What a placement is bought for: pages of some specialties or neighborhoods, or all of its pages. */
const targetKinds: Readonly<Record<Placement, TargetKind | null>> = {
  home: null,
  specialty: 'specialty',
  location: 'neighborhood',
  search_top: 'specialty',
  blog: null,
}

export const targetKindOf = (placement: Placement): TargetKind | null => targetKinds[placement]

/** Targets of one campaign. */
export const mostTargets = 5
/** Weeks of one campaign. */
export const mostWeeks = 12
/** Weeks ahead in which a campaign may begin. */
export const weeksAhead = 26

/** A list of doctors has one advertisement for each ten of them at most: with fewer it has none. */
export const resultsPerAd = 10

export const isPlacement = (text: string | null): text is Placement => placements.some((each) => each === text)
