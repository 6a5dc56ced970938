import { and, eq, inArray, sql } from 'drizzle-orm'
import type { AnySQLiteColumn, AnySQLiteTable } from 'drizzle-orm/sqlite-core'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { referenceTableOf } from '../reference-tables.ts'
import type { TableKey } from '../table-columns.ts'
import type { RowValues } from '../row-texts.ts'
import { tableOf } from '../queries/rows.server.ts'

/** Writes rows of whatever table a declaration names: the ones that this module owns, and the columns of others through which rows name them. */

/** A record that says nothing is JSON's null, as its column is never SQL's. */
function written(key: TableKey, values: RowValues): RowValues {
  const empty = (referenceTableOf(key)?.folded ?? []).filter(({ name }) => values[name] === null)
  return { ...values, ...Object.fromEntries(empty.map(({ name }) => [name, sql`'null'`])) }
}

const stamped = (table: object): RowValues => ('updatedAt' in table ? { updatedAt: now() } : {})

export async function insertRow(tx: Transaction, key: TableKey, id: string, values: RowValues): Promise<void> {
  const table = tableOf(key)
  const row = { ...written(key, values), ...stamped(table), id }
  await tx.insert(table).values(row as typeof table.$inferInsert)
}

export async function updateRow(tx: Transaction, key: TableKey, id: string, values: RowValues): Promise<void> {
  const table = tableOf(key)
  await tx
    .update(table)
    .set({ ...written(key, values), ...stamped(table) })
    .where(eq(table.id, id))
}

export async function deleteRow(tx: Transaction, key: TableKey, id: string): Promise<void> {
  const table = tableOf(key)
  await tx.delete(table).where(eq(table.id, id))
}

type Named = Readonly<{ table: AnySQLiteTable; column: AnySQLiteColumn }>

/** Lets rows of another table name `to` where they named `from`. */
export async function repointRows(tx: Transaction, { table, column }: Named, from: string, to: string): Promise<void> {
  const name = Object.entries(table).find(([, value]) => value === column)![0]
  await tx
    .update(table)
    .set({ [name]: to })
    .where(eq(column, from))
}

/** Sets a list of one row of another table. */
export async function setList(
  tx: Transaction,
  { table, column }: Named,
  id: string,
  list: readonly string[],
): Promise<void> {
  const name = Object.entries(table).find(([, value]) => value === column)![0]
  const idColumn = (table as unknown as { id: AnySQLiteColumn }).id
  await tx
    .update(table)
    .set({ [name]: list })
    .where(eq(idColumn, id))
}

/** Deletes rows of another table that would say the same twice. */
export async function deleteDoubles(tx: Transaction, table: AnySQLiteTable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const idColumn = (table as unknown as { id: AnySQLiteColumn }).id
  await tx.delete(table).where(and(inArray(idColumn, [...ids])))
}
