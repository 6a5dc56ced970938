import { eq, max } from 'drizzle-orm'
import type { Reader, Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { syncRecords } from '#drizzle/schema/sync.ts'
import type { Reject } from '#app/modules/directory/registry/file/rejects-file.server.ts'
import type { FoundConflict } from '#app/modules/directory/registry/trust/find-conflicts.server.ts'
import type { SubjectChanges } from '../sync-changes.ts'
import type { FoundRecord } from '../sync-record.ts'

type NewRecord = Omit<typeof syncRecords.$inferInsert, 'id' | 'runId' | 'position'>

const rowsPerInsert = 200

async function lastPosition(reader: Reader, runId: string): Promise<number> {
  const [row] = await reader
    .select({ last: max(syncRecords.position) })
    .from(syncRecords)
    .where(eq(syncRecords.runId, runId))
  return Number(row?.last ?? 0)
}

async function insertRecords(tx: Transaction, runId: string, records: readonly NewRecord[]): Promise<void> {
  if (records.length === 0) return
  const from = (await lastPosition(tx, runId)) + 1
  const rows = records.map((record, at) => ({ ...record, id: newId(), runId, position: from + at }))
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await tx.insert(syncRecords).values(rows.slice(start, start + rowsPerInsert))
  }
}

const keyOf = ({ type, id }: { type: string; id: string }) => `${type} ${id}`

/** What a batch has found, and what it has written of it: an undo reads the one, people the other. A dry run has written nothing. */
export async function keepRecords(
  tx: Transaction,
  runId: string,
  found: readonly FoundRecord[],
  written: readonly SubjectChanges[],
): Promise<void> {
  const shown = new Map(found.map((record) => [keyOf(record.subject), record]))
  const records = written.map(({ subject, changes }): NewRecord => {
    const key = keyOf(subject)
    const record = shown.get(key)
    shown.delete(key)
    const { externalId = null, name = '', outcome = 'bookkeeping', fields = {} } = record ?? {}
    return { subjectType: subject.type, subjectId: subject.id, externalId, name, outcome, fields, changes }
  })
  const others = [...shown.values()].map(({ subject, ...record }): NewRecord => {
    return { ...record, subjectType: subject.type, subjectId: subject.id, changes: [] }
  })
  await insertRecords(tx, runId, [...records, ...others])
}

/** Conflicts in the list of a run: what we have stands before, what the source says after. */
export function keepConflictRecords(tx: Transaction, runId: string, conflicts: readonly FoundConflict[]) {
  const records = conflicts.map(({ subjectType, subjectId, externalId, name, field, ours, theirs }): NewRecord => {
    const fields = { [field]: { before: ours, after: theirs } }
    return { subjectType, subjectId, externalId, name, outcome: 'conflict', fields, changes: [] }
  })
  return insertRecords(tx, runId, records)
}

/** Rows of a file that could not be used. */
export function keepSkipped(tx: Transaction, runId: string, rejects: readonly Reject[]) {
  const records = rejects.map(({ line, npi, reason }): NewRecord => {
    const row = { subjectType: 'row' as const, subjectId: null, outcome: 'skipped' as const, fields: {}, changes: [] }
    return { ...row, externalId: npi.slice(0, 40), name: '', line, reason }
  })
  return insertRecords(tx, runId, records)
}

/** A dry run begins anew after its process has died: what it had found is found again. */
export async function forgetRecords(tx: Transaction, runId: string): Promise<void> {
  await tx.delete(syncRecords).where(eq(syncRecords.runId, runId))
}
