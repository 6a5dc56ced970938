import { and, eq, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { facilityPharmacies } from '#drizzle/schema/practice/pharmacy.ts'
import type { PharmacyAnswers } from '../forms.ts'
import { findPharmacy, type Pharmacy } from '../queries/pharmacies.server.ts'
import { mayAt } from '../queries/pharmacy-clinics.server.ts'

type Kept = Readonly<{ facilityId: string; id: string; version: number | null }>

/** @throws DomainError forbidden `practice.read_only` */
function requireRight(actor: ProviderActor, facilityId: string): void {
  if (!mayAt(actor, 'pharmacy.manage', facilityId)) throw new DomainError('forbidden', 'practice.read_only')
}

function record(
  tx: Transaction,
  actor: ProviderActor,
  id: string,
  what: 'save' | 'archive' | 'restore',
  fields: string[] = [],
) {
  return recordAudit(tx, {
    ...{ actor: { type: 'user', id: actor.userId }, action: `practice.pharmacy_${what}` },
    ...{ subject: { type: 'facility_pharmacy', id }, fields },
  })
}

/** One more pharmacy. @throws DomainError forbidden `practice.read_only` */
export async function addPharmacy(
  actor: ProviderActor,
  {
    facilityId,
    directoryId,
    values,
  }: Readonly<{ facilityId: string; directoryId: string | null; values: PharmacyAnswers }>,
): Promise<string> {
  requireRight(actor, facilityId)
  return withTransaction(async (tx) => {
    const id = newId()
    await tx.insert(facilityPharmacies).values({
      ...{ id, facilityId, directoryId, ...values, isArchived: false, version: 1, createdAt: now(), updatedAt: now() },
    })
    await record(tx, actor, id, 'save', Object.keys(values))
    return id
  })
}

/** The row that a form is about. @throws DomainError not_found `pharmacy.unknown`; conflict `directory.stale` */
async function openRow(tx: Transaction, { facilityId, id, version }: Kept): Promise<Pharmacy> {
  const row = await findPharmacy(facilityId, id, tx)
  if (!row) throw new DomainError('not_found', 'pharmacy.unknown')
  if (row.version !== version) throw new DomainError('conflict', 'directory.stale')
  return row
}

async function write(tx: Transaction, { id, version }: Pharmacy, changes: Partial<Pharmacy>): Promise<void> {
  const changed = await tx
    .update(facilityPharmacies)
    .set({ ...changes, version: sql`${facilityPharmacies.version} + 1`, updatedAt: now() })
    .where(and(eq(facilityPharmacies.id, id), eq(facilityPharmacies.version, version)))
    .returning({ id: facilityPharmacies.id })
  if (changed.length === 0) throw new DomainError('conflict', 'directory.stale')
}

/**
 * Changes what is known of a pharmacy. The same again changes nothing.
 * @returns whether anything changed
 * @throws DomainError forbidden `practice.read_only`; not_found `pharmacy.unknown`; conflict `directory.stale`
 */
export async function changePharmacy(actor: ProviderActor, kept: Kept, values: PharmacyAnswers): Promise<boolean> {
  requireRight(actor, kept.facilityId)
  return withTransaction(async (tx) => {
    const row = await openRow(tx, kept)
    const names = Object.keys(values) as (keyof PharmacyAnswers)[]
    const changed = names.filter((name) => JSON.stringify(row[name]) !== JSON.stringify(values[name]))
    if (changed.length === 0) return false
    await write(tx, row, values)
    await record(tx, actor, row.id, 'save', changed)
    return true
  })
}

/** Takes a pharmacy out of the list, or back into it. @throws as `changePharmacy` */
export async function archivePharmacy(actor: ProviderActor, kept: Kept, isArchived: boolean): Promise<void> {
  requireRight(actor, kept.facilityId)
  await withTransaction(async (tx) => {
    const row = await openRow(tx, kept)
    if (row.isArchived === isArchived) return
    await write(tx, row, { isArchived })
    await record(tx, actor, row.id, isArchived ? 'archive' : 'restore')
  })
}
