import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import type { VisitAhead } from '#app/modules/booking/appointments/queries/visits-ahead.server.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { openStatuses } from '#app/modules/moderation/request-status.ts'
import { appointments, blockingStatuses, changeRequests, memberships, slotHolds } from '#drizzle/schema/index.ts'
import { bookedStatuses, heldStatuses } from '#app/modules/promotion/campaign-status.ts'
import { promotionCampaigns } from '#drizzle/schema/promotion/campaigns.ts'
import type { AnyRow, MergeConflict, MergeKind } from '../merge-rules.ts'

/** A visit as the administration names it: nothing of whom and why. */
export type Conflict = Readonly<{ code: MergeConflict; visits: readonly VisitAhead[] }>

type Busy = Readonly<{ from: number; to: number; visit: VisitAhead | null }>

/** The times that a provider's visits and living holds take. */
async function busyOf(reader: Reader, providerId: string): Promise<Busy[]> {
  const { id, reference, startsAt, timeZone, busyFrom, busyTo } = appointments
  const visits = await reader
    .select({ id, reference, startsAt, timeZone, from: busyFrom, to: busyTo })
    .from(appointments)
    .where(
      and(
        eq(appointments.providerId, providerId),
        inArray(appointments.status, [...blockingStatuses]),
        isNotNull(busyFrom),
        isNotNull(busyTo),
      ),
    )
    .orderBy(asc(busyFrom), asc(id))
  const holds = await reader
    .select({ from: slotHolds.busyFrom, to: slotHolds.busyTo })
    .from(slotHolds)
    .where(and(eq(slotHolds.providerId, providerId), eq(slotHolds.status, 'active'), gt(slotHolds.expiresAt, now())))
    .orderBy(asc(slotHolds.busyFrom), asc(slotHolds.id))
  return [
    ...visits.map(({ from, to, ...visit }) => ({
      ...{ from: from!, to: to! },
      visit: { ...visit, reference: formatReference(visit.reference) },
    })),
    ...holds.map((hold) => ({ ...hold, visit: null })),
  ]
}

/** The times of one that lie over a time of the other, and those they lie over. */
async function findOverlaps(reader: Reader, one: string, other: string): Promise<Busy[]> {
  const [own, theirs] = [await busyOf(reader, one), await busyOf(reader, other)]
  const isOver = (all: readonly Busy[]) => (each: Busy) => all.some(({ from, to }) => each.from < to && from < each.to)
  return [...own.filter(isOver(theirs)), ...theirs.filter(isOver(own))]
}

async function hasOpenRequest(reader: Reader, kind: MergeKind, id: string): Promise<boolean> {
  const [row] = await reader
    .select({ id: changeRequests.id })
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.targetType, kind),
        eq(changeRequests.targetId, id),
        inArray(changeRequests.status, [...openStatuses]),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** A level that the gateway goes on taking money for: whoever pays says first what becomes of it. */
async function isPaidFor(reader: Reader, providerId: string): Promise<boolean> {
  const [row] = await reader
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.providerId, providerId), isNotNull(memberships.subscriptionId)))
  return row !== undefined
}

/** A campaign that has weeks of its own, paid for or kept: it would show nobody. */
async function isAdvertised(reader: Reader, providerId: string): Promise<boolean> {
  const [row] = await reader
    .select({ id: promotionCampaigns.id })
    .from(promotionCampaigns)
    .where(
      and(
        eq(promotionCampaigns.providerId, providerId),
        inArray(promotionCampaigns.status, [...bookedStatuses, ...heldStatuses]),
      ),
    )
    .limit(1)
  return row !== undefined
}

const areBoth = (kept: AnyRow, gone: AnyRow, column: string) => kept[column] !== null && gone[column] !== null

const goneStatuses = ['merged', 'retired', 'closed']

/** Why two rows cannot be made one; nothing where they can. */
export async function findConflicts(reader: Reader, kind: MergeKind, kept: AnyRow, gone: AnyRow): Promise<Conflict[]> {
  const [keptId, goneId] = [kept.id as string, gone.id as string]
  if (keptId === goneId) return [{ code: 'same', visits: [] }]
  const found: Conflict[] = []
  const add = (code: MergeConflict, visits: readonly VisitAhead[] = []) => found.push({ code, visits })
  if (goneStatuses.includes(String(kept.status)) || gone.status === 'merged') add('ended')
  if ((await hasOpenRequest(reader, kind, keptId)) && (await hasOpenRequest(reader, kind, goneId))) add('requests')
  if (kind === 'facility') {
    if (kept.timeZone !== gone.timeZone) add('timeZones')
    return found
  }
  // A number of the registry is one person's for life: two numbers are two people.
  if (areBoth(kept, gone, 'npi')) add('npis')
  if (areBoth(kept, gone, 'userId')) add('accounts')
  if (await isPaidFor(reader, goneId)) add('membership')
  if (await isAdvertised(reader, goneId)) add('campaign')
  const overlaps = await findOverlaps(reader, keptId, goneId)
  if (overlaps.length > 0)
    add(
      'overlap',
      overlaps.flatMap(({ visit }) => visit ?? []),
    )
  return found
}
