import { and, eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { lowestTierWith } from '#app/modules/tiers/features.ts'
import { providerFacilities, providers } from '#drizzle/schema/directory.ts'

/** Those of some places at which a practice has care coordination. */
export async function listCoordinated(facilityIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (facilityIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ facilityId: providerFacilities.facilityId })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .where(
      and(
        inArray(providerFacilities.facilityId, [...facilityIds]),
        eq(providers.careCoordinationEnabled, true),
        eq(providers.tier, lowestTierWith('coordination')),
      ),
    )
  return new Set(rows.map(({ facilityId }) => facilityId))
}
