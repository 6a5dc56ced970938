import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import {
  facilities,
  facilitySources,
  providerFacilities,
  providers,
  providerSpecialties,
  registryAddresses,
  registryDeactivations,
} from '#drizzle/schema/index.ts'

/** The tables that the import fills, with the columns that a row keeps when it is replaced. */
const tables = {
  facilities: { table: facilities, kept: ['id', 'createdAt', 'editedFields', 'source', 'isDemo'] },
  providers: { table: providers, kept: ['id', 'npi', 'slug', 'createdAt', 'editedFields', 'source', 'isDemo'] },
  providerFacilities: { table: providerFacilities, kept: ['id', 'providerId', 'facilityId'] },
  providerSpecialties: { table: providerSpecialties, kept: [] },
  registryAddresses: { table: registryAddresses, kept: ['key'] },
  facilitySources: { table: facilitySources, kept: ['id', 'source', 'externalId', 'facilityId'] },
  registryDeactivations: { table: registryDeactivations, kept: ['npi'] },
} as const

type Tables = typeof tables
type TableName = keyof Tables
type Row<Name extends TableName> = Tables[Name]['table']['$inferSelect']

/** Rows of a statement. More gain nothing; a statement is composed once and then only bound. */
const rowsPerStatement = 20

type Statement = { execute: (values: Record<string, unknown>) => unknown }

/** On SQLite the handle is the same for the life of the connection, on PostgreSQL it lives as long as its transaction. */
const prepared = new WeakMap<Transaction, Map<string, Statement>>()

/**
 * Writes many whole rows of one table. Composing SQL anew for every batch would cost several times what the database
 * itself needs, so the statements are prepared.
 * @param mode `insert`, or `replace`: rows that are there take the new values, except for what is kept. Rows with a
 * version are replaced only when the version is the one that was read: a person who saved in between wins.
 */
export async function writeRows<Name extends TableName>(
  tx: Transaction,
  name: Name,
  rows: readonly Row<Name>[],
  mode: 'insert' | 'replace',
): Promise<void> {
  const columns = Object.entries<Column>(getTableColumns(tables[name].table))
  let start = 0
  while (start < rows.length) {
    const count = rows.length - start >= rowsPerStatement ? rowsPerStatement : 1
    const statement = statementFor(tx, name, columns, count, mode)
    const values: Record<string, unknown> = {}
    for (let index = 0; index < count; index++) {
      const row = rows[start + index] as Record<string, unknown>
      for (const [property, column] of columns) {
        const value = row[property]
        values[`${index}.${property}`] = value === null ? null : column.mapToDriverValue(value)
      }
    }
    await statement.execute(values)
    start += count
  }
}

function statementFor(
  tx: Transaction,
  name: TableName,
  columns: readonly [property: string, column: Column][],
  count: number,
  mode: 'insert' | 'replace',
): Statement {
  const statements = prepared.get(tx) ?? new Map<string, Statement>()
  prepared.set(tx, statements)
  const key = `${name} ${mode} ${count}`
  const known = statements.get(key)
  if (known) return known
  const placeholders = Array.from({ length: count }, (_, index) =>
    Object.fromEntries(columns.map(([property]) => [property, sql`${sql.placeholder(`${index}.${property}`)}`])),
  )
  const insert = tx.insert(tables[name].table as typeof registryAddresses).values(placeholders as never)
  const statement = (mode === 'insert' ? insert : insert.onConflictDoUpdate(replacement(name, columns))).prepare()
  statements.set(key, statement)
  return statement
}

function replacement(name: TableName, columns: readonly [property: string, column: Column][]) {
  const kept: readonly string[] = tables[name].kept
  const target = columns.find(([, column]) => column.primary)![1]
  const set = Object.fromEntries<SQL>(
    columns
      .filter(([property]) => !kept.includes(property))
      .map(([property, column]) => [property, sql`excluded.${sql.identifier(column.name)}`]),
  )
  const version = columns.find(([property]) => property === 'version')?.[1]
  const setWhere = version && sql`${version} = excluded.${sql.identifier(version.name)} - 1`
  return { target: target as never, set, setWhere }
}
