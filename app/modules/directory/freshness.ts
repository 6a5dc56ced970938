import { dayMs } from '#app/core/calendar/durations.ts'

/** How far a dated fact (a plan accepted, new patients taken) can be relied on. */
export type Freshness = 'fresh' | 'unverified' | 'stale'

/** Days a fact counts as freshly verified, and days after which it leaves the filters. */
export const freshDays = 90
export const staleDays = 180

/**
 * The freshness of a fact by the instant it was last verified (epoch milliseconds). Both limits are inclusive;
 * a fact never verified is stale.
 */
export function freshnessOf(verifiedAt: number | null, now: number): Freshness {
  if (verifiedAt === null) return 'stale'
  const ageDays = (now - verifiedAt) / dayMs
  if (ageDays <= freshDays) return 'fresh'
  return ageDays <= staleDays ? 'unverified' : 'stale'
}
