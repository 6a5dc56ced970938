import { eq, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { allows, type Capability } from '#app/modules/accounts/capabilities.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { supplyItems } from '#drizzle/schema/practice/supplies.ts'

export type StoredItem = Readonly<typeof supplyItems.$inferSelect>

/**
 * An item of one of the person's clinics, for whoever has the right to write about it. A foreign one looks like none.
 * @throws DomainError not_found `supply.unknown`; forbidden `practice.read_only`
 */
export async function openItem(
  tx: Transaction,
  actor: ProviderActor,
  { itemId, right }: Readonly<{ itemId: string; right: Capability }>,
): Promise<StoredItem> {
  const [row] = await tx.select().from(supplyItems).where(eq(supplyItems.id, itemId))
  if (!row || !allows(actor, 'supply.read', { facilityId: row.facilityId }))
    throw new DomainError('not_found', 'supply.unknown')
  if (!allows(actor, right, { facilityId: row.facilityId })) throw new DomainError('forbidden', 'practice.read_only')
  return row
}

/** Counts the stock of an item on: who comes second waits here until the first is done, and then reads what is left. */
export async function takeStock(tx: Transaction, itemId: string): Promise<StoredItem> {
  const [row] = await tx
    .update(supplyItems)
    .set({ stockVersion: sql`${supplyItems.stockVersion} + 1`, updatedAt: now() })
    .where(eq(supplyItems.id, itemId))
    .returning()
  if (!row) throw new DomainError('not_found', 'supply.unknown')
  return row
}

type SupplyAction = 'create' | 'edit' | 'archive' | 'restore' | 'receive' | 'use' | 'waste' | 'count'

export async function recordSupply(
  tx: Transaction,
  actor: ProviderActor,
  { itemId, action, fields }: Readonly<{ itemId: string; action: SupplyAction; fields: readonly string[] }>,
): Promise<void> {
  await recordAudit(tx, {
    ...{ actor: { type: 'user', id: actor.userId }, action: `practice.supply_${action}` },
    ...{ subject: { type: 'supply_item', id: itemId }, fields },
  })
}
