import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import {
  facilities,
  facilityLanguages,
  languages,
  neighborhoods,
  plans,
  providerFacilities,
  providerFacilityPlans,
  providerLanguages,
  providerSpecialties,
  specialties,
} from '#drizzle/schema/index.ts'

/** The rows that hang on providers, for a page of cards or for one profile. Each answers a list in a settled order. */

/** Specialties of providers, the primary one first. */
export function findSpecialtiesOf(providerIds: string[]) {
  return db
    .select({
      providerId: providerSpecialties.providerId,
      id: specialties.id,
      slug: specialties.slug,
      name: specialties.name,
      isPrimary: providerSpecialties.isPrimary,
      isBoardCertified: providerSpecialties.isBoardCertified,
    })
    .from(providerSpecialties)
    .innerJoin(specialties, eq(specialties.id, providerSpecialties.specialtyId))
    .where(inArray(providerSpecialties.providerId, providerIds))
    .orderBy(desc(providerSpecialties.isPrimary), asc(specialties.sort), asc(specialties.id))
}

/** Languages that providers themselves speak. */
export function findLanguagesOf(providerIds: string[]) {
  return db
    .select({
      providerId: providerLanguages.providerId,
      id: languages.id,
      name: languages.name,
      level: providerLanguages.level,
    })
    .from(providerLanguages)
    .innerJoin(languages, eq(languages.id, providerLanguages.languageId))
    .where(inArray(providerLanguages.providerId, providerIds))
    .orderBy(asc(languages.sort), asc(languages.id))
}

/** Languages that somebody at a place speaks or interprets. */
export function findStaffLanguagesOf(facilityIds: string[]) {
  return db
    .select({
      facilityId: facilityLanguages.facilityId,
      id: languages.id,
      name: languages.name,
      who: facilityLanguages.who,
    })
    .from(facilityLanguages)
    .innerJoin(languages, eq(languages.id, facilityLanguages.languageId))
    .where(inArray(facilityLanguages.facilityId, facilityIds))
    .orderBy(asc(languages.sort), asc(languages.id), asc(facilityLanguages.who))
}

/**
 * Active places where providers see patients, the primary one first. `phone` is the place's, else the provider's own
 * there: the registry names a number a person, and a place that several people name differently has none.
 */
export async function findLocationsOf(providerIds: string[]) {
  const rows = await selectLocations(providerIds)
  return rows.map(({ ownPhone, ...location }) => ({
    ...location,
    phone: location.phone ?? ownPhone,
    isOwnPhone: location.phone === null && ownPhone !== null,
  }))
}

function selectLocations(providerIds: string[]) {
  return db
    .select({
      id: providerFacilities.id,
      providerId: providerFacilities.providerId,
      facilityId: facilities.id,
      accepting: providerFacilities.accepting,
      isBookable: providerFacilities.isBookable,
      phoneExt: providerFacilities.phoneExt,
      type: facilities.type,
      slug: facilities.slug,
      nameEn: facilities.nameEn,
      nameHans: facilities.nameHans,
      nameHant: facilities.nameHant,
      addressLine1: facilities.addressLine1,
      addressLine2: facilities.addressLine2,
      city: facilities.city,
      state: facilities.state,
      zip: facilities.zip,
      lat: facilities.lat,
      lng: facilities.lng,
      geocodeAccuracy: facilities.geocodeAccuracy,
      phone: facilities.phone,
      ownPhone: providerFacilities.phone,
      website: facilities.website,
      timeZone: facilities.timeZone,
      wayIn: facilities.wayIn,
      parking: facilities.parking,
      isWheelchairAccessible: facilities.isWheelchairAccessible,
      hasElevator: facilities.hasElevator,
      acceptsWalkIn: facilities.acceptsWalkIn,
      neighborhoodSlug: neighborhoods.slug,
      neighborhoodName: neighborhoods.name,
    })
    .from(providerFacilities)
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .leftJoin(neighborhoods, eq(neighborhoods.id, facilities.neighborhoodId))
    .where(
      and(
        inArray(providerFacilities.providerId, providerIds),
        eq(facilities.status, 'active'),
        // A link with an end is history: the provider has moved on.
        isNull(providerFacilities.activeTo),
      ),
    )
    .orderBy(desc(providerFacilities.isPrimary), asc(facilities.nameEn), asc(providerFacilities.id))
}

/** What is known of plans at provider × location, accepted or not, in the order plans are usually asked for. */
export function findPlansOf(providerFacilityIds: string[]) {
  return db
    .select({
      providerFacilityId: providerFacilityPlans.providerFacilityId,
      id: plans.id,
      slug: plans.slug,
      name: plans.name,
      line: plans.line,
      state: providerFacilityPlans.state,
      verifiedAt: providerFacilityPlans.verifiedAt,
    })
    .from(providerFacilityPlans)
    .innerJoin(plans, eq(plans.id, providerFacilityPlans.planId))
    .where(inArray(providerFacilityPlans.providerFacilityId, providerFacilityIds))
    .orderBy(asc(plans.sort), asc(plans.id))
}
