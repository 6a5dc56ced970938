import '#app/modules/directory/registry/small-heap.server.ts'
import { createHash } from 'node:crypto'
import { writeSync } from 'node:fs'
import { and, asc, eq } from 'drizzle-orm'
import { closeDatabase, db, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { dryRunKind } from '#app/modules/directory/registry/commands/dry-run.server.ts'
import { importKind } from '#app/modules/directory/registry/commands/import-run.server.ts'
import { inputOf } from '#app/modules/directory/registry/commands/start-sync.server.ts'
import { syncTableNames, syncTables } from '#app/modules/directory/registry/records/sync-tables.ts'
import { claimRun } from '#app/modules/long-work/commands/claim-run.server.ts'
import { performRun } from '#app/modules/long-work/commands/perform-run.server.ts'
import { requestUndo } from '#app/modules/long-work/commands/request-undo.server.ts'
import { beginRun } from '#app/modules/long-work/commands/start-run.server.ts'
import type { Lease } from '#app/modules/long-work/lease.ts'
import type { RunProgress } from '#app/modules/long-work/run-kinds.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { runs } from '#drizzle/schema/runs.ts'

// One step over a SQLite file: DATABASE prepare | DATABASE tables | DATABASE dry|apply|undo FILE [killed]
const [databasePath, step, path, isKilled] = process.argv.slice(2) as [string, string, string, string?]
const system = { scope: 'system' } as const
const answer = (result: object) => writeSync(1, `${JSON.stringify(result)}\n`)

/** Of every row of the tables that a run can write, but for the two columns that go on counting. */
async function digestOfTables(): Promise<string> {
  const digest = createHash('sha256')
  for (const name of syncTableNames) {
    const { table, key } = syncTables[name]
    const rows = await db.select().from(table).orderBy(asc(key))
    const settled = (column: string, value: unknown) =>
      column === 'version' || column === 'updatedAt' ? undefined : value
    digest.update(JSON.stringify([name, rows], settled))
  }
  return digest.digest('hex')
}

/** The undo of the import of the file: the one that a killed process has left behind, or a new one. */
async function beginUndo(): Promise<Lease> {
  const { inputDigest } = await inputOf(path, null, false)
  const ofFile = and(eq(runs.kind, importKind.name), eq(runs.inputDigest, inputDigest))
  const [imported] = await db.select({ id: runs.id }).from(runs).where(ofFile)
  if (!imported) throw new Error(`${path} has not been imported.`)
  const [left] = await db.select({ id: runs.id }).from(runs).where(eq(runs.undoesId, imported.id))
  // The product waits for the lease to lapse; here it is known that its process is dead.
  if (left) await withTransaction((tx) => tx.update(runs).set({ leaseUntil: 0 }).where(eq(runs.id, left.id)))
  const lease = await claimRun(left?.id ?? (await requestUndo(system, imported.id)).id)
  if (!lease) throw new Error('Another process has the undo.')
  return lease
}

async function begin(): Promise<Lease> {
  if (step === 'undo') return beginUndo()
  const kind = step === 'dry' ? dryRunKind : importKind
  return (await beginRun(system, kind as typeof importKind, await inputOf(path, null, step === 'dry'))).lease
}

/** Ends the process as a power cut would, after the batch with which a third is done. */
function dieAfterThird({ done, total, counts }: RunProgress): void {
  if (total === null || done < total / 3) return
  answer({ done, counts })
  process.kill(process.pid, 'SIGKILL')
}

async function work(): Promise<object> {
  const lease = await begin()
  const begun = performance.now()
  const { status, done, counts } = await performRun(lease, isKilled ? { onBatch: dieAfterThird } : {})
  return { status, done, counts, seconds: (performance.now() - begun) / 1000 }
}

const connection = await openDatabase(`file:${databasePath}`)
if (step === 'prepare') {
  await connection.migrate()
  await withTransaction(seedReference)
} else answer(step === 'tables' ? { digest: await digestOfTables() } : await work())
await closeDatabase()
