import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { rowEdits } from '#drizzle/schema/administration.ts'

/** The rows of a seed without those that somebody has deleted: what a person took away stays away. */
export async function withoutDeleted<Row extends { id: string }>(
  tx: Transaction,
  tableName: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const deleted = new Set<string>()
  for (let start = 0; start < rows.length; start += 500) {
    const ids = rows.slice(start, start + 500).map(({ id }) => id)
    const found = await tx
      .select({ rowId: rowEdits.rowId })
      .from(rowEdits)
      .where(and(eq(rowEdits.tableName, tableName), eq(rowEdits.kind, 'delete'), inArray(rowEdits.rowId, ids)))
      .orderBy(asc(rowEdits.rowId))
    for (const { rowId } of found) deleted.add(rowId)
  }
  return rows.filter(({ id }) => !deleted.has(id))
}
