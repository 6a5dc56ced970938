import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { associationProofs } from '#drizzle/schema/association/identity.ts'
import type { SealedProof } from '../proof-file.server.ts'

/** Notes a proof in place of what the association has sent before. @returns files that nothing names any more, to be dropped once this is committed */
export async function addProof(tx: Transaction, associationId: string, proof: SealedProof): Promise<string[]> {
  const gone = await tx
    .delete(associationProofs)
    .where(eq(associationProofs.associationId, associationId))
    .returning({ file: associationProofs.file })
  await tx.insert(associationProofs).values({ ...proof, associationId, createdAt: now() })
  return gone.map(({ file }) => file)
}
