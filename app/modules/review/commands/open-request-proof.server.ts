import type { AdminActor } from '#app/core/actor.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { openProof } from '#app/modules/association/identity/queries/proofs.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { openRequest } from '../queries/open-request.server.ts'
import { queueOf } from '../request-queues.ts'

/**
 * The paper that an association has sent with a request, for a reviewer who takes it; that they have taken it is noted first. Null when
 * there is none, or no more. @throws DomainError as `openRequest`
 */
export async function openRequestProof(actor: AdminActor, requestId: string) {
  const { kind, targetId, after } = await openRequest(db, actor, requestId)
  const proof = queueOf(kind) === 'associations' ? await openProof(targetId, after.proofId) : null
  if (!proof) return null
  await withTransaction((tx) =>
    recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'association.proof_read',
      subject: { type: 'change_request', id: requestId },
    }),
  )
  return proof
}
