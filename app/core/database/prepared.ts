import { getTableColumns, type Placeholder, sql } from 'drizzle-orm'
import type { SQLiteInsertValue, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Reader, Transaction } from './connection.ts'

/**
 * A statement that is made once a handle instead of once a call. Writing a statement out costs far more than running it
 * (some 80 µs against 3 on SQLite), and a booking has dozens. SQLite has one handle for all writes; on PostgreSQL each
 * transaction is its own, so there the statement is made each time, as it would be anyway.
 */
export function prepared<Handle extends Reader, Statement>(
  build: (handle: Handle) => Statement,
): (handle: Handle) => Statement {
  const known = new WeakMap<object, Statement>()
  return (handle) => {
    let statement = known.get(handle)
    if (!statement) known.set(handle, (statement = build(handle)))
    return statement
  }
}

/** As `prepared`, for a statement whose text depends on the sizes of lists in it (`listOf`): one is kept for each. */
export function preparedForSizes<Handle extends Reader, Sizes extends readonly number[], Statement>(
  build: (handle: Handle, ...sizes: Sizes) => Statement,
): (handle: Handle, ...sizes: Sizes) => Statement {
  const ofHandle = prepared(() => new Map<string, Statement>())
  return (handle, ...sizes) => {
    const known = ofHandle(handle)
    const key = sizes.join()
    let statement = known.get(key)
    if (!statement) known.set(key, (statement = build(handle, ...sizes)))
    return statement
  }
}

/** Placeholders for a list of values, as `inArray` takes them. */
export function listOf(name: string, size: number): Placeholder[] {
  return Array.from({ length: size }, (_, index) => sql.placeholder(`${name}${index}`))
}

/** The values of `listOf(name, size)`; a list that is shorter is filled up with its last value. */
export function listValues(name: string, values: readonly string[], size = values.length): Record<string, string> {
  const last = values.length - 1
  return Object.fromEntries(
    Array.from({ length: size }, (_, index) => [`${name}${index}`, values[Math.min(index, last)]!]),
  )
}

/** The next power of two: lists filled up to it share a few statements, however many lengths there are. */
export function listSize(length: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, length)))
}

/** Placeholders for a whole row, named as its columns. */
export function rowOf<Table extends SQLiteTable>(table: Table): SQLiteInsertValue<Table> {
  const names = Object.keys(getTableColumns(table))
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as SQLiteInsertValue<Table>
}

/** The values of `rowOf(table)`; columns left out are null. */
export function rowValues<Table extends SQLiteTable>(
  table: Table,
): (row: Table['$inferInsert']) => Record<string, unknown> {
  const nothing = Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, null]))
  return (row) => ({ ...nothing, ...row })
}

/** Inserts one whole row; columns left out are null. Not for tables with JSON columns that may be null. */
export function preparedInsert<Table extends SQLiteTable>(
  table: Table,
): (tx: Transaction, row: Table['$inferInsert']) => Promise<void> {
  const values = rowValues(table)
  const statement = prepared((tx: Transaction) => tx.insert(table).values(rowOf(table)).prepare())
  return async (tx, row) => {
    await statement(tx).execute(values(row))
  }
}
