import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Actor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { allows, type Capability } from '#app/modules/accounts/policy.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { facilities, providerFacilities, providers } from '#drizzle/schema/directory.ts'

/** A provider at a place that is somebody's own or where they have a seat. */
export type OwnPlace = Readonly<{
  providerFacilityId: string
  providerId: string
  facilityId: string
  timeZone: string
  doctor: string
  facility: Readonly<{ slug: string; name: string }>
}>

/** The places where somebody may do something: those of the own profile and those of their seats; by facility and doctor. */
export async function listOwnPlaces(
  actor: Actor,
  locale: Locale,
  capability: Capability = 'appointment.read',
): Promise<OwnPlace[]> {
  const seats = actor.seats.map(({ facilityId }) => facilityId)
  const mine = [
    ...(seats.length > 0 ? [inArray(providerFacilities.facilityId, seats)] : []),
    ...(actor.providerId === null ? [] : [eq(providerFacilities.providerId, actor.providerId)]),
  ]
  if (mine.length === 0) return []
  const rows = await db
    .select({
      id: providerFacilities.id,
      providerId: providers.id,
      legalFirst: providers.legalFirst,
      legalLast: providers.legalLast,
      preferredName: providers.preferredName,
      nameHans: providers.nameHans,
      nameHant: providers.nameHant,
      title: providers.title,
      facilityId: facilities.id,
      facilitySlug: facilities.slug,
      facilityEn: facilities.nameEn,
      facilityHans: facilities.nameHans,
      facilityHant: facilities.nameHant,
      timeZone: facilities.timeZone,
    })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(and(or(...mine), inArray(facilities.status, ['active', 'pending'])))
    .orderBy(asc(facilities.nameEn), asc(providers.legalLast), asc(providers.legalFirst), asc(providerFacilities.id))
  return rows
    .filter(({ facilityId, providerId }) => allows(actor, capability, { facilityId, providerId }))
    .map((row) => ({
      providerFacilityId: row.id,
      providerId: row.providerId,
      facilityId: row.facilityId,
      timeZone: row.timeZone,
      doctor: displayName(row, locale).main,
      facility: {
        slug: row.facilitySlug,
        name: { 'zh-Hans': row.facilityHans, 'zh-Hant': row.facilityHant, 'en-US': null }[locale] ?? row.facilityEn,
      },
    }))
}

/** The places of the facility that an address names by `place`; all of them when it names none or one that is not theirs. */
export function placesOf(places: readonly OwnPlace[], search: URLSearchParams): readonly OwnPlace[] {
  const chosen = places.filter(({ facility }) => facility.slug === search.get('place'))
  return chosen.length > 0 ? chosen : places
}
