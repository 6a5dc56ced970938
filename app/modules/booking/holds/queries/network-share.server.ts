import { dayMs } from '#app/core/calendar/durations.ts'
import { and, asc, eq, gt } from 'drizzle-orm'
import { zoneOffsets } from '#app/core/calendar/zones.ts'
import { dateText } from '#app/core/calendar/dates.ts'
import { now } from '#app/core/clock.ts'
import { blindIndex } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { slotHolds, visitTypes } from '#drizzle/schema/scheduling.ts'
import { fewestKeptTimes, mostKeptShare, sharedOpenDays } from '#app/modules/booking/limits.ts'
import { countOpenSlots } from '#app/modules/booking/slots/open-slots.ts'
import { readSchedules } from '#app/modules/booking/slots/queries/schedules.server.ts'

/** Days looked through for the open ones. */
const searchedDays = 45

/** What is stored of a network, as `networkOf` names it. */
export function hashOfNetwork(network: string): string {
  return blindIndex(network, 'booking-network')
}

type Kept = Readonly<{
  providerId: string
  /** Null is a network that is not counted. */
  networkHash: string | null
  /** The time that was just taken, epoch milliseconds. */
  startsAt: number
}>

/**
 * Whether the holds and waitlist offers of one network, the one just written among them, keep more than their share of a
 * provider's open times from others: three times are always theirs, then a third of the next six open days, and of the
 * six from the taken time on, for every kind of visit. The provider's row is locked, so that two at once are counted.
 */
export async function keepsTooMuch(tx: Transaction, { providerId, networkHash, startsAt }: Kept): Promise<boolean> {
  if (networkHash === null) return false
  const kept = and(
    eq(slotHolds.providerId, providerId),
    eq(slotHolds.networkHash, networkHash),
    eq(slotHolds.status, 'active'),
    gt(slotHolds.expiresAt, now()),
  )
  if ((await tx.$count(slotHolds, kept)) <= fewestKeptTimes) return false
  for (const visit of await findVisitTypes(tx, providerId))
    if (await keepsTooMuchOf(tx, visit, networkHash, startsAt)) return true
  return false
}

function findVisitTypes(tx: Transaction, providerId: string) {
  return tx
    .select({ providerFacilityId: providerFacilities.id, visitTypeId: visitTypes.id })
    .from(visitTypes)
    .innerJoin(providerFacilities, eq(providerFacilities.id, visitTypes.providerFacilityId))
    .where(and(eq(providerFacilities.providerId, providerId), eq(visitTypes.isActive, true)))
    .orderBy(asc(visitTypes.id))
}

type Visit = { providerFacilityId: string; visitTypeId: string }

/** The same for one kind of visit: the open times without the network's holds, and those of them that are left. */
async function keepsTooMuchOf(
  tx: Transaction,
  { providerFacilityId, visitTypeId }: Visit,
  networkHash: string,
  startsAt: number,
): Promise<boolean> {
  const countsFrom = async (day: number) => {
    const query = {
      providerFacilityIds: [providerFacilityId],
      visitTypeId,
      fromDate: dateText(day),
      days: searchedDays,
    }
    const all = (await readSchedules(tx, { ...query, except: { networkHash } })).get(providerFacilityId)
    const left = (await readSchedules(tx, query)).get(providerFacilityId)
    return all && left ? { all: countOpenSlots([all]).counts, left: countOpenSlots([left]).counts, input: all } : null
  }
  const soon = await countsFrom(Math.floor(now() / dayMs) - 1)
  if (!soon) return false
  if (isTooMuch(soon)) return true
  const day = zoneOffsets(soon.input.timeZone).dayOf(startsAt)
  const later = await countsFrom(day)
  return later !== null && isTooMuch(later)
}

/** Over the first open days of a row of them. */
function isTooMuch({ all, left }: { all: number[]; left: number[] }): boolean {
  const open = all.flatMap((count, index) => (count > 0 ? [index] : [])).slice(0, sharedOpenDays)
  const sum = (counts: number[]) => open.reduce((total, index) => total + counts[index]!, 0)
  return sum(all) - sum(left) > Math.max(fewestKeptTimes, Math.floor(sum(all) * mostKeptShare))
}
