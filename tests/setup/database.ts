import { copyFileSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { getTableName, is, sql, Table } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { closeDatabase, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import * as schema from '#drizzle/schema/index.ts'
import { openPassing } from './passing-database.ts'
import { copyOf, keptCopyOf, postgresTemplate, templateFile } from './template-database.ts'
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
 * where filling takes longer than copying the rows.
 */
export function useFilledDatabase(fill: () => Promise<void>): void {
  if (dialect === 'postgres') return usePostgres(keptCopyOf(postgresTemplate), fill)
  const filled = resolve(`data/test/filled-${process.pid}.sqlite`)
  beforeAll(async () => {
    setClock(storyTime)
    copyFileSync(templateFile, `${filled}.draft`)
    await openPassing(`file:${filled}.draft`)
    await fill()
    await closeDatabase()
    renameSync(`${filled}.draft`, filled)
  })
  afterAll(() => rmSync(filled, { force: true }))
  useSqlite(filled)
}

function useSqlite(original: string, changesSchema = false): void {
  const file = resolve(`data/test/${process.pid}.sqlite`)
  const remove = () => {
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  }
  beforeEach(async () => {
    remove()
    copyFileSync(original, file)
    await openPassing(`file:${file}`)
  })
  afterEach(async () => {
    // Whatever a test has made the product write can be read by who reads the log.
    const wordless = changesSchema ? [] : await wordlessFields()
    await closeDatabase()
    remove()
    expect(wordless, 'fields of audit entries without words in oversight.json').toEqual([])
  })
}

const tableNames = Object.values(schema)
  .filter((value) => is(value, Table))
  .map((table) => `'${getTableName(table)}'`)
  .join(', ')

/** Empties every table, whatever refers to it or forbids it; a truncation of them all takes fifty times as long. */
const emptyTables = `do $$ declare name text; begin
    set local session_replication_role = replica;
    foreach name in array array[${tableNames}] loop execute format('delete from %I', name); end loop;
  end $$`

/** Copies the rows of every table that has some into a schema beside, and back. */
const keepRows = `do $$ declare name text; is_filled boolean; begin
    foreach name in array array[${tableNames}] loop
      execute format('select exists (select from public.%I)', name) into is_filled;
      if is_filled then execute format('create table kept.%I as select * from public.%I', name, name); end if;
    end loop;
  end $$`
const restoreRows = `do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'kept' loop
      execute format('insert into public.%I select * from kept.%I', name, name);
    end loop;
  end $$`

/** Runs a statement of PostgreSQL. Its handle has `execute`; the seam's type is SQLite's. */
const execute = (text: string) =>
  withTransaction(async (tx) => {
    const statement = sql.raw(text)
    await (tx as unknown as { execute(query: typeof statement): Promise<unknown> }).execute(statement)
  })

function usePostgres(url: string, fill?: () => Promise<void>): void {
  beforeAll(async () => {
    await openDatabase(url)
    if (!fill) return
    setClock(storyTime)
    await fill()
    await execute('create schema kept')
    await execute(keepRows)
    await execute(emptyTables)
  })
  if (fill) beforeEach(() => execute(restoreRows))
  afterEach(() => execute(emptyTables))
  afterAll(async () => {
    if (fill) await execute('drop schema kept cascade')
    await closeDatabase()
  })
}
