import type { AssociationActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'

/** Notes that somebody has taken the list of an event with them. */
export function recordExport({ userId }: AssociationActor, eventId: string): Promise<void> {
  return withTransaction((tx) =>
    recordAudit(tx, {
      actor: { type: 'user', id: userId },
      action: 'association_event.event_export',
      subject: { type: 'association_event', id: eventId },
    }),
  )
}
