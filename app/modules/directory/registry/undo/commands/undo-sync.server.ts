import { and, count, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { reindexAfter } from '#app/modules/directory/registry/rows/commands/write-batch.server.ts'
import {
  forgetConflicts,
  forgetConflictsOf,
} from '#app/modules/directory/registry/trust/commands/keep-conflicts.server.ts'
import type { RunInHand } from '#app/modules/long-work/run-kinds.ts'
import { syncRecords } from '#drizzle/schema/sync.ts'
import { readRows } from '#app/modules/directory/registry/records/affected-rows.server.ts'
import type { AnyRow, SyncTable } from '#app/modules/directory/registry/records/sync-tables.ts'
import { findReferences } from '../references.server.ts'
import { type Restoration, StandingRows } from '../take-back.ts'
import { restoreRows } from './restore-rows.server.ts'

/** Down to which record an undo has come. */
export type UndoCheckpoint = { below: number }

/** How many days after its end a run can be taken back. */
export const undoDays = 7

const recordsPerBatch = 200

type SyncRecord = typeof syncRecords.$inferSelect

async function standingRows(tx: Transaction, records: readonly SyncRecord[]): Promise<StandingRows> {
  const ids: Partial<Record<SyncTable, string[]>> = {}
  for (const { changes } of records) {
    for (const { table, id } of changes) (ids[table as SyncTable] ??= []).push(id)
  }
  const rows = new Map<string, AnyRow>()
  for (const [table, found] of await readRows(tx, ids)) for (const [id, row] of found) rows.set(`${table} ${id}`, row)
  const removed = records.flatMap(({ changes }) => changes.filter(({ was }) => was === null).map(({ id }) => id))
  return new StandingRows(rows, await findReferences(tx, [...new Set(removed)]))
}

async function takeBack(tx: Transaction, records: readonly SyncRecord[]): Promise<Record<string, number>> {
  const standing = await standingRows(tx, records)
  const restorations: Restoration[] = []
  const outcomes = { undone: [] as string[], edited: [] as string[], in_use: [] as string[] }
  for (const { id, changes } of records) {
    const outcome = standing.isEdited(changes) ? 'edited' : standing.isInUse(changes) ? 'in_use' : 'undone'
    if (outcome === 'undone') restorations.push(...standing.takeBack(changes))
    outcomes[outcome].push(id)
  }
  await restoreRows(tx, restorations)
  for (const [outcome, ids] of Object.entries(outcomes) as [keyof typeof outcomes, string[]][]) {
    if (ids.length > 0) await tx.update(syncRecords).set({ undoOutcome: outcome }).where(inArray(syncRecords.id, ids))
  }
  await reindexTakenBack(tx, records, restorations)
  return Object.fromEntries(Object.entries(outcomes).map(([outcome, ids]) => [outcome, ids.length]))
}

async function reindexTakenBack(tx: Transaction, records: readonly SyncRecord[], written: readonly Restoration[]) {
  const removed = new Set(written.filter(({ kind }) => kind === 'remove').map(({ id }) => id))
  const subjects = (type: SyncRecord['subjectType']) => [
    ...new Set(
      records.flatMap(({ subjectType, subjectId }) =>
        subjectType === type && subjectId !== null && !removed.has(subjectId) ? [subjectId] : [],
      ),
    ),
  ]
  await forgetConflictsOf(tx, [...removed])
  await reindexAfter(tx, { providerIds: subjects('provider'), facilityIds: subjects('facility') })
}

/**
 * Takes a run of any source back, record by record from the last to the first: every row is what it was, but those that somebody has
 * changed since, or that something else hangs on by now; they are left, and the list of the run says so.
 */
export async function undoSync(run: RunInHand<object, UndoCheckpoint>): Promise<void> {
  const runId = run.undoesId!
  const ofRun = eq(syncRecords.runId, runId)
  const [all] = await db.select({ total: count() }).from(syncRecords).where(ofRun)
  const total = all?.total ?? 0
  let { checkpoint } = run
  let counts = { ...run.counts }
  let done = checkpoint === null ? 0 : Object.values(counts).reduce((sum, each) => sum + each, 0)
  for (let isMore = true; isMore;) {
    await run.commitBatch(async (tx) => {
      const records = await tx
        .select()
        .from(syncRecords)
        .where(and(ofRun, checkpoint ? lt(syncRecords.position, checkpoint.below) : undefined))
        .orderBy(desc(syncRecords.position))
        .limit(recordsPerBatch)
      const taken = await takeBack(
        tx,
        records.filter(({ changes }) => changes.length > 0),
      )
      if (records.length < recordsPerBatch) await forgetConflicts(tx, runId)
      const sum = Object.entries(taken).map(([name, more]) => [name, (counts[name] ?? 0) + more] as const)
      isMore = records.length === recordsPerBatch
      counts = Object.fromEntries(sum)
      done += records.length
      checkpoint = { below: records.at(-1)?.position ?? 0 }
      return { checkpoint, done, total, counts }
    })
  }
}
