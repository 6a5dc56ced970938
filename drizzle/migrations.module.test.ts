import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableColumns, getTableName, is, sql, Table } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { closeDatabase, db, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import { dialect } from './dialect.ts'
import * as schema from './schema/index.ts'

const tables: Table[] = Object.values(schema).flatMap((value) => (is(value, Table) ? [value as Table] : []))
const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
let opened = 0
const emptyUrl = () => (dialect === 'sqlite' ? `file:${join(folder, `${++opened}.sqlite`)}` : env.DATABASE_URL)

afterEach(async () => {
  await closeDatabase()
  for (const file of readdirSync(folder)) rmSync(join(folder, file))
})

afterAll(() => rmSync(folder, { recursive: true }))

const journal = dialect === 'sqlite' ? sql`__drizzle_migrations` : sql`drizzle.__drizzle_migrations`
const applied = () =>
  db
    .select({ hash: sql<string>`hash` })
    .from(journal)
    .orderBy(sql`created_at`)
const numbersOf = (kind: string) => readdirSync(`drizzle/migrations/${kind}`).filter((file) => file.endsWith('.sql'))

/** Asks for every column of every table; one that is missing is an error. */
async function expectWholeSchema() {
  for (const table of tables)
    expect(
      await db
        .select()
        .from(table as typeof schema.providers)
        .limit(1),
    ).toEqual([])
  expect(await applied()).toHaveLength(numbersOf(dialect).length)
}

describe('the migrations of both dialects', () => {
  type Snapshot = { tables: Record<string, { columns: Record<string, unknown>; indexes: Record<string, unknown> }> }
  type Journal = { entries: { idx: number; tag: string }[] }
  const read = <T>(path: string) => JSON.parse(readFileSync(`drizzle/migrations/${path}`, 'utf8')) as T
  const journalOf = (kind: string) =>
    read<Journal>(`${kind}/meta/_journal.json`).entries.map(({ idx, tag }) => [idx, tag])

  function newest(kind: string) {
    const file = readdirSync(`drizzle/migrations/${kind}/meta`)
      .filter((name) => name.endsWith('_snapshot.json'))
      .toSorted()
      .at(-1)!
    const found = Object.entries(read<Snapshot>(`${kind}/meta/${file}`).tables).map(([name, { columns, indexes }]) => [
      name.replace(/^public\./, ''),
      {
        columns: Object.keys(columns).toSorted(),
        indexes: Object.keys(indexes)
          .filter((each) => !each.endsWith('_unique'))
          .toSorted(),
      },
    ])
    return Object.fromEntries(found) as Record<string, { columns: string[]; indexes: string[] }>
  }

  it('have the same numbers and names, and a file for each', () => {
    expect(journalOf('sqlite')).toEqual(journalOf('postgres'))
    expect(numbersOf('sqlite')).toEqual(numbersOf('postgres'))
    expect(journalOf('sqlite').map(([, tag]) => `${tag}.sql`)).toEqual(numbersOf('sqlite'))
    journalOf('sqlite').forEach(([number, tag], index) => {
      expect(number).toBe(index)
      expect(tag).toMatch(new RegExp(`^${String(index).padStart(4, '0')}_[a-z_]+$`))
    })
  })

  it('lead to the same tables, columns and indexes, which are those of the schema', () => {
    const sqlite = newest('sqlite')
    expect(newest('postgres')).toEqual(sqlite)
    expect(Object.keys(sqlite).toSorted()).toEqual(tables.map((table) => getTableName(table)).toSorted())
    for (const table of tables) {
      const columns = Object.values(getTableColumns(table)).map(({ name }) => name)
      expect(sqlite[getTableName(table)]!.columns, getTableName(table)).toEqual(columns.toSorted())
    }
  })
})

describe('migrating', () => {
  it('makes every table out of nothing', async () => {
    const connection = await openDatabase(emptyUrl())
    await connection.migrate()
    await expectWholeSchema()
  })

  it('changes nothing the second time', async () => {
    const connection = await openDatabase(emptyUrl())
    await connection.migrate()
    await withTransaction((tx) => insertProvider(tx, { id: 'p1', slug: 'kept' }))
    const before = await applied()
    await connection.migrate()
    await connection.migrate()
    expect(await applied()).toEqual(before)
    expect(await db.select({ slug: schema.providers.slug }).from(schema.providers)).toEqual([{ slug: 'kept' }])
  })
})

describe.skipIf(dialect !== 'sqlite')('a process that is killed while it migrates (a file, so SQLite only)', () => {
  /** Runs the migration of a file in a process of its own and kills it so many milliseconds after it began. */
  function migrateUntil(file: string, killAfter: number | null): Promise<{ span: number; finished: boolean }> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'drizzle/testing/migrate-process.ts', `file:${file}`], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let began = 0
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (began !== 0) return
        began = performance.now()
        if (killAfter !== null) setTimeout(() => child.kill('SIGKILL'), killAfter)
      })
      child.on('error', reject)
      child.on('close', () => resolve({ span: performance.now() - began, finished: output.includes('migrated') }))
    })
  }

  it('leaves a file that the next start brings up to date, wherever it was', async () => {
    const { span, finished } = await migrateUntil(join(folder, 'whole.sqlite'), null)
    expect(finished).toBe(true)
    let cut = 0
    for (let point = 0; point < 10; point++) {
      const file = join(folder, `killed-${point}.sqlite`)
      if (!(await migrateUntil(file, (span * point) / 10)).finished) cut += 1
      const connection = await openDatabase(`file:${file}`)
      await connection.migrate()
      await expectWholeSchema()
      await closeDatabase()
    }
    expect(cut).toBeGreaterThan(0)
  })
})
