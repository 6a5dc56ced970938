import { readFileSync } from 'node:fs'
import { asc, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { dialect } from './dialect.ts'
import { runs } from './schema/index.ts'

useDatabase({ changesSchema: true })

const statements = (name: string) =>
  readFileSync(`drizzle/migrations/${dialect}/${name}.sql`, 'utf8').split('--> statement-breakpoint')

async function execute(tx: Transaction, text: string): Promise<void> {
  const statement = sql.raw(text)
  // PostgreSQL's handle has `execute`; the seam's type is SQLite's.
  if (dialect === 'sqlite') tx.run(statement)
  else await (tx as unknown as { execute(query: typeof statement): Promise<unknown> }).execute(statement)
}

describe('migration 0028', () => {
  it('makes runs of the imports there were; what was not done can be resumed', async () => {
    const checkpoint = '{"byteOffset":9000000000,"line":7,"rejectsBytes":3}'
    const insert = (id: string, states: string, status: string, finishedAt: number | null) =>
      `insert into registry_imports (id, file_name, file_digest, states, status, owner, checkpoint, counts, finished_at, created_at, updated_at)
       values ('${id}', 'npi "full".csv', 'digest', '${states}', '${status}', 'o', '${checkpoint}', '{"read":5}', ${finishedAt}, 1700000000000, 1700000000009)`
    await withTransaction(async (tx) => {
      await execute(
        tx,
        statements('0001_registry').find((text) => /CREATE TABLE .registry_imports/.test(text))!,
      )
      await execute(tx, insert('a', 'NJ,NY', 'running', null))
      await execute(tx, insert('b', 'NY', 'running', null))
      await execute(tx, insert('c', '', 'failed', 1700000000005))
      await execute(tx, insert('d', 'CT', 'done', 1700000000006))
      for (const text of statements('0028_registry_runs')) await execute(tx, text)
    })
    const rows = await db.select().from(runs).orderBy(asc(runs.id))
    expect(rows[0]).toEqual({
      id: 'a',
      kind: 'registry_import',
      key: 'registry:nppes',
      inputDigest: 'digest:NJ,NY',
      params: { fileName: 'npi "full".csv', fileDigest: 'digest' },
      status: 'failed',
      startedByType: 'system',
      startedById: null,
      undoesId: null,
      leaseOwner: null,
      leaseUntil: null,
      claims: 0,
      checkpoint: { byteOffset: 9_000_000_000, line: 7, rejectsBytes: 3 },
      done: 9_000_000_000,
      total: null,
      counts: { read: 5 },
      messageCode: null,
      errorCode: 'long_work.lease_lapsed',
      finishedAt: 1_700_000_000_009,
      undoUntil: null,
      createdAt: 1_700_000_000_000,
      updatedAt: 1_700_000_000_009,
    })
    expect(rows.map((row) => [row.inputDigest, row.status, row.errorCode, row.finishedAt])).toEqual([
      ['digest:NJ,NY', 'failed', 'long_work.lease_lapsed', 1_700_000_000_009],
      ['digest:NY', 'failed', 'long_work.lease_lapsed', 1_700_000_000_009],
      ['digest:', 'failed', 'long_work.failed', 1_700_000_000_005],
      ['digest:CT', 'done', null, 1_700_000_000_006],
    ])
  })
})
