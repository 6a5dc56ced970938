import { and, asc, count, eq, isNotNull, isNull, max, ne, or } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { isThin } from '#app/modules/directory/index-worthy.ts'
import { countDoctors } from '#app/modules/directory/queries/area-counts.server.ts'
import { listSpecialties } from '#app/modules/directory/queries/reference.server.ts'
import { paths } from '#app/paths.ts'
import {
  facilities,
  neighborhoods,
  providerFacilities,
  providers,
  providerSpecialties,
  specialties,
} from '#drizzle/schema/index.ts'
import { latest, type SitemapEntry } from './entry.ts'

/** A list changes with its doctors: each entry's time is that of the doctor who changed last. */

const isListed = eq(providers.status, 'listed')

/** Guides of all specialties, and the lists of doctors that are not thin. */
export async function specialtyEntries(): Promise<SitemapEntry[]> {
  const [rows, { facets }, changes] = await Promise.all([
    listSpecialties(),
    countDoctors(),
    db
      .select({ id: providerSpecialties.specialtyId, changedAt: max(providers.updatedAt) })
      .from(providerSpecialties)
      .innerJoin(providers, and(eq(providers.id, providerSpecialties.providerId), isListed))
      .groupBy(providerSpecialties.specialtyId)
      .orderBy(asc(providerSpecialties.specialtyId)),
  ])
  const changeOf = new Map(changes.map(({ id, changedAt }) => [id, changedAt]))
  return rows.flatMap(({ id, slug }) => {
    const changedAt = changeOf.get(id) ?? null
    const guide = { path: paths.specialty(slug), changedAt }
    return isThin(facets.specialty.get(id) ?? 0)
      ? [guide]
      : [guide, { path: paths.doctorsOfSpecialty(slug), changedAt }]
  })
}

/** Neighborhoods and their lists, also by specialty, where there are doctors enough. */
export async function locationEntries(): Promise<SitemapEntry[]> {
  const [listed, fields, changes] = await Promise.all([
    db
      .select({ id: neighborhoods.id, slug: neighborhoods.slug, isIndexable: neighborhoods.isIndexable })
      .from(neighborhoods)
      .orderBy(asc(neighborhoods.sort), asc(neighborhoods.id)),
    listSpecialties(),
    changesByNeighborhood(),
  ])
  const entries: SitemapEntry[] = []
  for (const { id, slug, isIndexable } of listed) {
    const { total, facets } = await countDoctors({ neighborhoodIds: [id] })
    if (isThin(total)) continue
    const changedAt = latest(changes.filter((row) => row.neighborhoodId === id).map((row) => row.changedAt))
    if (isIndexable) entries.push({ path: paths.neighborhood(slug), changedAt })
    entries.push({ path: paths.neighborhoodAll(slug), changedAt })
    for (const field of fields) {
      if (isThin(facets.specialty.get(field.id) ?? 0)) continue
      const own = changes.find((row) => row.neighborhoodId === id && row.specialtyId === field.id)
      entries.push({ path: paths.neighborhoodSpecialty(slug, field.slug), changedAt: own?.changedAt ?? changedAt })
    }
  }
  return entries
}

function changesByNeighborhood() {
  return db
    .select({
      neighborhoodId: facilities.neighborhoodId,
      specialtyId: providerSpecialties.specialtyId,
      changedAt: max(providers.updatedAt),
    })
    .from(providerFacilities)
    .innerJoin(facilities, and(eq(facilities.id, providerFacilities.facilityId), eq(facilities.status, 'active')))
    .innerJoin(providers, and(eq(providers.id, providerFacilities.providerId), isListed))
    .innerJoin(providerSpecialties, eq(providerSpecialties.providerId, providers.id))
    .where(isNull(providerFacilities.activeTo))
    .groupBy(facilities.neighborhoodId, providerSpecialties.specialtyId)
    .orderBy(asc(facilities.neighborhoodId), asc(providerSpecialties.specialtyId))
}

/** Rows of listed doctors with their primary specialty: without one a doctor has no page. */
const listedDoctors = and(eq(providerSpecialties.providerId, providers.id), eq(providerSpecialties.isPrimary, true))

/** Listed, and not only known from the registry (`isBareRecord` says it of a row). */
const isIndexed = and(
  isListed,
  or(ne(providers.source, 'registry'), isNotNull(providers.userId), isNotNull(providers.verifiedAt)),
)

/** How many doctors have a page that may be indexed, and when one of them last changed. */
export async function doctorsChanged(): Promise<{ total: number; changedAt: number | null }> {
  const [row] = await db
    .select({ total: count(), changedAt: max(providers.updatedAt) })
    .from(providers)
    .innerJoin(providerSpecialties, listedDoctors)
    .where(isIndexed)
  return row ?? { total: 0, changedAt: null }
}

/** Pages of doctors that may be indexed, `limit` of them from `offset`, in a settled order. */
export async function doctorEntries(offset: number, limit: number): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ slug: providers.slug, specialty: specialties.slug, changedAt: providers.updatedAt })
    .from(providers)
    .innerJoin(providerSpecialties, listedDoctors)
    .innerJoin(specialties, eq(specialties.id, providerSpecialties.specialtyId))
    .where(isIndexed)
    .orderBy(asc(providers.id), asc(providerSpecialties.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ slug, specialty, changedAt }) => ({ path: paths.doctor(specialty, slug), changedAt }))
}
