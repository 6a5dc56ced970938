import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'

/** Records that somebody read what patients have said at a clinic. */
export function recordFeedbackRead(actor: ProviderActor, facilityId: string): Promise<void> {
  return withTransaction((tx) =>
    recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'booking.feedback_read',
      subject: { type: 'facility', id: facilityId },
      fields: ['score', 'language', 'commentEnc'],
    }),
  )
}
