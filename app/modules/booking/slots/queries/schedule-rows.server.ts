import { and, asc, eq, gte, inArray, or } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { listOf, listSize, listValues, preparedForSizes } from '#app/core/database/prepared.ts'
import {
  type acceptingStates,
  availabilityExceptions,
  availabilityRules,
  closures,
  facilities,
  facilityHolidays,
  providerFacilities,
  providers,
  providerSchedules,
  resources,
  visitTypes,
} from '#drizzle/schema/index.ts'

/** The stored hours of provider facilities, each answer in a settled order. */

/** How far the changes of a provider facility's provider have been counted, and what no revision counts. */
export type Revisions = {
  providerId: string
  revision: number
  hoursRevision: number
  /** Whether new patients are taken here, and since when that is known. */
  accepting: (typeof acceptingStates)[number]
  acceptingAtFacility: (typeof acceptingStates)[number] | null
  acceptingVerifiedAt: number | null
}

const revisionQuery = preparedForSizes((reader: Reader, size: number) =>
  reader
    .select({
      providerFacilityId: providerFacilities.id,
      providerId: providerFacilities.providerId,
      revision: providerSchedules.revision,
      hoursRevision: providerSchedules.hoursRevision,
      accepting: providers.accepting,
      acceptingAtFacility: providerFacilities.accepting,
      acceptingVerifiedAt: providers.acceptingVerifiedAt,
    })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(providerSchedules, eq(providerSchedules.providerId, providerFacilities.providerId))
    .where(inArray(providerFacilities.id, listOf('id', size)))
    .orderBy(asc(providerFacilities.id))
    .prepare(),
)

/** By provider facility; one whose provider nobody could ever book is missing. */
export async function findRevisions(reader: Reader, providerFacilityIds: string[]): Promise<Map<string, Revisions>> {
  const size = listSize(providerFacilityIds.length)
  const rows = await revisionQuery(reader, size).execute(listValues('id', providerFacilityIds, size))
  return new Map(rows.map(({ providerFacilityId, ...revisions }) => [providerFacilityId, revisions]))
}

/** Provider facilities with what bounds their hours, of those asked for: all, or those at which patients can book. */
export function findProviderFacilityRows(reader: Reader, ids: string[], which: 'all' | 'bookable') {
  const isBookable = [
    eq(providerFacilities.isBookable, true),
    eq(facilities.status, 'active'),
    eq(providers.status, 'listed'),
  ]
  return reader
    .select({
      id: providerFacilities.id,
      providerId: providerFacilities.providerId,
      facilityId: providerFacilities.facilityId,
      activeFrom: providerFacilities.activeFrom,
      activeTo: providerFacilities.activeTo,
      timeZone: facilities.timeZone,
    })
    .from(providerFacilities)
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .where(and(inArray(providerFacilities.id, ids), ...(which === 'bookable' ? isBookable : [])))
    .orderBy(asc(providerFacilities.id))
}

/** Active visit types, the first of a provider facility first. */
export function findVisitTypes(reader: Reader, providerFacilityIds: string[]) {
  return reader
    .select({
      id: visitTypes.id,
      providerFacilityId: visitTypes.providerFacilityId,
      minutes: visitTypes.minutes,
      bufferBefore: visitTypes.bufferBefore,
      bufferAfter: visitTypes.bufferAfter,
      sharesBuffers: visitTypes.sharesBuffers,
      alignMinutes: visitTypes.alignMinutes,
      leadMinutes: visitTypes.leadMinutes,
      horizonDays: visitTypes.horizonDays,
      newPatients: visitTypes.newPatients,
      capacity: visitTypes.capacity,
      dailyCap: visitTypes.dailyCap,
      resourceKinds: visitTypes.resourceKinds,
    })
    .from(visitTypes)
    .where(and(inArray(visitTypes.providerFacilityId, providerFacilityIds), eq(visitTypes.isActive, true)))
    .orderBy(asc(visitTypes.sort), asc(visitTypes.id))
}

