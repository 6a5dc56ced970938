import { copyFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { getTableName, is, sql, Table } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { closeDatabase, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import * as schema from '#drizzle/schema/index.ts'
import { copyOf, postgresTemplate, templateFile } from './template-database.ts'

/**
 * Gives every test of a file an empty, migrated database of the dialect under test.
 * SQLite: a fresh copy of the template file. PostgreSQL: one in-process server a file, its tables emptied between tests.
 */
export function useDatabase(): void {
  if (dialect === 'sqlite') useSqlite()
  else usePostgres()
}

function useSqlite(): void {
  const file = resolve(`data/test/${process.pid}.sqlite`)
  const remove = () => {
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  }
  beforeEach(async () => {
    remove()
    copyFileSync(templateFile, file)
    await openDatabase(`file:${file}`)
  })
  afterEach(async () => {
    await closeDatabase()
    remove()
  })
}

/** Empties every table, whatever refers to it or forbids it; a truncation of them all takes fifty times as long. */
const emptyTables = (() => {
  const tables = Object.values(schema).filter((value) => is(value, Table))
  const names = tables.map((table) => `'${getTableName(table)}'`).join(', ')
  return `do $$ declare name text; begin
    set local session_replication_role = replica;
    foreach name in array array[${names}] loop execute format('delete from %I', name); end loop;
  end $$`
})()

function usePostgres(): void {
  beforeAll(() => openDatabase(copyOf(postgresTemplate)))
  afterAll(closeDatabase)
  afterEach(() =>
    withTransaction(async (tx) => {
      const statement = sql.raw(emptyTables)
      // PostgreSQL's handle has `execute`; the seam's type is SQLite's.
      await (tx as unknown as { execute(query: typeof statement): Promise<unknown> }).execute(statement)
    }),
  )
}
