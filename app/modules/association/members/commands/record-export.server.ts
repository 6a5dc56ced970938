import type { AssociationActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { chosenOf } from '../queries/find-member.server.ts'

/** Writes down that somebody takes the members of their association with them. */
export async function recordMembersExport(actor: AssociationActor): Promise<void> {
  await withTransaction((tx) =>
    recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'association.members_export',
      subject: { type: 'association', id: chosenOf(actor).id },
    }),
  )
}
