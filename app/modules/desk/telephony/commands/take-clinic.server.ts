import { eq, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import type { AuditAction } from '#app/modules/audit/audit-actions.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { telephonySettings } from '#drizzle/schema/practice/telephony.ts'
import { findSettings, type Settings } from '../queries/set-up.server.ts'

/** @throws DomainError not_found `telephony.unknown` for whoever has no part in the clinic's telephone; forbidden `practice.read_only` */
export function requireRight(
  actor: ProviderActor,
  right: 'telephony.use' | 'telephony.set_up',
  facilityId: string,
): void {
  if (allows(actor, right, { facilityId })) return
  const isKnown = allows(actor, 'telephony.use', { facilityId })
  throw isKnown ? new DomainError('forbidden', 'practice.read_only') : new DomainError('not_found', 'telephony.unknown')
}

/**
 * The settings of a clinic for whoever sets it up, as the page showed them.
 * @throws DomainError conflict `directory.stale` where somebody was quicker; not_found `telephony.unknown`; forbidden `practice.read_only`
 */
export async function openSettings(
  tx: Transaction,
  actor: ProviderActor,
  { facilityId, version }: Readonly<{ facilityId: string; version: number | null }>,
): Promise<Settings> {
  requireRight(actor, 'telephony.set_up', facilityId)
  const settings = await findSettings(facilityId, tx)
  if (!settings) throw new DomainError('not_found', 'telephony.unknown')
  if (settings.version !== version) throw new DomainError('conflict', 'directory.stale')
  return settings
}

/** Writes columns of the settings while nobody else has. @throws DomainError conflict `directory.stale` */
export async function writeSettings(
  tx: Transaction,
  { facilityId, version }: Settings,
  columns: Partial<typeof telephonySettings.$inferInsert>,
): Promise<void> {
  const written = await tx
    .update(telephonySettings)
    .set({ ...columns, version: sql`${telephonySettings.version} + 1`, updatedAt: now() })
    .where(sql`${eq(telephonySettings.facilityId, facilityId)} and ${eq(telephonySettings.version, version)}`)
    .returning({ id: telephonySettings.id })
  if (written.length === 0) throw new DomainError('conflict', 'directory.stale')
}

export type TelephonyAction = Extract<AuditAction, `telephony.${string}`>

/** Records what somebody did about a clinic's telephone, by the names of what they changed. */
export function recordOfClinic(
  tx: Transaction,
  actor: ProviderActor,
  { facilityId, action, fields }: Readonly<{ facilityId: string; action: TelephonyAction; fields: readonly string[] }>,
) {
  const subject = { type: 'facility', id: facilityId }
  return recordAudit(tx, { actor: { type: 'user', id: actor.userId }, action, subject, fields })
}
