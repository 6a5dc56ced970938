import { createHash } from 'node:crypto'
import { and, asc, desc, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader, Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { slotHolds } from '#drizzle/schema/scheduling.ts'
import { type HoldAction, nextHoldStatus } from '../hold-status.ts'
import type { Slot } from '#app/modules/booking/slots/slot-input.ts'
import type { TransitionActor } from '#app/modules/booking/transition.ts'

export type Hold = typeof slotHolds.$inferSelect

/** What is stored of a holder's key. The key is random, so the hash needs none of its own. */
function holderHash(holderKey: string): string {
  return createHash('sha256').update('slot-hold\0').update(holderKey).digest('base64url')
}

/** The key under which offers to a waitlist entry hold their time. */
export function entryKey(entryId: string): string {
  return `waitlist|${entryId}`
}

export function findActiveHolds(reader: Reader, holderKey: string): Promise<Hold[]> {
  const own = and(eq(slotHolds.keyHash, holderHash(holderKey)), eq(slotHolds.status, 'active'))
  return reader.select().from(slotHolds).where(own).orderBy(asc(slotHolds.createdAt), asc(slotHolds.id))
}

type HeldTime = { providerFacilityId: string; visitTypeId: string; startsAt: number }

/** The holder's latest hold on a time, whatever became of it; null when there was none. */
export async function findHold(reader: Reader, holderKey: string, time: HeldTime): Promise<Hold | null> {
  const [hold] = await reader
    .select()
    .from(slotHolds)
    .where(
      and(
        eq(slotHolds.keyHash, holderHash(holderKey)),
        eq(slotHolds.providerFacilityId, time.providerFacilityId),
        eq(slotHolds.visitTypeId, time.visitTypeId),
        eq(slotHolds.startsAt, time.startsAt),
      ),
    )
    .orderBy(desc(slotHolds.createdAt), desc(slotHolds.id))
    .limit(1)
  return hold ?? null
}

type NewHold = {
  providerId: string
  providerFacilityId: string
  visitTypeId: string
  holderKey: string
  networkHash: string | null
}

/** Writes a hold on a slot that `claimTime` or `checkSlot` has just found open in the same transaction. */
export async function placeHold(tx: Transaction, hold: NewHold, slot: Slot, expiresAt: number): Promise<string> {
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
