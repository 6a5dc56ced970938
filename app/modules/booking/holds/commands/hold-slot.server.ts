import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { getProviderFacility, getVisitType } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { claimTime } from './claim-time.server.ts'
import { lockProviderFacility } from '#app/modules/booking/slots/commands/lock-provider-facility.server.ts'
import { findActiveHolds } from '../queries/holds.server.ts'
import { auditHold, endHold, writeHold } from './hold-steps.server.ts'
import { isHoldAlive } from '../hold-status.ts'
import { holdMinutes } from '#app/modules/booking/limits.ts'
import { hashOfNetwork, keepsTooMuch } from '../queries/network-share.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'

export type HoldInput = Readonly<{
  providerFacilityId: string
  visitTypeId: string
  /** Epoch milliseconds. */
  startsAt: number
  /** Random; in the form and a cookie of who fills it in. */
  holderKey: string
  /** The network that asks, as `networkOf` names it; left out, it is not counted. */
  network?: string
}>

/**
 * Keeps a time for ten minutes for somebody who fills in the form; gives back what they held before. Asking again for
 * the time that one holds changes nothing, its end included.
 * @throws DomainError `booking.SLOT_TAKEN`, `booking.TOO_SOON`, `booking.CLOSED` (conflict), `booking.TOO_MANY_HELD`,
 * `booking.NOT_FOUND`
 */
export function holdSlot(input: HoldInput): Promise<{ holdId: string; expiresAt: number }> {
  return withTransaction((tx) => holdIn(tx, input))
}

async function holdIn(tx: Transaction, input: HoldInput) {
  const { providerFacilityId, visitTypeId, startsAt, holderKey } = input
  const at = now()
  const providerFacility = await getProviderFacility(tx, providerFacilityId)
  const visitType = await getVisitType(tx, providerFacilityId, visitTypeId)
  await lockProviderFacility(tx, providerFacility)
  const held = await findActiveHolds(tx, holderKey)
  const same = held.find(
    (hold) =>
      hold.providerFacilityId === providerFacilityId &&
      hold.visitTypeId === visitTypeId &&
      hold.startsAt === startsAt &&
      isHoldAlive(hold, at),
  )
  if (same) return { holdId: same.id, expiresAt: same.expiresAt }
  const released = []
  for (const hold of held) {
    await endHold(tx, hold, 'release', 'patient')
    released.push(hold.id)
  }
  const wanted = {
    providerFacility,
    visitType,
    startsAt,
    isNewPatient: visitType.newPatients !== 'returning_only',
    desk: null,
  }
  const { slot } = await claimTime(tx, wanted)
  const expiresAt = at + holdMinutes * 60_000
  const { providerId } = providerFacility
  const networkHash = input.network === undefined ? null : hashOfNetwork(input.network)
  const where = { providerId, providerFacilityId, visitTypeId, holderKey, networkHash }
  const holdId = await writeHold(tx, where, slot, expiresAt)
  if (await keepsTooMuch(tx, { providerId, networkHash, startsAt })) refuse('TOO_MANY_HELD')
  for (const id of released) await auditHold(tx, id, 'release')
  await auditHold(tx, holdId, 'place')
  return { holdId, expiresAt }
}

/** Gives back whatever a holder holds; nothing to give back is no error. */
export function releaseHold({ holderKey }: { holderKey: string }): Promise<void> {
  return withTransaction(async (tx) => {
    const held = await findActiveHolds(tx, holderKey)
    for (const hold of held) await endHold(tx, hold, 'release', 'patient')
    for (const { id } of held) await auditHold(tx, id, 'release')
  })
}
