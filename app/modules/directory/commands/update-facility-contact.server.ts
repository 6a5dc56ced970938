import { eq, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { sayFields } from '#app/modules/directory/registry/trust/commands/say-fields.server.ts'
import { facilities } from '#drizzle/schema/directory.ts'

/** What a place may change of its public contact without a reviewer; a telephone number is not among it. */
export type FacilityContact = Readonly<{ email?: string | null; wechat?: string | null }>

/**
 * Saves public contact data of a place at once and remembers that people set them, so that no import overwrites them. Whether
 * the user may is the caller's to know. Call it last: it writes the audit event.
 * @returns the names of the fields that changed.
 * @throws DomainError not_found `directory.facility_not_found`
 */
export async function updateFacilityContact(
  tx: Transaction,
  { facilityId, userId, contact }: { facilityId: string; userId: string; contact: FacilityContact },
): Promise<string[]> {
  const [facility] = await tx.select().from(facilities).where(eq(facilities.id, facilityId))
  if (!facility) throw new DomainError('not_found', 'directory.facility_not_found')
  const changed = (['email', 'wechat'] as const).filter(
    (field) => contact[field] !== undefined && contact[field] !== facility[field],
  )
  if (changed.length === 0) return []
  await tx
    .update(facilities)
    .set({
      ...Object.fromEntries(changed.map((field) => [field, contact[field]])),
      editedFields: [...new Set([...facility.editedFields, ...changed])],
      version: sql`${facilities.version} + 1`,
      updatedAt: now(),
    })
    .where(eq(facilities.id, facilityId))
  await sayFields(tx, { subjectType: 'facility', subjectId: facilityId, fields: changed, trust: 'provider' })
  await recordAudit(tx, {
    actor: { type: 'user', id: userId },
    action: 'directory.place_update',
    subject: { type: 'facility', id: facilityId },
    fields: changed,
  })
  return changed
}
