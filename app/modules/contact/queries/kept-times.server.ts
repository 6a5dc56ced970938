import { and, eq, gt, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { holderHash } from '#app/modules/booking/holds/queries/holds.server.ts'
import type { FindKeptTimes, KeptTime } from '#app/modules/support/kept-times.ts'
import { facilities, providerFacilities } from '#drizzle/schema/directory.ts'
import { slotHolds } from '#drizzle/schema/scheduling.ts'
import { keptKey } from '../kept-key.ts'

/** The times that are kept now for doctors named in answers; whoever has taken theirs has it in their browser and not here. */
export const findKeptTimes: FindKeptTimes = async (pickIds) => {
  if (pickIds.length === 0) return {}
  const pickOf = new Map(pickIds.map((id) => [holderHash(keptKey(id)), id]))
  const rows = await db
    .select({
      keyHash: slotHolds.keyHash,
      startsAt: slotHolds.startsAt,
      expiresAt: slotHolds.expiresAt,
      timeZone: facilities.timeZone,
    })
    .from(slotHolds)
    .innerJoin(providerFacilities, eq(providerFacilities.id, slotHolds.providerFacilityId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(
      and(
        inArray(slotHolds.keyHash, [...pickOf.keys()]),
        eq(slotHolds.status, 'active'),
        gt(slotHolds.expiresAt, now()),
      ),
    )
  return Object.fromEntries(rows.map(({ keyHash, ...time }): [string, KeptTime] => [pickOf.get(keyHash)!, time]))
}
