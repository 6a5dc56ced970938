import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import type { BookingProviderFacility } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { closedWaitlists } from '#app/modules/booking/queries/booking-rules.server.ts'
import { findFitting, type Wishes } from './first-available.server.ts'
import { findRevisions } from './schedule-rows.server.ts'
import { mayTakeNew } from './schedules.server.ts'
import { hasFeature } from '#app/modules/tiers/features.ts'
import { providerLanguages, visitTypes } from '#drizzle/schema/index.ts'

/** Where somebody who waits for a specialty may be offered a time, and of which visit. */
export type Waitable = Awaited<ReturnType<typeof findFitting>>[number] & { visitTypeId: string }

/** The doctors of a specialty who fit the wishes, keep a waitlist and have a visit for somebody new, at each of their places. */
export async function findWaitable(reader: Reader, wishes: Wishes): Promise<Waitable[]> {
  const found = await findFitting(reader, wishes)
  const ids = found.map(({ providerFacilityId }) => providerFacilityId)
  const closed = await closedWaitlists(reader, ids)
  const visits = await firstVisits(reader, ids)
  return found.flatMap((each) => {
    const visitTypeId = visits.get(each.providerFacilityId)
    return visitTypeId === undefined || closed.has(each.providerFacilityId) ? [] : [{ ...each, visitTypeId }]
  })
}

/**
 * The visit that who waits for a specialty is offered at a provider facility; null where it is none for them. They have chosen neither the
 * doctor nor the kind of visit: it is for somebody new, in person since they wait in an area, in a language they asked for.
 */
export async function visitOfSpecialty(
  reader: Reader,
  { providerFacilityId, providerId, tier }: BookingProviderFacility,
  languageId: string | null,
): Promise<string | null> {
  if (!hasFeature(tier, 'liveBooking') || !(await speaks(reader, providerId, languageId))) return null
  return (await firstVisits(reader, [providerFacilityId])).get(providerFacilityId) ?? null
}

async function speaks(reader: Reader, providerId: string, languageId: string | null): Promise<boolean> {
  if (languageId === null) return true
  const spoken = and(eq(providerLanguages.providerId, providerId), eq(providerLanguages.languageId, languageId))
  return (await reader.$count(providerLanguages, spoken)) > 0
}

/** By provider facility, the first kind of visit in person for one who comes for the first time; the one made for them before one for all. */
async function firstVisits(reader: Reader, providerFacilityIds: string[]): Promise<Map<string, string>> {
  if (providerFacilityIds.length === 0) return new Map()
  const revisions = await findRevisions(reader, providerFacilityIds)
  const { id, newPatients, providerFacilityId, sort } = visitTypes
  const rows = await reader
    .select({ id, newPatients, providerFacilityId })
    .from(visitTypes)
    .where(
      and(
        inArray(providerFacilityId, providerFacilityIds),
        eq(visitTypes.isActive, true),
        eq(visitTypes.mode, 'in_person'),
        // A group is no visit to a doctor of one's own.
        eq(visitTypes.capacity, 1),
        ne(newPatients, 'returning_only'),
      ),
    )
    .orderBy(asc(sort), asc(id))
  const isOwn = (row: (typeof rows)[number]) => Number(row.newPatients === 'new_only')
  const first = new Map<string, string>()
  for (const row of rows.toSorted((one, other) => isOwn(other) - isOwn(one)))
    if (!first.has(row.providerFacilityId) && mayTakeNew(revisions.get(row.providerFacilityId), now()))
      first.set(row.providerFacilityId, row.id)
  return first
}
