import { and, eq, gte } from 'drizzle-orm'
import { lowestTierWith } from '#app/modules/tiers/features.ts'
import { facilities, providerFacilities, providers } from '#drizzle/schema/index.ts'

/** Where the public can book at once: of a query that joins providers, provider facilities and facilities. */
export const isLiveProviderFacility = and(
  eq(providerFacilities.isBookable, true),
  eq(providers.status, 'listed'),
  eq(facilities.status, 'active'),
  gte(providers.tier, lowestTierWith('liveBooking')),
)
