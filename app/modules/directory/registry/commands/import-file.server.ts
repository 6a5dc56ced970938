import { performRun } from '#app/modules/long-work/commands/perform-run.server.ts'
import { LeaseLost } from '#app/modules/long-work/lease.ts'
import type { RunProgress } from '#app/modules/long-work/run-kinds.ts'
import type { RunStatus } from '#app/modules/long-work/run-status.ts'
import { type ImportCounts, storedCounts } from '#app/modules/directory/registry/counts.ts'
import { RegistryFileError } from '#app/modules/directory/registry/file/file-layout.ts'
import { inspectFile, type RegistryFile } from '#app/modules/directory/registry/file/open-file.server.ts'
import { beginningOf, dryCommit, importRows, type ImportSource } from './import-rows.server.ts'
import { beginImport } from './import-run.server.ts'

export type ImportOptions = ImportSource & {
  isDryRun: boolean
  /** Told once, before the first batch; a dry run is none. */
  onBegin?: (runId: string) => void
  onProgress?: (progress: ImportProgress) => void
}

/** `bytesDone` of `size` bytes. `startedAt` is the byte at which this process began and `rows` what it has read since. */
export type ImportProgress = { bytesDone: number; startedAt: number; size: number; rows: number }

type ImportResult = {
  counts: ImportCounts
  isResumed: boolean
  isQuotedThroughout: boolean
  /** `cancelled` or `paused` when somebody stopped it half-way; null of a dry run. */
  status: RunStatus | null
}

/**
 * Imports an NPPES file: practitioners become unlisted providers, organizations and practice addresses become pending
 * facilities, deactivated numbers end their records. Streams, commits in batches, takes up an interrupted run, and writes
 * nothing for a record the registry has not changed.
 * @throws RegistryFileError when the file cannot be used, another one is being imported, or another process takes this import
 * over; DatabaseError when the database fails.
 */
export async function importRegistryFile(options: ImportOptions): Promise<ImportResult> {
  const file = await inspectFile(options.path)
  const { isQuotedThroughout } = file
  if (options.isDryRun) {
    const report = reporter(options, file.size, beginningOf(file).checkpoint.byteOffset, 0)
    const counts = await importRows(options, file, beginningOf(file), dryCommit(report))
    return { counts, isResumed: false, isQuotedThroughout, status: null }
  }
  return { ...(await importAsRun(options, file)), isQuotedThroughout }
}

async function importAsRun(options: ImportOptions, file: RegistryFile) {
  const { path, states, rejectsPath } = options
  const { lease, isResumed } = await beginImport({ path, states, rejectsPath }, file)
  options.onBegin?.(lease.run.id)
  const before = { done: lease.run.done, counts: storedCounts(lease.run.counts) }
  const startedAt = isResumed && before.done > 0 ? before.done : file.firstRow.byteOffset
  const report = reporter(options, file.size, startedAt, before.counts.read)
  const onBatch = ({ done, counts }: RunProgress) => report(done, storedCounts(counts))
  try {
    const run = await performRun(lease, { onBatch })
    return { counts: storedCounts(run.counts), isResumed, status: run.status }
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error
    throw new RegistryFileError('Another process has taken this import over; this one stops.')
  }
}

const reporter =
  ({ onProgress }: ImportOptions, size: number, startedAt: number, rowsBefore: number) =>
  (bytesDone: number, counts: ImportCounts): void =>
    onProgress?.({ bytesDone, startedAt, size, rows: counts.read - rowsBefore })
