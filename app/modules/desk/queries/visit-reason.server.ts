import { asc, eq } from 'drizzle-orm'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import type { OpenVisit } from './desk-visit.server.ts'

/** The columns of a reason, for the audit. */
export const reasonFields = ['reasonEnc'] as const

/** Why the patient comes, in the patient's own words; null where nothing was written, and for who may not read it. */
export async function findVisitReason({ row: { id }, providerFacility }: OpenVisit): Promise<string | null> {
  if (!providerFacility.powers.readReason) return null
  const [found] = await db
    .select({ sealed: appointments.reasonEnc })
    .from(appointments)
    .where(eq(appointments.id, id))
    .orderBy(asc(appointments.id))
  const sealed = found?.sealed ?? null
  return sealed && decryptField(sealed, { table: 'appointments', column: 'reason_enc', rowId: id })
}
