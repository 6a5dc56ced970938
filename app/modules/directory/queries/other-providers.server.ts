import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import { searchProviders } from '#app/modules/directory/search/queries/search-providers.server.ts'
import { noFilters, type SearchHit } from '#app/modules/directory/search/search-query.ts'
import { facilities, providerFacilities, providers, providerSpecialties } from '#drizzle/schema/index.ts'
import { findLanguagesOf } from './provider-parts.server.ts'

/** More than these at one address is a hospital; its list is the place for the rest. */
const lookedAtClinic = 200
/** Of a specialty, the nearest so many are weighed. */
const lookedNearby = 40

/** Everybody speaks it well enough to tell nobody apart. */
const common = 'en'

export type Colleague = { providerId: string; facilityId: string; isSameField: boolean }

/** Listed providers at some facilities beside one; who is at several of them, once for each. */
export async function findColleagues(
  facilityIds: readonly string[],
  { id, specialtyId }: { id: string; specialtyId: string },
): Promise<Colleague[]> {
  if (facilityIds.length === 0) return []
  const rows = await db
    .select({
      providerId: providers.id,
      facilityId: facilities.id,
      specialtyId: providerSpecialties.specialtyId,
    })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .innerJoin(
      providerSpecialties,
      and(eq(providerSpecialties.providerId, providers.id), eq(providerSpecialties.isPrimary, true)),
    )
    .where(
      and(
        inArray(providerFacilities.facilityId, [...facilityIds]),
        isNull(providerFacilities.activeTo),
        eq(facilities.status, 'active'),
        eq(providers.status, 'listed'),
        ne(providers.id, id),
      ),
    )
    .orderBy(desc(providers.tier), asc(providers.id), asc(facilities.id))
    .limit(lookedAtClinic)
  return rows.map(({ specialtyId: field, ...whose }) => ({ ...whose, isSameField: field === specialtyId }))
}

export type NearbyProvider = SearchHit & { languageIds: string[] }

/** The nearest providers of a specialty to a point, or its first ones where there is none, with the languages that each speaks. */
export async function findNearby(
  specialtyId: string,
  point: { lat: number; lng: number } | null,
): Promise<NearbyProvider[]> {
  const { hits } = await searchProviders({
    text: '',
    filters: { ...noFilters, specialtyIds: [specialtyId], near: point && { ...point, radiusMeters: null } },
    sort: point ? 'distance' : 'best',
    offset: 0,
    limit: lookedNearby,
  })
  const spoken = groupBy(
    await findLanguagesOf(hits.map(({ providerId }) => providerId)),
    ({ providerId }) => providerId,
  )
  return hits.map((hit) => ({ ...hit, languageIds: tellingLanguages(spoken.get(hit.providerId) ?? []) }))
}

/** The languages that somebody sees patients in and not everybody does. */
export function tellingLanguages(languages: readonly { id: string; level: string }[]): string[] {
  return languages.filter(({ id, level }) => id !== common && level !== 'basic').map(({ id }) => id)
}
