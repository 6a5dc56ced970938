import { withTransaction } from '#app/core/database/database.server.ts'
import { DryRunMemory } from '#app/modules/directory/registry/dry-run.server.ts'
import { type ImportCounts, noCounts, storedCounts } from '#app/modules/directory/registry/counts.ts'
import { RegistryFileError } from '#app/modules/directory/registry/file/file-layout.ts'
import { forgetRecords, keepSkipped } from '#app/modules/directory/registry/records/commands/keep-records.server.ts'
import { recordDry } from '#app/modules/directory/registry/records/commands/write-recorded.server.ts'
import { loadReference } from '#app/modules/directory/registry/reference.server.ts'
import {
  planDry,
  type RowsOfBatch,
  writeRecords,
} from '#app/modules/directory/registry/records/commands/write-records.server.ts'
import type { RunInHand } from '#app/modules/long-work/run-kinds.ts'
import { inspectRecordFile } from '../record-file.server.ts'
import { type GivenRow, readGivenRow } from '../record-row.ts'

const rowsPerBatch = 500

export type RecordCheckpoint = { rows: number }
export type RecordParams = { path: string; fileDigest: string; states: readonly string[] | null }

function batchOf(rows: readonly GivenRow[], states: ReadonlySet<string> | null): RowsOfBatch {
  const batch: RowsOfBatch = { records: [], rejects: [], counts: { ...noCounts(), read: rows.length } }
  for (const given of rows) {
    const row = readGivenRow(given, states)
    if ('record' in row) batch.records.push(row.record)
    else if ('isOutside' in row) batch.counts.outside++
    else {
      batch.counts.rejected++
      batch.rejects.push({ line: row.line, npi: row.number, reason: row.problem })
    }
  }
  return batch
}

/**
 * Reads a list of deactivations, a CSV of the project's own, or a FHIR bundle as the main file of NPPES is read: the same plan, trust,
 * records and undo. A dry run only tells what would be, and begins anew when its process has died.
 */
export async function syncRecordFile(
  run: RunInHand<RecordParams, RecordCheckpoint>,
  { isDry }: { isDry: boolean },
): Promise<void> {
  const file = await inspectRecordFile(run.params.path)
  if (file?.digest !== run.params.fileDigest) {
    throw new RegistryFileError('The file is another one than when this run began. Start it again.')
  }
  const states = run.params.states && new Set(run.params.states)
  const reference = await withTransaction((tx) => loadReference(tx))
  const memory = isDry ? new DryRunMemory() : null
  let counts: ImportCounts = isDry ? noCounts() : storedCounts(run.counts)
  let from = isDry ? 0 : (run.checkpoint?.rows ?? 0)
  do {
    const [begin, before] = [from, counts]
    const to = Math.min(file.rows.length, begin + rowsPerBatch)
    const batch = batchOf(file.rows.slice(begin, to), states)
    await run.commitBatch(async (tx) => {
      if (memory) {
        if (begin === 0) await forgetRecords(tx, run.id)
        const dry = await planDry(tx, memory, batch, reference, before)
        counts = dry.counts
        await recordDry(tx, run.id, dry.plan)
        await keepSkipped(tx, run.id, batch.rejects)
      } else counts = await writeRecords(tx, run.id, batch, reference, before)
      return { checkpoint: { rows: to }, done: to, total: file.rows.length, counts }
    })
    from = to
  } while (from < file.rows.length)
}
