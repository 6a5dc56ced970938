import { getTableColumns, getTableName, inArray, is, Table } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import * as schema from '#drizzle/schema/index.ts'
import { syncTableNames, syncTables } from '../records/sync-tables.ts'

/** Columns that name a provider, a facility or a provider facility, by a foreign key or without one. */
const naming = /(^|_)(provider|facility|provider_facility|subject|target|scope|merged_into)_id$/

/** They tell of what was, and hold nothing in its place. */
const telling = new Set(['audit_events', 'search_changes', 'sync_records', 'sync_conflicts', 'field_trust'])

const named = new Map(syncTableNames.map((name) => [getTableName(syncTables[name].table), name]))

const columns = Object.values(schema).flatMap((table) => {
  if (!is(table, Table) || telling.has(getTableName(table))) return []
  return Object.entries(getTableColumns(table)).flatMap(([property, column]) =>
    naming.test(column.name) ? [{ table: table as typeof schema.providerFacilities, property, column }] : [],
  )
})

/** Which rows name each of the ids, by table and key; rows of tables that runs do not write count as well. */
export async function findReferences(reader: Reader, ids: readonly string[]): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  if (ids.length === 0) return found
  for (const { table, property, column } of columns) {
    const name = getTableName(table)
    const known = named.get(name)
    const rows = (await reader
      .select()
      .from(table)
      .where(inArray(column, [...ids]))) as Record<string, unknown>[]
    for (const row of rows) {
      const key = known ? `${known} ${String(row[syncTables[known].keyName])}` : `${name} ${String(row.id)}`
      const id = String(row[property])
      found.set(id, (found.get(id) ?? new Set()).add(key))
    }
  }
  return found
}
