import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { patients } from '#drizzle/schema/scheduling.ts'
import { unsealedPatients } from '#drizzle/schema/unsealed.ts'
import { sealIdentity } from '../identity.server.ts'

const batchSize = 200

/** Seals patients whom an older version kept in plain. @returns how many; 0 when none is left */
export async function sealPatients(tx: Transaction): Promise<number> {
  const rows = await tx.select().from(unsealedPatients).orderBy(asc(unsealedPatients.id)).limit(batchSize)
  for (const { id, ...identity } of rows)
    await tx
      .update(patients)
      .set(sealIdentity(id, identity))
      .where(and(eq(patients.id, id), eq(patients.identityEnc, '')))
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(unsealedPatients).where(inArray(unsealedPatients.id, ids))
  return rows.length
}
