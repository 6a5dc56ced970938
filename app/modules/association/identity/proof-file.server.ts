import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import { newId } from '#app/core/ids.server.ts'
import type { PaperFile } from '#app/modules/uploads/read-document.server.ts'
import { keepSealed } from '#app/modules/uploads/sealed-store.server.ts'

/** Where the key of a proof's file stands. */
export const whereKeyStands = (rowId: string) => ({ table: 'association_proofs', column: 'key_enc', rowId })

/** Writes the sealed file of a proof; answers what its row has. Nothing names it until that row is written. */
export async function sealProof({ mime, bytes }: PaperFile) {
  const id = newId()
  const { file, key } = await keepSealed(bytes)
  return { id, mime, bytes: bytes.length, file, keyEnc: encryptField(key, whereKeyStands(id)) }
}

export type SealedProof = Awaited<ReturnType<typeof sealProof>>
