import { getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '#drizzle/schema/index.ts'

export type EncryptedTable = Readonly<{
  name: string
  table: SQLiteTable
  id: SQLiteColumn
  /** By property name, as a row of the table has them. */
  columns: Readonly<Record<string, SQLiteColumn>>
}>

function encryptedPart(table: SQLiteTable): EncryptedTable | null {
  const all = Object.entries(getTableColumns(table)) as [string, SQLiteColumn][]
  const columns = all.filter(([, column]) => column.name.endsWith('_enc'))
  if (columns.length === 0) return null
  const name = getTableName(table)
  const id = all.find(([, column]) => column.name === 'id')?.[1]
  if (!id) throw new Error(`${name} has encrypted columns and no id to bind them to.`)
  return { name, table, id, columns: Object.fromEntries(columns) }
}

/** Every table with columns whose name ends in `_enc`: what encryption may write and what a rotation visits. */
export const encryptedTables: readonly EncryptedTable[] = Object.values(schema)
  .filter((value): value is SQLiteTable & typeof value => is(value, Table))
  .map(encryptedPart)
  .filter((part) => part !== null)

const columnsOf = new Map(
  encryptedTables.map(({ name, columns }) => [name, new Set(Object.values(columns).map((column) => column.name))]),
)

/** Whether the schema has this encrypted column, both names as in SQL. */
export function isEncryptedColumn(table: string, column: string): boolean {
  return columnsOf.get(table)?.has(column) ?? false
}
