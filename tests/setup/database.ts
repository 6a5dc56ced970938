import { copyFileSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { getTableName, is, sql, Table } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { closeDatabase, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import * as schema from '#drizzle/schema/index.ts'
import { copyOf, keepDump, keptCopyOf, postgresTemplate, templateFile } from './template-database.ts'
import { wordlessFields } from './audit-fields.ts'
import { storyTime } from './story-time.ts'

/**
 * Gives every test of a file an empty, migrated database of the dialect under test.
 * SQLite: a fresh copy of the template file. PostgreSQL: the one in-process server of all files that run in this process, its tables
 * emptied after each test; a file that changes more than rows says so and has a server of its own.
 */
export function useDatabase({ changesSchema = false } = {}): void {
  if (dialect === 'sqlite') useSqlite(templateFile, changesSchema)
  else usePostgres(changesSchema ? copyOf(postgresTemplate) : keptCopyOf(postgresTemplate))
}

/**
 * Gives every test of a file a database of its own with what `fill` puts there, at the instant at which tests begin. It is filled once:
 * where filling takes seconds and a copy of the result does not.
 */
export function useFilledDatabase(fill: () => Promise<void>): void {
  const filled = resolve(`data/test/filled-${process.pid}.${dialect}`)
  beforeAll(async () => {
    setClock(storyTime)
    if (dialect === 'sqlite') copyFileSync(templateFile, `${filled}.draft`)
    const url = dialect === 'sqlite' ? `file:${filled}.draft` : copyOf(postgresTemplate)
    const connection = await openDatabase(url)
    await fill()
    if (connection.dump) await keepDump(await connection.dump(), filled)
    await closeDatabase()
    if (dialect === 'sqlite') renameSync(`${filled}.draft`, filled)
  })
  afterAll(() => rmSync(filled, { force: true }))
  if (dialect === 'sqlite') return useSqlite(filled)
  beforeEach(async () => {
    await openDatabase(copyOf(filled))
  })
  afterEach(closeDatabase)
}

function useSqlite(original: string, changesSchema = false): void {
  const file = resolve(`data/test/${process.pid}.sqlite`)
  const remove = () => {
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  }
  beforeEach(async () => {
    remove()
    copyFileSync(original, file)
    await openDatabase(`file:${file}`)
  })
  afterEach(async () => {
    // Whatever a test has made the product write can be read by who reads the log.
    const wordless = changesSchema ? [] : await wordlessFields()
    await closeDatabase()
    remove()
    expect(wordless, 'fields of audit entries without words in oversight.json').toEqual([])
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

function usePostgres(url: string): void {
  beforeAll(async () => {
    await openDatabase(url)
  })
  afterAll(closeDatabase)
  afterEach(() =>
    withTransaction(async (tx) => {
      const statement = sql.raw(emptyTables)
      // PostgreSQL's handle has `execute`; the seam's type is SQLite's.
      await (tx as unknown as { execute(query: typeof statement): Promise<unknown> }).execute(statement)
    }),
  )
}
