import { copyFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { getTableName, is, sql, Table } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { env } from '#app/core/env.server.ts'
import { closeDatabase, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import * as schema from '#drizzle/schema/index.ts'
import { templateFile } from './template-database.ts'

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

function usePostgres(): void {
  beforeAll(async () => {
    const connection = await openDatabase(env.DATABASE_URL)
    await connection.migrate()
  })
  afterAll(closeDatabase)
  afterEach(async () => {
    const tables = Object.values(schema).filter((value) => is(value, Table))
    const names = tables.map((table) => sql.identifier(getTableName(table)))
    await withTransaction(async (tx) => {
      const statement = sql`truncate ${sql.join(names, sql`, `)} cascade`
      // PostgreSQL's handle has `execute`; the seam's type is SQLite's.
      await (tx as unknown as { execute(query: typeof statement): Promise<unknown> }).execute(statement)
    })
  })
}
