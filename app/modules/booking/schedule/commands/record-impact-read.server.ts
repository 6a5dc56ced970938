import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'

/** Records that somebody has seen whose visits a change touches. */
export function recordImpactRead(actor: ProviderActor, draftId: string): Promise<void> {
  return withTransaction((tx) =>
    recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'booking.appointment_read',
      subject: { type: 'schedule_draft', id: draftId },
    }),
  )
}
