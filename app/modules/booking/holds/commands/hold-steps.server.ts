import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { slotHolds } from '#drizzle/schema/scheduling.ts'
import { and, eq } from 'drizzle-orm'
import type { Slot } from '#app/modules/booking/slots/slot-input.ts'
import { type HoldAction, nextHoldStatus } from '../hold-status.ts'
import type { TransitionActor } from '#app/modules/booking/transition.ts'
import { type Hold, holderHash } from '../queries/holds.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'

export type NewHold = {
  providerId: string
  providerFacilityId: string
  visitTypeId: string
  holderKey: string
  networkHash: string | null
}

/** Writes a hold on a slot that `claimTime` or `checkSlot` has just found open in the same transaction. */
export async function writeHold(tx: Transaction, hold: NewHold, slot: Slot, expiresAt: number): Promise<string> {
  const { holderKey, ...where } = hold
  const id = newId()
  const row = { ...slot, ...where, id, keyHash: holderHash(holderKey), expiresAt, createdAt: now() }
  await tx.insert(slotHolds).values({ ...row, status: 'active' })
  return id
}

/** Ends a hold by its table. @throws DomainError conflict `booking.INVALID_TRANSITION` */
export async function endHold(tx: Transaction, hold: Hold, action: HoldAction, actor: TransitionActor): Promise<void> {
  const step = { from: hold.status, action, actor }
  const status = nextHoldStatus(step, { now: now(), expiresAt: hold.expiresAt })
  await tx
    .update(slotHolds)
    .set({ status })
    .where(and(eq(slotHolds.id, hold.id), eq(slotHolds.status, 'active')))
}

/** Records what happened to a hold; last in its transaction. */
export function auditHold(tx: Transaction, holdId: string, action: 'place' | HoldAction): Promise<void> {
  const actor = { type: action === 'expire' ? 'system' : 'anonymous' } as const
  return recordAudit(tx, { actor, action: `booking.hold_${action}`, subject: { type: 'slot_hold', id: holdId } })
}
