import { and, eq, gte } from 'drizzle-orm'
import { facilities, providerFacilities, providers } from '#drizzle/schema/index.ts'
import { liveTier } from './limits.ts'

/** Where the public can book at once: of a query that joins providers, their places and facilities. */
export const isLivePlace = and(
  eq(providerFacilities.isBookable, true),
  eq(providers.status, 'listed'),
  eq(facilities.status, 'active'),
  gte(providers.tier, liveTier),
)
