import { basename } from 'node:path'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { beginRun, type RunInput } from '#app/modules/long-work/commands/start-run.server.ts'
import type { Lease } from '#app/modules/long-work/lease.ts'
import { registerKind, type RunInHand } from '#app/modules/long-work/run-kinds.ts'
import type { RecordFile } from '#app/modules/directory/registry/record-files/record-file.server.ts'
import type { RecordSource } from '#app/modules/directory/registry/record-files/record-row.ts'
import { storedCounts } from '#app/modules/directory/registry/counts.ts'
import {
  undoDays,
  undoSync,
  type UndoCheckpoint,
} from '#app/modules/directory/registry/undo/commands/undo-sync.server.ts'
import { writeRecords } from '#app/modules/directory/registry/records/commands/write-records.server.ts'
import { RegistryFileError } from '#app/modules/directory/registry/file/file-layout.ts'
import { inspectFile, type RegistryFile } from '#app/modules/directory/registry/file/open-file.server.ts'
import { beginningOf, type ImportCheckpoint, importRows, type ImportSource } from './import-rows.server.ts'
import { syncOtherSource } from './other-source.server.ts'

export type ImportParams = ImportSource & {
  fileName: string
  fileDigest: string
  source?: 'ny_facilities' | RecordSource
}

/** One import of one file. */
export const importKind = registerKind<ImportParams, ImportCheckpoint>({
  name: 'registry_import',
  permission: 'sync.run',
  work: (run) => syncOtherSource(run, { isDry: false }) ?? importFile(run),
  undo: { days: undoDays, work: (run) => undoSync(run as unknown as RunInHand<object, UndoCheckpoint>) },
  errorCode: (error) => (error instanceof RegistryFileError ? 'directory.registry_file_unusable' : null),
})

async function importFile(run: RunInHand<ImportParams, ImportCheckpoint>): Promise<void> {
  const file = await inspectFile(run.params.path)
  if (file.digest !== run.params.fileDigest) {
    throw new RegistryFileError('The file is another one than when this import began. Start the import again.')
  }
  const from = run.checkpoint ? { checkpoint: run.checkpoint, counts: storedCounts(run.counts) } : beginningOf(file)
  await importRows(run.params, file, from, async (batch, reference, before, checkpoint) => {
    let counts = before
    await run.commitBatch(async (tx) => {
      counts = await writeRecords(tx, run.id, batch, reference, before)
      return { checkpoint, done: checkpoint.byteOffset, total: file.size, counts }
    })
    return counts
  })
}

/** The key under which one run of a source is at work: the list of deactivations changes what the main file does. */
const keyOfSource: Readonly<Record<RecordSource, string>> = {
  deactivations: 'registry:nppes',
  csv: 'registry:csv',
  fhir: 'registry:fhir',
}

/** What a run over a list of deactivations, a CSV of our own or a bundle begins with. */
export function recordFileInput(
  path: string,
  { source, digest }: Pick<RecordFile, 'source' | 'digest'>,
  states: readonly string[] | null,
): RunInput<ImportParams> & { inputDigest: string } {
  const sorted = states && source !== 'deactivations' ? [...states].toSorted() : null
  const params = { path, states: sorted, rejectsPath: null, fileName: basename(path), fileDigest: digest }
  const inputDigest = `${digest}:${sorted?.join(',') ?? ''}`
  return { key: keyOfSource[source], inputDigest, params: { ...params, source } }
}

/** What a run over a file of facilities of the state begins with; it has a key of its own. */
export function stateFileInput(path: string, fileDigest: string): RunInput<ImportParams> & { inputDigest: string } {
  const params = { path, states: null, rejectsPath: null, fileName: basename(path), fileDigest } as const
  return { key: 'registry:ny_facilities', inputDigest: fileDigest, params: { ...params, source: 'ny_facilities' } }
}

/** What a run over a file begins with; a dry run is one over the same input. */
export function importInput(
  source: ImportSource,
  file: RegistryFile,
): RunInput<ImportParams> & { inputDigest: string } {
  const states = source.states ? [...source.states].toSorted() : null
  return {
    key: 'registry:nppes',
    inputDigest: `${file.digest}:${states?.join(',') ?? ''}`,
    params: { ...source, states, fileName: basename(source.path), fileDigest: file.digest },
  }
}

/**
 * Takes up the unfinished run over the same file and the same states, or begins one.
 * @throws RegistryFileError when another file is being imported
 */
export async function beginImport(
  source: ImportSource,
  file: RegistryFile,
): Promise<{ lease: Lease; isResumed: boolean }> {
  const begun = await outcomeOf(beginRun({ scope: 'system' }, importKind, importInput(source, file)), [
    'long_work.busy',
  ])
  if (begun.done) return begun.value
  const { runId = 'of another process' } = begun.refusal.params
  throw new RegistryFileError(
    `Run ${runId} is importing another file. Wait for it to end, or cancel it; one whose process was killed gives way after a minute.`,
  )
}
