import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import Client from 'better-sqlite3'
import { drizzle as drizzleSqlite } from 'drizzle-orm/better-sqlite3'
import { migrate as migrateSqlite } from 'drizzle-orm/better-sqlite3/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { dialect } from '#drizzle/dialect.ts'
import { copyOf, keepDump } from './template-database.ts'

type Value = string | number | boolean | null
type Row = Readonly<Record<string, Value>>
export type OldRows = Readonly<Record<string, readonly Row[]>>

/** A column that a row has to have, and what stands in it when nothing is given. */
type Needed = readonly (readonly [name: string, empty: Value])[]

/** The migrations before a number, in a folder of their own. */
function migrationsBefore(number: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'old-migrations-'))
  cpSync(`drizzle/migrations/${dialect}`, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number }[] }
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx < number) }))
  return folder
}

function insertOf(table: string, needed: Needed, given: Row): { text: string; values: Value[] } {
  const row = { ...Object.fromEntries(needed), ...given }
  const names = Object.keys(row).map((name) => `"${name}"`)
  const parameters = names.map((_, index) => (dialect === 'sqlite' ? '?' : `$${index + 1}`))
  return { text: `insert into "${table}" (${names.join()}) values (${parameters.join()})`, values: Object.values(row) }
}

function makeSqlite(file: string, folder: string, rows: OldRows): string {
  const client = new Client(file)
  client.pragma('journal_mode = WAL')
  migrateSqlite(drizzleSqlite(client), { migrationsFolder: folder })
  client.pragma('foreign_keys = OFF')
  const described = client.prepare(
    `select name, iif(lower(type) = 'text', '', 0) as empty from pragma_table_info(?) where "notnull" and dflt_value is null`,
  )
  client.transaction(() => {
    for (const [table, each] of Object.entries(rows)) {
      const needed = described.raw().all(table) as unknown as Needed
      for (const row of each) {
        const { text, values } = insertOf(table, needed, row)
        client.prepare(text).run(...values)
      }
    }
  })()
  client.close()
  return `file:${file}`
}

const emptyOf: Readonly<Record<string, Value>> = { text: '', boolean: false }

async function makePostgres(file: string, folder: string, rows: OldRows): Promise<string> {
  const server = new PGlite()
  await migratePglite(drizzlePglite(server), { migrationsFolder: folder })
  await server.exec('set session_replication_role = replica')
  for (const [table, each] of Object.entries(rows)) {
    const described = await server.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_name = $1 and is_nullable = 'NO' and column_default is null`,
      [table],
    )
    const needed = described.rows.map(({ name, type }) => [name, emptyOf[type] ?? 0] as const)
    for (const row of each) {
      const { text, values } = insertOf(table, needed, row)
      await server.query(text, values)
    }
  }
  await keepDump(await server.dumpDataDir('none'), file)
  await server.close()
  return copyOf(file)
}

/**
 * A database as the version before a migration left it, with these rows; nothing checks what they refer to, and what they leave out is
 * empty. Answers its URL: a SQLite file, or an in-process PostgreSQL that begins as a copy of a dump.
 */
export async function oldDatabase(file: string, beforeMigration: number, rows: OldRows): Promise<string> {
  const folder = migrationsBefore(beforeMigration)
  try {
    return dialect === 'sqlite' ? makeSqlite(file, folder, rows) : await makePostgres(file, folder, rows)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
