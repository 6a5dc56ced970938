import { and, asc, eq, gte, like } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { facilities, providerFacilities, providers, providerSpecialties, specialties } from '#drizzle/schema/index.ts'
import type { DemoProviderFacility } from './visit-types.ts'

/** Provider facilities at which fictional providers can be booked (tier 2 and up), in a settled order. */
export async function findDemoProviderFacilities(reader: Reader): Promise<DemoProviderFacility[]> {
  return reader
    .select({
      id: providerFacilities.id,
      providerId: providers.id,
      facilityId: facilities.id,
      timeZone: facilities.timeZone,
      specialtyId: specialties.id,
      isSensitive: specialties.isSensitive,
      offersTelehealth: providers.offersTelehealth,
      priceCents: providers.cashPriceCents,
    })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .innerJoin(
      providerSpecialties,
      and(eq(providerSpecialties.providerId, providers.id), eq(providerSpecialties.isPrimary, true)),
    )
    .innerJoin(specialties, eq(specialties.id, providerSpecialties.specialtyId))
    .where(
      and(
        eq(providers.isDemo, true),
        eq(providers.status, 'listed'),
        gte(providers.tier, 2),
        eq(providerFacilities.isBookable, true),
        eq(facilities.status, 'active'),
        like(providerFacilities.id, 'demo-%'),
      ),
    )
    .orderBy(asc(providerFacilities.id))
}
