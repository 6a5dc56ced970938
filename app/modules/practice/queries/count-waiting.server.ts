import { and, count, eq, inArray, isNull, or } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { visitTypes, waitlistEntries } from '#drizzle/schema/scheduling.ts'
import type { OwnProviderFacility } from './own-provider-facilities.server.ts'

/** How many wait for the doctors of some provider facilities, as the desk's waitlist lists them. */
export async function countWaiting(providerFacilities: readonly OwnProviderFacility[]): Promise<number> {
  if (providerFacilities.length === 0) return 0
  const { providerId, status, visitTypeId } = waitlistEntries
  const [row] = await db
    .select({ waiting: count() })
    .from(waitlistEntries)
    .leftJoin(visitTypes, eq(visitTypes.id, visitTypeId))
    .where(
      and(
        inArray(status, ['waiting', 'offered', 'paused']),
        inArray(providerId, [...new Set(providerFacilities.map((providerFacility) => providerFacility.providerId))]),
        or(
          isNull(visitTypes.id),
          inArray(
            visitTypes.providerFacilityId,
            providerFacilities.map(({ providerFacilityId }) => providerFacilityId),
          ),
        ),
      ),
    )
  return Number(row?.waiting ?? 0)
}
