import type { AssociationActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'

/** Writes down who has taken the report of an announcement: it holds names. */
export async function recordReport({ userId }: AssociationActor, id: string): Promise<void> {
  await withTransaction((tx) =>
    recordAudit(tx, {
      actor: { type: 'user', id: userId },
      action: 'association.announcement_export',
      subject: { type: 'announcement', id },
    }),
  )
}
