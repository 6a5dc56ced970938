import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'

/** Notes that a reviewer has read what a visitor wrote. */
export function recordReportRead(actor: AdminActor, requestId: string): Promise<void> {
  return withTransaction((tx) =>
    recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'moderation.report_read',
      subject: { type: 'change_request', id: requestId },
    }),
  )
}
