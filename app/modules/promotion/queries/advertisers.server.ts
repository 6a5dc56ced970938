import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { allows, type Capability, facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { worksOn } from '#app/modules/directory/queries/works-on.ts'
import { facilities, providerFacilities, providers, providerSpecialties } from '#drizzle/schema/directory.ts'
import { neighborhoods, specialties } from '#drizzle/schema/reference.ts'

export type PromotionRight = Extract<Capability, `promotion.${string}`>

const isCurrent = () => worksOn(todayInNewYork())

/** The doctors for whose campaigns somebody has a right: their own profile, and who practices where a seat gives it. */
export async function advertiserIds(
  actor: ProviderActor,
  right: PromotionRight,
  reader: Reader = db,
): Promise<ReadonlySet<string>> {
  const own = { facilityId: null, providerId: actor.providerId }
  const ids = new Set<string>(actor.providerId !== null && allows(actor, right, own) ? [actor.providerId] : [])
  const facilityIds = facilityIdsWith(actor, right)
  if (facilityIds.length === 0) return ids
  const colleagues = await reader
    .selectDistinct({ id: providerFacilities.providerId })
    .from(providerFacilities)
    .where(and(inArray(providerFacilities.facilityId, facilityIds), isCurrent()))
  for (const { id } of colleagues) ids.add(id)
  return ids
}

/** The names of doctors in a language, by their ids. */
export async function namesOf(ids: readonly string[], locale: Locale): Promise<Map<string, string>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(providers)
          .where(inArray(providers.id, [...ids]))
  return new Map(rows.map((row) => [row.id, displayName(row, locale).main]))
}

/** Doctors who may be advertised by somebody, by name; only who is listed can be found. */
export async function listAdvertisers(actor: ProviderActor) {
  const ids = [...(await advertiserIds(actor, 'promotion.draft'))]
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(providers)
    .where(and(inArray(providers.id, ids), eq(providers.status, 'listed')))
    .orderBy(asc(providers.id))
  return rows.map((row) => ({ id: row.id, name: displayName(row, actor.locale) }))
}

/** The fields and areas in which a doctor practices: others are not advertised. */
export async function listTargets(providerId: string, reader: Reader = db) {
  const fields = await reader
    .select({ id: specialties.id, name: specialties.name })
    .from(providerSpecialties)
    .innerJoin(specialties, eq(specialties.id, providerSpecialties.specialtyId))
    .where(eq(providerSpecialties.providerId, providerId))
    .orderBy(asc(specialties.sort), asc(specialties.id))
  const areas = await reader
    .selectDistinct({ id: neighborhoods.id, name: neighborhoods.name, sort: neighborhoods.sort })
    .from(providerFacilities)
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .innerJoin(neighborhoods, eq(neighborhoods.id, facilities.neighborhoodId))
    .where(and(eq(providerFacilities.providerId, providerId), isCurrent()))
    .orderBy(asc(neighborhoods.sort), asc(neighborhoods.id))
  return { specialty: fields, neighborhood: areas }
}

/** What targets are called in a language, by their ids. */
export async function targetNames(ids: readonly string[], locale: Locale): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const wanted = [...new Set(ids)]
  const rows = await Promise.all([
    db.select({ id: specialties.id, name: specialties.name }).from(specialties).where(inArray(specialties.id, wanted)),
    db
      .select({ id: neighborhoods.id, name: neighborhoods.name })
      .from(neighborhoods)
      .where(inArray(neighborhoods.id, wanted)),
  ])
  return new Map(rows.flat().map(({ id, name }) => [id, name[locale]]))
}
