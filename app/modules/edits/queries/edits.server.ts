import { and, desc, eq, inArray, max } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { rowEdits } from '#drizzle/schema/administration.ts'

/** How many edits the rows have seen, by id; those without one are missing. */
export async function findVersions(
  tableName: string,
  rowIds: readonly string[],
  reader: Reader = db,
): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (let start = 0; start < rowIds.length; start += 500) {
    const rows = await reader
      .select({ rowId: rowEdits.rowId, version: max(rowEdits.version) })
      .from(rowEdits)
      .where(and(eq(rowEdits.tableName, tableName), inArray(rowEdits.rowId, rowIds.slice(start, start + 500))))
      .groupBy(rowEdits.rowId)
    for (const { rowId, version } of rows) found.set(rowId, Number(version ?? 0))
  }
  return found
}

/** What was done to a row, the latest first, with the name of who did it. */
export function listEdits(tableName: string, rowId: string, limit = 20) {
  return db
    .select({
      version: rowEdits.version,
      kind: rowEdits.kind,
      before: rowEdits.before,
      after: rowEdits.after,
      reason: rowEdits.reason,
      at: rowEdits.at,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(rowEdits)
    .leftJoin(users, eq(users.id, rowEdits.editorId))
    .where(and(eq(rowEdits.tableName, tableName), eq(rowEdits.rowId, rowId)))
    .orderBy(desc(rowEdits.version))
    .limit(limit)
}