export function findRules(reader: Reader, providerFacilityIds: string[]) {
  return reader
    .select()
    .from(availabilityRules)
    .where(inArray(availabilityRules.providerFacilityId, providerFacilityIds))
    .orderBy(asc(availabilityRules.id))
}

/** Exceptions from a local date on. */
export function findExceptions(reader: Reader, providerFacilityIds: string[], dateFrom: string) {
  return reader
    .select({
      providerFacilityId: availabilityExceptions.providerFacilityId,
      date: availabilityExceptions.date,
      kind: availabilityExceptions.kind,
      starts: availabilityExceptions.starts,
      ends: availabilityExceptions.ends,
    })
    .from(availabilityExceptions)
    .where(
      and(
        inArray(availabilityExceptions.providerFacilityId, providerFacilityIds),
        gte(availabilityExceptions.date, dateFrom),
      ),
    )
    .orderBy(asc(availabilityExceptions.id))
}

/** Closures whose scope has one of these ids and that have not ended before a local date. */
export function findClosures(reader: Reader, scopeIds: string[], dateFrom: string) {
  return reader
    .select({
      scope: closures.scope,
      scopeId: closures.scopeId,
      dateFrom: closures.dateFrom,
      dateTo: closures.dateTo,
      part: closures.part,
      startsAt: closures.startsAt,
      endsAt: closures.endsAt,
    })
    .from(closures)
    .where(
      and(
        inArray(closures.scope, ['provider', 'facility', 'provider_facility']),
        inArray(closures.scopeId, scopeIds),
        gte(closures.dateTo, dateFrom),
      ),
    )
    .orderBy(asc(closures.id))
}

export function findKeptHolidays(reader: Reader, facilityIds: string[]) {
  return reader
    .select({
      facilityId: facilityHolidays.facilityId,
      holidayCode: facilityHolidays.holidayCode,
      part: facilityHolidays.part,
    })
    .from(facilityHolidays)
    .where(inArray(facilityHolidays.facilityId, facilityIds))
    .orderBy(asc(facilityHolidays.id))
}

const resourceQuery = preparedForSizes((reader: Reader, size: number) =>
  reader
    .select({
      id: resources.id,
      facilityId: resources.facilityId,
      kind: resources.kind,
      capacity: resources.capacity,
    })
    .from(resources)
    .where(inArray(resources.facilityId, listOf('id', size)))
    .orderBy(asc(resources.name), asc(resources.id))
    .prepare(),
)

export async function findResources(reader: Reader, facilityIds: string[]) {
  const size = listSize(facilityIds.length)
  return resourceQuery(reader, size).execute(listValues('id', facilityIds, size))
}

const sharingQuery = preparedForSizes((reader: Reader, providerCount: number, facilityCount: number) =>
  reader
    .select({ id: visitTypes.id })
    .from(visitTypes)
    .innerJoin(providerFacilities, eq(providerFacilities.id, visitTypes.providerFacilityId))
    .where(
      and(
        eq(visitTypes.sharesBuffers, true),
        or(
          inArray(providerFacilities.providerId, listOf('provider', providerCount)),
          inArray(providerFacilities.facilityId, listOf('facility', facilityCount)),
        ),
      ),
    )
    .orderBy(asc(visitTypes.id))
    .prepare(),
)

/** Visit types of these providers or facilities whose buffers may lie over each other. */
export async function findSharingVisitTypes(reader: Reader, providerIds: string[], facilityIds: string[]) {
  // Often there is none to look at; no facility's id is empty.
  const shared = facilityIds.length > 0 ? facilityIds : ['']
  const [providerCount, facilityCount] = [listSize(providerIds.length), listSize(shared.length)]
  const rows = await sharingQuery(reader, providerCount, facilityCount).execute({
    ...listValues('provider', providerIds, providerCount),
    ...listValues('facility', shared, facilityCount),
  })
  return new Set(rows.map(({ id }) => id))
}
