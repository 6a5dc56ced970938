import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { facilities, providerFacilities } from '#drizzle/schema/directory.ts'
import { changeProvider, type ProviderEdit } from './change-provider.server.ts'

/** Opens the places of a provider that wait; one that a person has held back stays closed, as when records are published. */
async function openPlaces(tx: Transaction, { providerId, userId }: ProviderEdit): Promise<void> {
  const places = await tx
    .select({ id: facilities.id, editedFields: facilities.editedFields })
    .from(facilities)
    .innerJoin(providerFacilities, eq(providerFacilities.facilityId, facilities.id))
    .where(
      and(
        eq(providerFacilities.providerId, providerId),
        isNull(providerFacilities.activeTo),
        eq(facilities.status, 'pending'),
      ),
    )
    .orderBy(asc(facilities.id))
  for (const { id, editedFields } of places) {
    if (editedFields.includes('status')) continue
    const opened = { status: 'active' as const, version: sql`${facilities.version} + 1`, updatedAt: now() }
    await tx.update(facilities).set(opened).where(eq(facilities.id, id))
    await recordAudit(tx, {
      actor: { type: 'user', id: userId },
      action: 'directory.place_update',
      subject: { type: 'facility', id },
      fields: ['status'],
    })
  }
}

/**
 * Shows patients a profile that a reviewer has looked at, and the places where it practices. A person has decided it, so no import and no
 * publishing of records changes it again. Call it last.
 * @throws DomainError as `changeProvider`
 */
export async function listProvider(tx: Transaction, edit: ProviderEdit): Promise<void> {
  await changeProvider(tx, edit, {
    fields: ['status'],
    columns: { status: 'listed' },
    writeRows: () => openPlaces(tx, edit),
  })
}
