import { withTransaction } from '#app/core/database/database.server.ts'
import { addProof } from '#app/modules/association/identity/commands/add-proof.server.ts'
import { sealProof } from '#app/modules/association/identity/proof-file.server.ts'
import type { AssociationRow } from '../associations.ts'

const paper = { mime: 'application/pdf', bytes: Buffer.from('%PDF-1.4 proof') } as const

export const rows: AssociationRow[] = [
  {
    path: '/association-management/proof/:proof',
    method: 'GET',
    make: async (associationId) => {
      const proof = await sealProof(paper)
      await withTransaction((tx) => addProof(tx, associationId, proof))
      return { proof: proof.id }
    },
    allowed: ['owner'],
  },
]
