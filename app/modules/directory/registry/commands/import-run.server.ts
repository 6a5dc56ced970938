import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { now } from '#app/core/clock.ts'
import { newId } from '#app/core/ids.server.ts'
import { type ImportCheckpoint, type importStatuses, registryImports } from '#drizzle/schema/registry.ts'
import { addCounts, type ImportCounts, noCounts } from '../counts.ts'
import { RegistryFileError } from '../file/file-layout.ts'

export type ImportRun = {
  id: string
  owner: string
  checkpoint: ImportCheckpoint
  counts: ImportCounts
  isResumed: boolean
}

/** Takes up the unfinished run over the same file and the same states, or begins one. */
export async function beginRun(
  tx: Transaction,
  file: { name: string; digest: string },
  states: string,
  firstRow: { byteOffset: number; line: number },
): Promise<ImportRun> {
  const owner = newId()
  const [unfinished] = await tx
    .select()
    .from(registryImports)
    .where(
      and(
        eq(registryImports.fileDigest, file.digest),
        eq(registryImports.states, states),
        inArray(registryImports.status, ['running', 'failed']),
      ),
    )
    .orderBy(desc(registryImports.createdAt), desc(registryImports.id))
    .limit(1)
  if (unfinished) {
    const { id, checkpoint, counts } = unfinished
    await tx
      .update(registryImports)
      .set({ owner, status: 'running', updatedAt: now() })
      .where(eq(registryImports.id, id))
    return { id, owner, checkpoint, counts: addCounts(noCounts(), counts), isResumed: true }
  }
  const run = { id: newId(), owner, checkpoint: { ...firstRow, rejectsBytes: 0 }, counts: noCounts() }
  await tx.insert(registryImports).values({
    ...run,
    fileName: file.name,
    fileDigest: file.digest,
    states,
    status: 'running',
    finishedAt: null,
    createdAt: now(),
    updatedAt: now(),
  })
  return { ...run, isResumed: false }
}

/**
 * Notes in the transaction of a batch how far the run has come.
 * @throws RegistryFileError when another process has taken the run over: the batch is then undone.
 */
export async function saveCheckpoint(
  tx: Transaction,
  run: Pick<ImportRun, 'id' | 'owner'>,
  checkpoint: ImportCheckpoint,
  counts: ImportCounts,
): Promise<void> {
  const saved = await tx
    .update(registryImports)
    .set({ checkpoint, counts, updatedAt: now() })
    .where(and(eq(registryImports.id, run.id), eq(registryImports.owner, run.owner)))
    .returning({ id: registryImports.id })
  if (saved.length === 0) throw new RegistryFileError('Another process has taken this import over; this one stops.')
}

/** Ends a run. One that failed is taken up again by the next start on the same file. */
export async function endRun(
  run: Pick<ImportRun, 'id' | 'owner'>,
  status: Exclude<(typeof importStatuses)[number], 'running'>,
) {
  await withTransaction(async (tx) => {
    await tx
      .update(registryImports)
      .set({ status, finishedAt: now(), updatedAt: now() })
      .where(and(eq(registryImports.id, run.id), eq(registryImports.owner, run.owner)))
  })
}
