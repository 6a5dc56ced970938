import { asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { unsealedReports } from '#drizzle/schema/unsealed.ts'
import { sealReport } from '../report-text.server.ts'

const batchSize = 200

/** Seals reports that an older version kept in plain. @returns how many; 0 when none is left */
export async function sealReports(tx: Transaction): Promise<number> {
  const rows = await tx.select().from(unsealedReports).orderBy(asc(unsealedReports.id)).limit(batchSize)
  for (const { id, contact, after } of rows) {
    const { details = '' } = JSON.parse(after) as { details?: string }
    await tx
      .update(changeRequests)
      .set({ reportEnc: sealReport(id, { details, contact }) })
      .where(eq(changeRequests.id, id))
  }
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(unsealedReports).where(inArray(unsealedReports.id, ids))
  return rows.length
}
