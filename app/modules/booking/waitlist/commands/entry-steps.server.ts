import { refuse } from '#app/modules/booking/refusal.ts'
import { and, asc, eq } from 'drizzle-orm'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { slotHolds, waitlistEntries } from '#drizzle/schema/scheduling.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { WaitlistEntry } from '../freed-slots.ts'
import type { Hold } from '#app/modules/booking/holds/queries/holds.server.ts'
import { lockProvider } from '#app/modules/booking/slots/commands/lock-provider.server.ts'
import { startOver } from '#app/modules/booking/slots/commands/lock-provider-facility.server.ts'
import { now } from '#app/core/clock.ts'
import { refuseTransition } from '#app/modules/booking/transition.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { type BookingActor, auditActor } from '#app/modules/booking/booking-input.ts'
import type { WaitlistAction } from '../waitlist-status.ts'

export type EntryChanges = Partial<Omit<WaitlistEntry, 'id' | 'createdAt' | 'updatedAt'>>

async function readEntry(tx: Transaction, id: string): Promise<WaitlistEntry> {
  const [row] = await tx.select().from(waitlistEntries).where(eq(waitlistEntries.id, id))
  return row ?? refuse('NOT_FOUND')
}

async function readHold(tx: Transaction, id: string | null): Promise<Hold | null> {
  if (id === null) return null
  const [row] = await tx.select().from(slotHolds).where(eq(slotHolds.id, id))
  return row ?? null
}

/** An entry with the hold of its latest offer, the provider of which is locked. */
export async function openOffer(
  tx: Transaction,
  entryId: string,
): Promise<{ entry: WaitlistEntry; hold: Hold | null }> {
  const before = await readEntry(tx, entryId)
  const hold = await readHold(tx, before.offeredHoldId)
  if (!hold) return { entry: before, hold: null }
  await lockProvider(tx, hold.providerId)
  const entry = await readEntry(tx, entryId)
  const stands = await readHold(tx, entry.offeredHoldId)
  if (stands?.id === hold.id && stands.providerId !== hold.providerId) throw startOver()
  return { entry, hold: stands }
}

/** Refuses an answer to another offer than the one that stands: the page that was answered shows another time. */
export function refuseOtherOffer(hold: Hold | null, offerId: string | undefined): void {
  if (offerId !== undefined && hold?.id !== offerId) refuse('HOLD_EXPIRED')
}

/** Writes a step of an entry, if nobody else has taken one since it was read. */
export async function setEntry(tx: Transaction, entry: WaitlistEntry, changes: EntryChanges): Promise<void> {
  const written = await tx
    .update(waitlistEntries)
    .set({ ...changes, updatedAt: now() })
    .where(and(eq(waitlistEntries.id, entry.id), eq(waitlistEntries.status, entry.status)))
    .returning({ id: waitlistEntries.id })
  if (written.length === 0) refuseTransition({ from: entry.status, action: 'change' }, 'unchanged')
}

/** Records a step of an entry, by the desk, its patient or the clock; last in its transaction. */
export function auditEntry(
  tx: Transaction,
  entry: WaitlistEntry,
  action: WaitlistAction,
  desk?: BookingActor,
): Promise<void> {
  const isOwn = ['accept', 'decline', 'resume', 'cancel'].includes(action)
  const other = isOwn ? ({ type: 'patient', id: entry.patientId } as const) : ({ type: 'system' } as const)
  return recordAudit(tx, {
    actor: desk ? auditActor(desk) : other,
    action: `booking.waitlist_${action}`,
    subject: { type: 'waitlist_entry', id: entry.id },
    fields: ['status'],
  })
}

/**
 * Refuses a desk that has no provider facility of the doctor for whom an entry waits.
 * @throws DomainError not_found `booking.NOT_FOUND`
 */
export async function refuseStrangerToEntry(
  tx: Transaction,
  { providerId }: WaitlistEntry,
  actor: BookingActor,
): Promise<void> {
  if (actor.type !== 'staff') return
  const wanted = await tx
    .select({ facilityId: providerFacilities.facilityId, providerId: providerFacilities.providerId })
    .from(providerFacilities)
    .where(eq(providerFacilities.providerId, providerId ?? ''))
    .orderBy(asc(providerFacilities.id))
  if (!wanted.some((at) => actor.mayActAt(at))) refuse('NOT_FOUND')
}
