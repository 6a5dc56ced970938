import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import {
  facilities,
  providerFacilities,
  providerLanguages,
  providers,
  providerSpecialties,
} from '#drizzle/schema/index.ts'
import { closedWaitlists } from '#app/modules/booking/queries/booking-rules.server.ts'
import { firstOpening } from './read-schedule.server.ts'
import { isLiveProviderFacility } from './live-provider-facilities.server.ts'

export type Wishes = Readonly<{
  specialtyId: string
  /** Null is anywhere. */
  neighborhoodId: string | null
  /** A language the provider speaks; null is any. */
  languageId: string | null
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
  const found = await findFitting(db, wishes)
  const openings = await firstOpening(found.map(({ providerFacilityId }) => providerFacilityId))
  const times = found.flatMap(({ providerId, providerFacilityId }) => {
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

/** Doctors who fit the wishes and keep a waiting list, each at one place. */
export async function findWaitlists(wishes: Wishes, count: number) {
  const found = await findFitting(db, wishes)
  const closed = await closedWaitlists(
    db,
    found.map(({ providerFacilityId }) => providerFacilityId),
  )
  const seen = new Set<string>()
  return found
    .filter(({ providerFacilityId }) => !closed.has(providerFacilityId))
    .filter(({ providerId }) => !seen.has(providerId) && seen.add(providerId))
    .slice(0, count)
}

/** Where the doctors of a specialty who fit the wishes are booked at once. */
export function findFitting(reader: Reader, { specialtyId, neighborhoodId, languageId }: Wishes) {
  const speakers =
    languageId === null
      ? undefined
      : inArray(
          providers.id,
          reader
            .select({ id: providerLanguages.providerId })
            .from(providerLanguages)
            .where(eq(providerLanguages.languageId, languageId)),
        )
  return reader
    .select({
      providerId: providers.id,
      providerFacilityId: providerFacilities.id,
      facilityId: facilities.id,
      neighborhoodId: facilities.neighborhoodId,
      timeZone: facilities.timeZone,
      isDemo: providers.isDemo,
    })
    .from(providerSpecialties)
    .innerJoin(providers, eq(providers.id, providerSpecialties.providerId))
    .innerJoin(providerFacilities, eq(providerFacilities.providerId, providers.id))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(
      and(
        eq(providerSpecialties.specialtyId, specialtyId),
        isLiveProviderFacility,
        neighborhoodId === null ? undefined : eq(facilities.neighborhoodId, neighborhoodId),
        speakers,
      ),
    )
    .orderBy(asc(providerFacilities.id))
}
