import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { now } from '#app/core/clock.ts'
import { indexProviders } from '#app/modules/directory/search/commands/index-providers.server.ts'
import {
  facilities,
  neighborhoods,
  providerFacilities,
  providers,
  providerSpecialties,
  specialties,
} from '#drizzle/schema/index.ts'

const batchSize = 500

/** A slug that names no neighborhood or specialty. Its message lists the ones there are. */
export class UnknownSlugError extends Error {
  override readonly name = 'UnknownSlugError'
}

export type PublishOptions = {
  neighborhoods: readonly string[]
  specialty: string | null
  limit: number | null
  isDryRun: boolean
}

type PublishResult = { providers: number; facilities: number }

/**
 * Lists imported practitioners that have a mapped specialty and practice in one of the neighborhoods, and opens the places
 * where they do. A record whose status a person has set is left alone. The search index follows in the same transaction.
 * @throws UnknownSlugError
 */
export async function publishRegistry(options: PublishOptions): Promise<PublishResult> {
  const areas = await findNeighborhoods(options.neighborhoods)
  const specialtyId = options.specialty === null ? null : await findSpecialty(options.specialty)
  const found = await findUnlisted(db, areas, specialtyId)
  const chosen = [...found.keys()].slice(0, options.limit ?? undefined)
  const result = { providers: 0, facilities: 0 }
  const opened = new Set<string>()
  for (let start = 0; start < chosen.length; start += batchSize) {
    const ids = chosen.slice(start, start + batchSize)
    const facilityIds = [...new Set(ids.flatMap((id) => found.get(id)!))].filter((id) => !opened.has(id))
    for (const id of facilityIds) opened.add(id)
    const done = options.isDryRun ? await countPending(db, ids, facilityIds) : await publishBatch(ids, facilityIds)
    result.providers += done.providers
    result.facilities += done.facilities
  }
  return result
}

async function findNeighborhoods(slugs: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: neighborhoods.id, slug: neighborhoods.slug })
    .from(neighborhoods)
    .orderBy(asc(neighborhoods.sort), asc(neighborhoods.id))
  return slugs.map((slug) => rows.find((row) => row.slug === slug)?.id ?? unknown('neighborhood', slug, rows))
}

async function findSpecialty(slug: string): Promise<string> {
  const rows = await db
    .select({ id: specialties.id, slug: specialties.slug })
    .from(specialties)
    .orderBy(asc(specialties.sort), asc(specialties.id))
  return rows.find((row) => row.slug === slug)?.id ?? unknown('specialty', slug, rows)
}

function unknown(what: string, slug: string, rows: readonly { slug: string }[]): never {
  const known = rows.map((row) => row.slug).join(', ') || 'none; load the reference data first'
  throw new UnknownSlugError(`There is no ${what} "${slug}". Known: ${known}.`)
}

/** Providers to list, by name, with the places of theirs in the neighborhoods. */
async function findUnlisted(
  reader: Reader,
  areas: string[],
  specialtyId: string | null,
): Promise<Map<string, string[]>> {
  const rows = await reader
    .selectDistinct({
      id: providers.id,
      last: providers.legalLast,
      first: providers.legalFirst,
      editedFields: providers.editedFields,
      facilityId: facilities.id,
      facilityStatus: facilities.status,
      facilityEdited: facilities.editedFields,
    })
    .from(providers)
    .innerJoin(providerSpecialties, eq(providerSpecialties.providerId, providers.id))
    .innerJoin(
      providerFacilities,
      and(eq(providerFacilities.providerId, providers.id), isNull(providerFacilities.activeTo)),
    )
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(
      and(
        eq(providers.source, 'registry'),
        eq(providers.status, 'unlisted'),
        inArray(facilities.neighborhoodId, areas),
        inArray(facilities.status, ['pending', 'active']),
        specialtyId === null ? undefined : eq(providerSpecialties.specialtyId, specialtyId),
      ),
    )
    .orderBy(asc(providers.legalLast), asc(providers.legalFirst), asc(providers.id), asc(facilities.id))
  const found = new Map<string, string[]>()
  for (const row of rows) {
    const isHeldBack = row.facilityStatus === 'pending' && row.facilityEdited.includes('status')
    if (isHeldBack || row.editedFields.includes('status')) continue
    found.set(row.id, [...(found.get(row.id) ?? []), row.facilityId])
  }
  return found
}

async function countPending(reader: Reader, ids: string[], facilityIds: string[]): Promise<PublishResult> {
  const pending = await reader
    .select({ id: facilities.id })
    .from(facilities)
    .where(and(inArray(facilities.id, facilityIds), eq(facilities.status, 'pending')))
  return { providers: ids.length, facilities: pending.length }
}

function publishBatch(ids: string[], facilityIds: string[]): Promise<PublishResult> {
  return withTransaction(async (tx) => {
    const listed = await tx
      .update(providers)
      .set({ status: 'listed', version: sql`${providers.version} + 1`, updatedAt: now() })
      .where(and(inArray(providers.id, ids), eq(providers.status, 'unlisted')))
      .returning({ id: providers.id })
    const opened = await tx
      .update(facilities)
      .set({ status: 'active', version: sql`${facilities.version} + 1`, updatedAt: now() })
      .where(and(inArray(facilities.id, facilityIds), eq(facilities.status, 'pending')))
      .returning({ id: facilities.id })
    await indexProviders(
      tx,
      listed.map(({ id }) => id),
    )
    return { providers: listed.length, facilities: opened.length }
  })
}
