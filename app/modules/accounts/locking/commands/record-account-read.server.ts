import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'

/** Records that somebody of the administration looked at an account. */
export function recordAccountRead(actor: AdminActor, userId: string): Promise<void> {
  return withTransaction((tx) =>
    recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'oversight.account_read',
      subject: { type: 'user', id: userId },
    }),
  )
}
