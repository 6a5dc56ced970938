import { and, asc, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { isHoldAlive } from '#app/modules/booking/holds/hold-status.ts'
import { holdMinutes } from '#app/modules/booking/limits.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { lockProvider } from '#app/modules/booking/slots/commands/lock-provider.server.ts'
import { isLiveProviderFacility } from '#app/modules/booking/slots/queries/live-provider-facilities.server.ts'
import { checkSlot, firstOpening } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import { facilities, providerFacilities, providers } from '#drizzle/schema/directory.ts'
import { slotHolds } from '#drizzle/schema/scheduling.ts'
import { findActiveHolds, type Hold, holderHash } from '../queries/holds.server.ts'
import { auditHold, endHold, writeHold } from './hold-steps.server.ts'

type Keeping = Readonly<{
  providerId: string
  holderKey: string
  /** Until when a time that starts then is kept; epoch milliseconds. */
  until: (startsAt: number) => number
}>

/**
 * Keeps a provider's first open time, at whichever facility, for somebody who has yet to say whether they want it.
 * @returns whether there was one
 */
export async function keepFirstTime(tx: Transaction, { providerId, holderKey, until }: Keeping): Promise<boolean> {
  await lockProvider(tx, providerId)
  const at = await tx
    .select({ id: providerFacilities.id })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(and(eq(providers.id, providerId), isLiveProviderFacility))
    .orderBy(asc(providerFacilities.id))
  const openings = await firstOpening(
    at.map(({ id }) => id),
    now(),
    tx,
  )
  const soonest = [...openings].sort(([, one], [, other]) => one.slot.startsAt - other.slot.startsAt)
  for (const [providerFacilityId, { visitTypeId, slot }] of soonest) {
    const { startsAt } = slot
    const answer = await checkSlot(tx, { providerFacilityId, visitTypeId, startsAt })
    if (!answer.ok || until(startsAt) <= now()) continue
    const where = { providerId, providerFacilityId, visitTypeId, holderKey, networkHash: null }
    await auditHold(tx, await writeHold(tx, where, answer.slot, until(startsAt)), 'place')
    return true
  }
  return false
}

type Taking = Readonly<{
  /** Under which the time was kept. */
  keptKey: string
  /** Of who takes it now. */
  holderKey: string
  /** Under which other times were kept for the same person: they are given back. */
  otherKeys: readonly string[]
}>

/**
 * Hands a kept time to the browser of whoever it was kept for, for at least as long as a form takes.
 * @throws DomainError `booking.HOLD_EXPIRED` (conflict) when it is kept no longer
 */
export async function takeKeptTime(tx: Transaction, { keptKey, holderKey, otherKeys }: Taking): Promise<Hold> {
  const at = now()
  const [kept] = await findActiveHolds(tx, keptKey)
  if (!kept) refuse('HOLD_EXPIRED')
  await lockProvider(tx, kept.providerId)
  if (!isHoldAlive(kept, at)) refuse('HOLD_EXPIRED')
  for (const key of [holderKey, ...otherKeys])
    for (const hold of await findActiveHolds(tx, key)) {
      await endHold(tx, hold, 'release', 'patient')
      await auditHold(tx, hold.id, 'release')
    }
  const expiresAt = Math.max(kept.expiresAt, at + holdMinutes * 60_000)
  const taken = await tx
    .update(slotHolds)
    .set({ keyHash: holderHash(holderKey), expiresAt })
    .where(and(eq(slotHolds.id, kept.id), eq(slotHolds.status, 'active'), eq(slotHolds.keyHash, kept.keyHash)))
    .returning()
  return taken[0] ?? refuse('HOLD_EXPIRED')
}
