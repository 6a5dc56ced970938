import { and, asc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import {
  facilities,
  providerFacilities,
  providerLanguages,
  providers,
  providerSpecialties,
} from '#drizzle/schema/index.ts'
import { firstOpening } from '../slots/read-schedule.server.ts'

export type Wishes = Readonly<{
  specialtyId: string
  /** Null is anywhere. */
  neighborhoodId: string | null
  /** A language the provider speaks; null is any. */
  languageId: string | null
  /** "YYYY-MM-DD": leaves out who does not see that age. */
  patient?: Readonly<{ birthDate: string }>
}>

export type FirstAvailable = Readonly<{
  providerId: string
  providerFacilityId: string
  visitTypeId: string
  timeZone: string
  /** Epoch milliseconds. */
  startsAt: number
  endsAt: number
}>

/** The earliest open time of each doctor of a specialty who fits the wishes, earliest first; one time a doctor. */
export async function findFirstAvailable(wishes: Wishes, count: number): Promise<FirstAvailable[]> {
  const places = await findPlaces(wishes)
  const openings = await firstOpening(
    places.map(({ providerFacilityId }) => providerFacilityId),
    null,
  )
  const times = places.flatMap(({ providerId, providerFacilityId }) => {
    const opening = openings.get(providerFacilityId)
    if (!opening) return []
    const { visitTypeId, timeZone, slot } = opening
    return [{ providerId, providerFacilityId, visitTypeId, timeZone, startsAt: slot.startsAt, endsAt: slot.endsAt }]
  })
  times.sort(
    (one, other) => one.startsAt - other.startsAt || (one.providerFacilityId < other.providerFacilityId ? -1 : 1),
  )
  const seen = new Set<string>()
  return times.filter(({ providerId }) => !seen.has(providerId) && seen.add(providerId)).slice(0, count)
}

/** Completed years on a day. */
function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

function findPlaces({ specialtyId, neighborhoodId, languageId, patient }: Wishes) {
  const age = patient ? ageOn(patient.birthDate, new Date(now()).toISOString().slice(0, 10)) : null
  const speakers =
    languageId === null
      ? undefined
      : inArray(
          providers.id,
          db
            .select({ id: providerLanguages.providerId })
            .from(providerLanguages)
            .where(eq(providerLanguages.languageId, languageId)),
        )
  return db
    .select({ providerId: providers.id, providerFacilityId: providerFacilities.id })
    .from(providerSpecialties)
    .innerJoin(providers, eq(providers.id, providerSpecialties.providerId))
    .innerJoin(providerFacilities, eq(providerFacilities.providerId, providers.id))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(
      and(
        eq(providerSpecialties.specialtyId, specialtyId),
        eq(providers.status, 'listed'),
        gte(providers.tier, 2),
        eq(providerFacilities.isBookable, true),
        eq(facilities.status, 'active'),
        neighborhoodId === null ? undefined : eq(facilities.neighborhoodId, neighborhoodId),
        speakers,
        age === null ? undefined : or(isNull(providers.minAge), lte(providers.minAge, age)),
        age === null ? undefined : or(isNull(providers.maxAge), gte(providers.maxAge, age)),
      ),
    )
    .orderBy(asc(providerFacilities.id))
}
