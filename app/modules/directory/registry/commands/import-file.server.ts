import { basename } from 'node:path'
import { withTransaction } from '#app/core/database/database.server.ts'
import { now } from '#app/core/clock.ts'
import { addCounts, type ImportCounts, noCounts } from '#app/modules/directory/registry/counts.ts'
import { DryRunMemory } from '#app/modules/directory/registry/dry-run.server.ts'
import { slotOf } from '#app/modules/directory/registry/file/file-layout.ts'
import {
  beginRun,
  endRun,
  type ImportRun,
  saveCheckpoint,
} from '#app/modules/directory/registry/commands/import-run.server.ts'
import { inspectFile, openRows, type RegistryFile } from '#app/modules/directory/registry/file/open-file.server.ts'
import { keyOf } from '#app/modules/directory/registry/place-book.server.ts'
import { planBatch } from '#app/modules/directory/registry/plan-batch.server.ts'
import { type ImportReference, loadReference } from '#app/modules/directory/registry/reference.server.ts'
import { readRegistryRow, type RegistryRecord } from '#app/modules/directory/registry/registry-row.ts'
import { type Reject, RejectsFile } from '#app/modules/directory/registry/file/rejects-file.server.ts'
import type { RowReader } from '#app/modules/directory/registry/file/row-reader.ts'
import { writeBatch } from './write-batch.server.ts'

/** Records a transaction; and how many bytes may pass without a checkpoint when few rows match. */
const batchSize = 500
const checkpointBytes = 64 * 1024 * 1024

export type ImportOptions = {
  path: string
  /** Two-letter codes; null imports the whole country. */
  states: readonly string[] | null
  isDryRun: boolean
  /** Where rejected rows go; null writes them nowhere. */
  rejectsPath: string | null
  onProgress?: (progress: ImportProgress) => void
}

/** `bytesDone` of `size` bytes. `startedAt` is the byte at which this process began and `rows` what it has read since. */
export type ImportProgress = { bytesDone: number; startedAt: number; size: number; rows: number }

type ImportResult = { counts: ImportCounts; isResumed: boolean; isQuotedThroughout: boolean }

/**
 * Imports an NPPES file: practitioners become unlisted providers, organizations and practice addresses become pending
 * facilities, deactivated numbers end their records. Streams, commits in batches, takes up an interrupted run, and writes
 * nothing for a record the registry has not changed.
 * @throws RegistryFileError when the file cannot be used; DatabaseError when the database fails.
 */
export async function importRegistryFile(options: ImportOptions): Promise<ImportResult> {
  const file = await inspectFile(options.path)
  const { reference, run } = await withTransaction(async (tx) => ({
    // Read on the writing connection: the other one maps the database file into memory, and whole tables with it.
    reference: await loadReference(tx),
    run: options.isDryRun
      ? null
      : await beginRun(tx, { name: basename(options.path), digest: file.digest }, stateKey(options), file.firstRow),
  }))
  try {
    const counts = await importRows(options, file, reference, run)
    if (run) await endRun(run, 'done')
    return { counts, isResumed: run?.isResumed ?? false, isQuotedThroughout: file.isQuotedThroughout }
  } catch (error) {
    if (run) await endRun(run, 'failed').catch(() => undefined)
    throw error
  }
}

const stateKey = ({ states }: ImportOptions): string => (states ? [...states].toSorted().join(',') : '')

async function importRows(
  options: ImportOptions,
  file: RegistryFile,
  reference: ImportReference,
  run: ImportRun | null,
): Promise<ImportCounts> {
  const from = run?.checkpoint ?? { ...file.firstRow, rejectsBytes: 0 }
  const rejects = options.rejectsPath === null ? null : await RejectsFile.open(options.rejectsPath, from.rejectsBytes)
  const rows = await openRows(options.path, file, from)
  const states = options.states && new Set(options.states)
  const memory = run ? null : new DryRunMemory()
  let counts = run?.counts ?? noCounts()
  const rowsBefore = counts.read
  let batch = new Batch(rows.end)

  async function flush(): Promise<void> {
    await rejects?.add(batch.rejects)
    const checkpoint = { byteOffset: rows.end, line: rows.endLine, rejectsBytes: rejects?.bytes ?? 0 }
    counts = run
      ? await commitBatch(run, batch, reference, counts, checkpoint)
      : await countBatch(memory!, batch, reference, counts)
    batch = new Batch(rows.end)
    options.onProgress?.({
      bytesDone: rows.end,
      startedAt: from.byteOffset,
      size: file.size,
      rows: counts.read - rowsBefore,
    })
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
class Batch {
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

function commitBatch(
  run: ImportRun,
  batch: Batch,
  reference: ImportReference,
  before: ImportCounts,
  checkpoint: { byteOffset: number; line: number; rejectsBytes: number },
): Promise<ImportCounts> {
  return withTransaction(async (tx) => {
    let counts = addCounts(before, batch.counts)
    for (const records of withoutRepeats(batch.records)) {
      const plan = await planBatch(tx, records, reference, now())
      await writeBatch(tx, plan)
      counts = addCounts(counts, plan.counts)
    }
    await saveCheckpoint(tx, run, checkpoint, counts)
    return counts
  })
}

/** An NPI that comes again must meet its own first row in the database, so the list is cut before it. */
function withoutRepeats(records: readonly RegistryRecord[]): RegistryRecord[][] {
  const parts: RegistryRecord[][] = [[]]
  let npis = new Set<string>()
  for (const record of records) {
    if (npis.has(record.npi)) {
      npis = new Set()
      parts.push([])
    }
    npis.add(record.npi)
    parts.at(-1)!.push(record)
  }
  return parts
}

/** The counts that committing the batch would have. */
async function countBatch(
  memory: DryRunMemory,
  batch: Batch,
  reference: ImportReference,
  before: ImportCounts,
): Promise<ImportCounts> {
  const fresh = batch.records.filter(({ npi }) => !memory.seenNpi(npi))
  const plan = await withTransaction((tx) => planBatch(tx, fresh, reference, now()))
  const counts = addCounts(addCounts(before, batch.counts), plan.counts)
  counts.unchanged += batch.records.length - fresh.length
  const freshPlaces = [...plan.book.created.values()].filter((row) => !memory.seenPlace(keyOf(row)))
  counts.places += freshPlaces.filter(({ npi }) => npi === null).length - plan.counts.places
  return counts
}
