import type { AssociationActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'

/**
 * Writes down that an owner takes everything of their association with them.
 * @returns which association it is
 * @throws DomainError forbidden `association.owner_only`
 */
export async function recordFullExport({ userId, associations: [chosen] }: AssociationActor): Promise<string> {
  if (chosen?.role !== 'owner') throw new DomainError('forbidden', 'association.owner_only')
  await withTransaction((tx) =>
    recordAudit(tx, {
      ...{ actor: { type: 'user', id: userId }, action: 'association.full_export' },
      subject: { type: 'association', id: chosen.id },
    }),
  )
  return chosen.id
}
