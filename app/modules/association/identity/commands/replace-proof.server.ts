import type { AssociationActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { dropKeptFile } from '#app/modules/uploads/file-store.server.ts'
import type { PaperFile } from '#app/modules/uploads/read-document.server.ts'
import { sealProof } from '../proof-file.server.ts'
import { findOwnRequest } from '../queries/own-request.server.ts'
import { addProof } from './add-proof.server.ts'
import { submitAgain } from './submit-again.server.ts'

/**
 * Puts another proof in place of the one that waits with one's own request. Reviewers get the request anew: what they had before them is
 * superseded. The file is written before the transaction and taken away when that fails.
 * @throws DomainError conflict `association.not_now` when no request of one's own waits
 */
export async function replaceProof(actor: AssociationActor, paper: PaperFile): Promise<void> {
  const proof = await sealProof(paper)
  try {
    const gone = await withTransaction(async (tx) => {
      const request = await findOwnRequest(actor, tx)
      if (!request) throw new DomainError('conflict', 'association.not_now')
      const former = await addProof(tx, request.targetId, proof)
      await submitAgain(tx, actor, request, { proofId: proof.id })
      return former
    })
    for (const file of gone) await dropKeptFile(file)
  } catch (error) {
    await dropKeptFile(proof.file)
    throw error
  }
}
