import { and, eq } from 'drizzle-orm'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { readSealed } from '#app/modules/uploads/sealed-store.server.ts'
import { associationProofs } from '#drizzle/schema/association/identity.ts'
import { whereKeyStands } from '../proof-file.server.ts'

/** What is known of the proof that an association has sent, without its content; null without one, and once it is forgotten. */
export async function findProof(associationId: string, proofId: unknown, reader: Reader = db) {
  if (typeof proofId !== 'string') return null
  const { id, mime, bytes, createdAt } = associationProofs
  const [row] = await reader
    .select({ id, mime, bytes, createdAt })
    .from(associationProofs)
    .where(and(eq(id, proofId), eq(associationProofs.associationId, associationId)))
  return row ? { ...row, isPdf: row.mime === 'application/pdf' } : null
}

export type KnownProof = NonNullable<Awaited<ReturnType<typeof findProof>>>

/** The content of a proof; null when it is gone. */
export async function openProof(
  associationId: string,
  proofId: unknown,
): Promise<{ mime: string; bytes: Buffer } | null> {
  if (typeof proofId !== 'string') return null
  const [row] = await db
    .select()
    .from(associationProofs)
    .where(and(eq(associationProofs.id, proofId), eq(associationProofs.associationId, associationId)))
  const bytes = row && (await readSealed({ file: row.file, key: decryptField(row.keyEnc, whereKeyStands(row.id)) }))
  return bytes ? { mime: row.mime, bytes } : null
}
