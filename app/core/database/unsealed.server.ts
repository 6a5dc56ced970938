import { getTableName, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { dialect } from '#drizzle/dialect.ts'
import { unsealedPatients, unsealedReports } from '#drizzle/schema/unsealed.ts'
import type { Reader } from './connection.ts'

/** Tables of what older versions kept in plain, in the order in which it is sealed. */
const unsealedTables = [unsealedPatients, unsealedReports] as const

/** Whether the database has a table, which the schema may not know. */
export async function hasTable(reader: Reader, table: SQLiteTable): Promise<boolean> {
  const name = getTableName(table)
  const [found] =
    dialect === 'sqlite'
      ? await reader
          .select({ name: sql<string>`name` })
          .from(sql`sqlite_master`)
          .where(sql`type = 'table' and name = ${name}`)
      : await reader
          .select({ name: sql<string>`tablename` })
          .from(sql`pg_tables`)
          .where(sql`tablename = ${name}`)
  return found !== undefined
}

/** Rows that wait for their seal, in all. */
export async function unsealedRows(reader: Reader): Promise<number> {
  let rows = 0
  for (const table of unsealedTables) if (await hasTable(reader, table)) rows += await reader.$count(table)
  return rows
}
