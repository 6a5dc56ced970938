import { withTransaction } from '#app/core/database/database.server.ts'
import { type ImportCounts, noCounts } from '#app/modules/directory/registry/counts.ts'
import { DryRunMemory } from '#app/modules/directory/registry/dry-run.server.ts'
import { slotOf } from '#app/modules/directory/registry/file/file-layout.ts'
import { openRows, type RegistryFile } from '#app/modules/directory/registry/file/open-file.server.ts'
import { type ImportReference, loadReference } from '#app/modules/directory/registry/reference.server.ts'
import { readRegistryRow, type RegistryRecord } from '#app/modules/directory/registry/registry-row.ts'
import { type Reject, RejectsFile } from '#app/modules/directory/registry/file/rejects-file.server.ts'
import type { RowReader } from '#app/modules/directory/registry/file/row-reader.ts'
import { planDry, type RowsOfBatch } from '#app/modules/directory/registry/records/commands/write-records.server.ts'

/** Records a transaction; and how many bytes may pass without a checkpoint when few rows match. */
const batchSize = 500
const checkpointBytes = 64 * 1024 * 1024

/** How far a run has come; written in the transaction of the batch it describes. */
export type ImportCheckpoint = {
  /** Bytes of the file that are dealt with: the next row begins here. */
  byteOffset: number
  /** Line (from 1) on which that next row begins. */
  line: number
  /** Length of the rejects file when the batch was committed. */
  rejectsBytes: number
}

export type ImportSource = {
  path: string
  /** Two-letter codes; null imports the whole country. */
  states: readonly string[] | null
  /** Where rejected rows go; null writes them nowhere. */
  rejectsPath: string | null
}

/** Where reading begins, and what had been done before. */
type From = { checkpoint: ImportCheckpoint; counts: ImportCounts }

/** What becomes of a batch; answers the counts with it. */
type Commit = (
  batch: Batch,
  reference: ImportReference,
  before: ImportCounts,
  checkpoint: ImportCheckpoint,
) => Promise<ImportCounts>

export const beginningOf = (file: RegistryFile): From => ({
  checkpoint: { ...file.firstRow, rejectsBytes: 0 },
  counts: noCounts(),
})

/** Reads a file from a point on and hands its rows over in batches, one after the other. */
export async function importRows(
  source: ImportSource,
  file: RegistryFile,
  from: From,
  commit: Commit,
): Promise<ImportCounts> {
  // Read on the writing connection: the other one maps the database file into memory, and whole tables with it.
  const reference = await withTransaction((tx) => loadReference(tx))
  const { rejectsBytes } = from.checkpoint
  const rejects = source.rejectsPath === null ? null : await RejectsFile.open(source.rejectsPath, rejectsBytes)
  const rows = await openRows(source.path, file, from.checkpoint)
  const states = source.states && new Set(source.states)
  let { counts } = from
  let batch = new Batch(rows.end)

  async function flush(): Promise<void> {
    await rejects?.add(batch.rejects)
    const checkpoint = { byteOffset: rows.end, line: rows.endLine, rejectsBytes: rejects?.bytes ?? 0 }
    counts = await commit(batch, reference, counts, checkpoint)
    batch = new Batch(rows.end)
  }

  try {
    while (await rows.fill()) {
      while (rows.next()) {
        batch.take(rows, states, file.layout.taxonomyPairs)
        if (batch.isFull || rows.end - batch.startedAt > checkpointBytes) await flush()
      }
    }
    await flush()
    return counts
  } finally {
    await rows.close()
    await rejects?.close()
  }
}

/** Rows that go into one transaction. */
class Batch implements RowsOfBatch {
  readonly records: RegistryRecord[] = []
  readonly rejects: Reject[] = []
  readonly counts = noCounts()
  isFull = false

  constructor(readonly startedAt: number) {}

  take(row: RowReader, states: ReadonlySet<string> | null, taxonomyPairs: number): void {
    const outcome = readRegistryRow(row, states, taxonomyPairs)
    this.counts.read++
    if (outcome === 'outside') this.counts.outside++
    else if ('reject' in outcome) {
      this.counts.rejected++
      this.rejects.push({ line: row.line, npi: row.field(slotOf.npi), reason: outcome.reject })
    } else this.records.push(outcome.record)
    this.isFull = this.records.length + this.rejects.length >= batchSize
  }
}

/** `planDry` of all batches, for who waits for the end. */
export function dryCommit(onBatch: (bytesDone: number, counts: ImportCounts) => void): Commit {
  const memory = new DryRunMemory()
  return async (batch, reference, before, { byteOffset }) => {
    const { counts } = await withTransaction((tx) => planDry(tx, memory, batch, reference, before))
    onBatch(byteOffset, counts)
    return counts
  }
}
