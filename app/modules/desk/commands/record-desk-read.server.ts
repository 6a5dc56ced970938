import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { AuditAction } from '#app/modules/audit/audit-actions.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { rowFields } from '../queries/visit-row.server.ts'

type Seen = {
  subject: { type: 'facility' | 'appointment' | 'patient' | 'waitlist_entry'; id: string }
  action?: Extract<
    AuditAction,
    'desk.day_read' | 'desk.export' | `booking.${'appointment' | 'patient' | 'waitlist'}_read`
  >
  fields?: readonly string[]
}

/** Records that somebody at the desk was shown data of patients: whose list or visit, and which fields. */
export function recordDeskRead(
  actor: ProviderActor,
  { subject, action = 'desk.day_read', fields = rowFields }: Seen,
): Promise<void> {
  const event = { actor: { type: 'user', id: actor.userId }, action, subject, fields } as const
  return withTransaction((tx) => recordAudit(tx, event))
}
