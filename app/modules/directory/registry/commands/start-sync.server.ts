import { basename, resolve } from 'node:path'
import type { AdminActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { env } from '#app/core/env.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { startRun } from '#app/modules/long-work/commands/start-run.server.ts'
import { RegistryFileError } from '#app/modules/directory/registry/file/file-layout.ts'
import { inspectFile, type RegistryFile } from '#app/modules/directory/registry/file/open-file.server.ts'
import { isRehearsed, sourcePath } from '#app/modules/directory/registry/queries/sources.server.ts'
import { inspectRecordFile } from '#app/modules/directory/registry/record-files/record-file.server.ts'
import { inspectStateFile } from '#app/modules/directory/registry/state-facilities/commands/sync-state-file.server.ts'
import { dryRunKind } from './dry-run.server.ts'
import { importInput, importKind, recordFileInput, stateFileInput } from './import-run.server.ts'

async function inspected(path: string): Promise<RegistryFile> {
  try {
    return await inspectFile(path)
  } catch (error) {
    throw error instanceof RegistryFileError ? new DomainError('invalid', 'directory.registry_file_unusable') : error
  }
}

/** A file says by its columns of which source it is. */
export async function inputOf(path: string, states: readonly string[] | null, isDryRun: boolean) {
  const stateFile = await inspectStateFile(path)
  if (stateFile) return stateFileInput(path, stateFile.digest)
  const recordFile = await inspectRecordFile(path)
  if (recordFile) return recordFileInput(path, recordFile, states)
  const rejectsPath = isDryRun ? null : resolve(env.DATA_DIR, 'imports', `${basename(path)}.rejects.csv`)
  return importInput({ path, states, rejectsPath }, await inspected(path))
}

/**
 * Queues a dry run over a file of the folder of sources, or its import, which a dry run over the same file and states has to come before.
 * @throws DomainError not_found `directory.source_unknown`, invalid `directory.registry_file_unusable`, conflict
 * `directory.dry_run_first`, `long_work.busy` while another run has the registry, forbidden `long_work.not_allowed`
 */
export async function startSync(
  actor: AdminActor,
  { name, states, isDryRun }: { name: string; states: readonly string[] | null; isDryRun: boolean },
): Promise<string> {
  if (!isDryRun && !actor.permissions.has('sync.apply')) throw new DomainError('forbidden', 'long_work.not_allowed')
  const path = await sourcePath(name)
  const input = await inputOf(path, states, isDryRun)
  if (!isDryRun && !(await isRehearsed(db, input.inputDigest))) {
    throw new DomainError('conflict', 'directory.dry_run_first')
  }
  const { run } = await startRun(actor, isDryRun ? dryRunKind : importKind, input)
  return run.id
}
