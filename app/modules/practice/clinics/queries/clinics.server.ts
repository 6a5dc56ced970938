import { asc, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import {
  listProviderFacilityDetails,
  type ProviderFacilityDetails,
} from '#app/modules/practice/facilities/queries/provider-facility-details.server.ts'
import { availabilityRules } from '#drizzle/schema/scheduling.ts'

/** A doctor at a clinic: how it stands with hours and plans there, and what is missing. */
export type DoctorThere = Readonly<{
  /** Of the provider facility. */
  id: string
  providerId: string
  doctor: string
  isOwn: boolean
  canEdit: boolean
  accepting: ProviderFacilityDetails['accepting']
  isBookable: boolean
  /** The weekdays with hours, Monday is 1; null for who may not see the schedule. */
  weekdays: number[] | null
  /** Plans that are accepted, those of what is known that nobody has checked for 90 days, and the oldest check. */
  accepted: number
  known: number
  old: number
  checkedAt: number | null
}>

export type Clinic = Readonly<
  Pick<ProviderFacilityDetails, 'facilityId' | 'slug' | 'name' | 'address' | 'phone' | 'isActive' | 'hours'>
> &
  Readonly<{
    /** Who leads it changes its page. */
    isLed: boolean
    doctors: DoctorThere[]
  }>

/** The weekdays on which each provider facility has hours now or from a later day on. One statement. */
async function weekdaysOf(details: readonly ProviderFacilityDetails[]): Promise<Map<string, number[]>> {
  const ids = details.map(({ id }) => id)
  const rows = await db
    .select({
      id: availabilityRules.providerFacilityId,
      weekdays: availabilityRules.weekdays,
      effectiveTo: availabilityRules.effectiveTo,
    })
    .from(availabilityRules)
    .where(inArray(availabilityRules.providerFacilityId, ids))
    .orderBy(asc(availabilityRules.id))
  return new Map(
    details.map(({ id, timeZone }) => {
      const today = wallClock(now(), timeZone).date
      const standing = rows.filter((row) => row.id === id && (row.effectiveTo === null || row.effectiveTo >= today))
      return [id, [...new Set(standing.flatMap(({ weekdays }) => weekdays))].toSorted((one, other) => one - other)]
    }),
  )
}

/** The clinics of somebody, each with the doctors there whom they may see; the own ones first. */
export async function listClinics(actor: ProviderActor): Promise<Clinic[]> {
  const details = await listProviderFacilityDetails(actor)
  if (details.length === 0) return []
  const weekdays = await weekdaysOf(details)
  return [...new Map(details.map((each) => [each.facilityId, each])).values()].map((facility) => {
    const { facilityId, slug, name, address, phone, isActive, hours } = facility
    const there = details.filter((each) => each.facilityId === facilityId)
    return {
      ...{ facilityId, slug, name, address, phone, isActive, hours },
      isLed: allows(actor, 'facility.edit', { facilityId }),
      doctors: there.map(({ id, providerId, doctor, isOwn, canEdit, accepting, isBookable, plans }) => {
        const known = plans.filter(({ state }) => state !== 'unknown')
        const dates = known.map(({ verifiedAt }) => verifiedAt)
        return {
          ...{ id, providerId, doctor, isOwn, canEdit, accepting, isBookable },
          weekdays: allows(actor, 'schedule.read', { facilityId, providerId }) ? (weekdays.get(id) ?? []) : null,
          accepted: plans.filter(({ state }) => state === 'accepted').length,
          known: known.length,
          old: known.filter(({ isOld }) => isOld).length,
          checkedAt: dates.length === 0 || dates.includes(null) ? null : Math.min(...dates.map(Number)),
        }
      }),
    }
  })
}
