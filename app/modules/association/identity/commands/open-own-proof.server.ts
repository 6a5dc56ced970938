import type { AssociationActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { openProof } from '../queries/proofs.server.ts'

/**
 * The paper that the chosen association has sent, for its owner; that they have taken it is noted first. Null for anybody else, for the
 * paper of another association, and once it is forgotten.
 */
export async function openOwnProof({ userId, associations: [chosen] }: AssociationActor, proofId: string) {
  const proof = chosen?.role === 'owner' ? await openProof(chosen.id, proofId) : null
  if (!chosen || !proof) return null
  await withTransaction((tx) =>
    recordAudit(tx, {
      actor: { type: 'user', id: userId },
      action: 'association.proof_read',
      subject: { type: 'association', id: chosen.id },
    }),
  )
  return proof
}
