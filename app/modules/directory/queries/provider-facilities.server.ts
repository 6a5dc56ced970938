import { and, asc, eq, inArray, ne, or } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { facilities, providerFacilities, providers } from '#drizzle/schema/index.ts'

/** Whose places: those of a profile, everybody's at some facilities, or both; of these only the ones with an id. */
export type ProviderFacilitiesWanted = Readonly<{
  providerId: string | null
  facilityIds: readonly string[]
  ids?: readonly string[]
}>

/** Providers at facilities with their names, in the order of facility and provider; facilities that were merged away have none. */
export async function findProviderFacilities(
  { providerId, facilityIds, ids }: ProviderFacilitiesWanted,
  reader: Reader = db,
) {
  const mine = [
    ...(facilityIds.length > 0 ? [inArray(facilities.id, [...facilityIds])] : []),
    ...(providerId === null ? [] : [eq(providers.id, providerId)]),
  ]
  if (mine.length === 0) return []
  return reader
    .select({
      id: providerFacilities.id,
      isBookable: providerFacilities.isBookable,
      /** The last day of who has left; their visits stay. */
      activeTo: providerFacilities.activeTo,
      providerId: providers.id,
      providerSlug: providers.slug,
      tier: providers.tier,
      legalFirst: providers.legalFirst,
      legalLast: providers.legalLast,
      preferredName: providers.preferredName,
      nameHans: providers.nameHans,
      nameHant: providers.nameHant,
      title: providers.title,
      facilityId: facilities.id,
      facilitySlug: facilities.slug,
      facilityStatus: facilities.status,
      facility: { nameEn: facilities.nameEn, nameHans: facilities.nameHans, nameHant: facilities.nameHant },
      acceptsWalkIn: facilities.acceptsWalkIn,
      timeZone: facilities.timeZone,
    })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(and(or(...mine), ids && inArray(providerFacilities.id, [...ids]), ne(facilities.status, 'merged')))
    .orderBy(asc(facilities.nameEn), asc(providers.legalLast), asc(providers.legalFirst), asc(providerFacilities.id))
}

export type ProviderFacility = Awaited<ReturnType<typeof findProviderFacilities>>[number]
