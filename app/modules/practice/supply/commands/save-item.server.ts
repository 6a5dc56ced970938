import { and, eq, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { supplyItems } from '#drizzle/schema/practice/supplies.ts'
import type { ItemValues } from '../forms.ts'
import { openItem, recordSupply, type StoredItem } from './take-item.server.ts'

const valueFields = ['name', 'unit', 'category', 'cvxCode', 'ndcCode', 'minimum'] as const

/** Two items of one name would be taken for each other; what is archived gives its name free. @throws DomainError conflict `supply.name_taken` */
async function checkName(tx: Transaction, { id, facilityId, name }: Pick<StoredItem, 'id' | 'facilityId' | 'name'>) {
  const rows = await tx
    .select({ id: supplyItems.id, name: supplyItems.name })
    .from(supplyItems)
    .where(and(eq(supplyItems.facilityId, facilityId), eq(supplyItems.isArchived, false)))
  const isTaken = rows.some((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase())
  if (isTaken) throw new DomainError('conflict', 'supply.name_taken')
}

/**
 * Adds an item to what a clinic keeps. The same form again adds nothing.
 * @param id made with the form; without one the item gets its own
 * @throws DomainError forbidden `practice.read_only`; conflict `supply.name_taken`; not_found `supply.unknown`
 */
export function createItem(
  actor: ProviderActor,
  { facilityId, id, values }: Readonly<{ facilityId: string; id: string; values: ItemValues }>,
): Promise<string> {
  return withTransaction(async (tx) => {
    if (!allows(actor, 'supply.manage', { facilityId })) throw new DomainError('forbidden', 'practice.read_only')
    const itemId = id || newId()
    const [existing] = await tx.select().from(supplyItems).where(eq(supplyItems.id, itemId))
    if (existing && existing.facilityId !== facilityId) throw new DomainError('not_found', 'supply.unknown')
    if (existing) return itemId
    await checkName(tx, { id: itemId, facilityId, name: values.name })
    const since = { isArchived: false, version: 1, stockVersion: 0, createdAt: now(), updatedAt: now() }
    await tx.insert(supplyItems).values({ id: itemId, facilityId, ...values, ...since })
    const fields = valueFields.filter((field) => values[field] !== null)
    await recordSupply(tx, actor, { itemId, action: 'create', fields })
    return itemId
  })
}

/** Writes columns of an item while nobody else has. @throws DomainError conflict `directory.stale` */
async function writeItem(tx: Transaction, { id, version }: StoredItem, columns: Partial<StoredItem>): Promise<void> {
  const written = await tx
    .update(supplyItems)
    .set({ ...columns, version: sql`${supplyItems.version} + 1`, updatedAt: now() })
    .where(and(eq(supplyItems.id, id), eq(supplyItems.version, version)))
    .returning({ id: supplyItems.id })
  if (written.length === 0) throw new DomainError('conflict', 'directory.stale')
}

type Shown = Readonly<{ itemId: string; version: number | null }>

async function openShown(tx: Transaction, actor: ProviderActor, { itemId, version }: Shown): Promise<StoredItem> {
  const row = await openItem(tx, actor, { itemId, right: 'supply.manage' })
  if (row.version !== version) throw new DomainError('conflict', 'directory.stale')
  return row
}

/**
 * Changes what is said of an item.
 * @returns whether anything changed
 * @throws DomainError conflict `directory.stale`, `supply.name_taken`; not_found `supply.unknown`; forbidden `practice.read_only`
 */
export function changeItem(
  actor: ProviderActor,
  { values, ...shown }: Shown & Readonly<{ values: ItemValues }>,
): Promise<boolean> {
  return withTransaction(async (tx) => {
    const row = await openShown(tx, actor, shown)
    const changed = valueFields.filter((field) => row[field] !== values[field])
    if (changed.length === 0) return false
    if (changed.includes('name') && !row.isArchived) await checkName(tx, { ...row, name: values.name })
    await writeItem(tx, row, Object.fromEntries(changed.map((field) => [field, values[field]])))
    await recordSupply(tx, actor, { itemId: row.id, action: 'edit', fields: changed })
    return true
  })
}

/**
 * Takes an item out of the lists, or back into them; its lots and their history stay.
 * @throws DomainError conflict `directory.stale`, `supply.name_taken`; not_found `supply.unknown`; forbidden `practice.read_only`
 */
export function archiveItem(
  actor: ProviderActor,
  { isArchived, ...shown }: Shown & Readonly<{ isArchived: boolean }>,
): Promise<void> {
  return withTransaction(async (tx) => {
    const row = await openShown(tx, actor, shown)
    if (row.isArchived === isArchived) return
    if (!isArchived) await checkName(tx, row)
    await writeItem(tx, row, { isArchived })
    await recordSupply(tx, actor, {
      itemId: row.id,
      action: isArchived ? 'archive' : 'restore',
      fields: ['isArchived'],
    })
  })
}
