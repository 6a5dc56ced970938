import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { renewAllPages } from '#app/core/page/page-revisions.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { recordEdit } from '#app/modules/edits/commands/record-edit.server.ts'
import { featureFlags } from '#drizzle/schema/administration.ts'
import type { FlagCode } from '../feature-flags.ts'

/**
 * Turns a flag on or off, for a reason that is kept.
 * @throws DomainError forbidden `flags.not_allowed`, conflict `edits.stale`
 */
export function setFlag(
  actor: AdminActor,
  { code, isOn, reason, version }: Readonly<{ code: FlagCode; isOn: boolean; reason: string; version: number }>,
): Promise<void> {
  if (!actor.permissions.has('flag.manage')) throw new DomainError('forbidden', 'flags.not_allowed')
  return withTransaction(async (tx) => {
    const [row] = await tx.select().from(featureFlags).where(eq(featureFlags.id, code))
    const edit = { tableName: 'feature_flags', rowId: code, before: row ? { isOn: row.isOn } : null, after: { isOn } }
    await recordEdit(tx, actor, { ...edit, reason }, version)
    const set = { isOn, updatedAt: now() }
    await tx
      .insert(featureFlags)
      .values({ id: code, ...set })
      .onConflictDoUpdate({ target: featureFlags.id, set })
    // The footer of every page names what is on.
    await renewAllPages(tx)
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'flags.flag_set',
      subject: { type: 'feature_flag', id: code },
      fields: ['isOn'],
    })
  })
}
