import { registerKind, type RunInHand } from '#app/modules/long-work/run-kinds.ts'
import { DryRunMemory } from '#app/modules/directory/registry/dry-run.server.ts'
import { RegistryFileError } from '#app/modules/directory/registry/file/file-layout.ts'
import { inspectFile } from '#app/modules/directory/registry/file/open-file.server.ts'
import type { BatchPlan } from '#app/modules/directory/registry/planning/plan-batch.server.ts'
import { addSamples, noSamples, type SyncSamples } from '#app/modules/directory/registry/sync-samples.ts'
import { forgetRecords, keepSkipped } from '#app/modules/directory/registry/records/commands/keep-records.server.ts'
import { planDry } from '#app/modules/directory/registry/records/commands/write-records.server.ts'
import { recordDry } from '#app/modules/directory/registry/records/commands/write-recorded.server.ts'
import { beginningOf, importRows } from './import-rows.server.ts'
import type { ImportParams } from './import-run.server.ts'
import { syncOtherSource } from './other-source.server.ts'

/** How far a dry run has come, and some of what it has found. */
export type DryRunCheckpoint = { byteOffset: number; samples: SyncSamples }

/**
 * A dry run of an import: it counts what the import would do and writes nothing of it. One whose process died begins anew, since what
 * its batches would have written is known to nobody else.
 */
export const dryRunKind = registerKind<ImportParams, DryRunCheckpoint>({
  name: 'registry_dry_run',
  permission: 'sync.run',
  work: (run) => syncOtherSource(run, { isDry: true }) ?? rehearse(run),
  undo: null,
  errorCode: (error) => (error instanceof RegistryFileError ? 'directory.registry_file_unusable' : null),
})

async function rehearse(run: RunInHand<ImportParams, DryRunCheckpoint>): Promise<void> {
  const file = await inspectFile(run.params.path)
  if (file.digest !== run.params.fileDigest) {
    throw new RegistryFileError('The file is another one than when this dry run began. Start it again.')
  }
  const memory = new DryRunMemory()
  let isBegun = false
  let samples = noSamples()
  await importRows(
    { ...run.params, rejectsPath: null },
    file,
    beginningOf(file),
    async (batch, reference, before, at) => {
      let counts = before
      await run.commitBatch(async (tx) => {
        if (!isBegun) await forgetRecords(tx, run.id)
        isBegun = true
        const dry = await planDry(tx, memory, batch, reference, before)
        counts = dry.counts
        samples = addSamples(samples, found(dry.plan))
        await recordDry(tx, run.id, dry.plan)
        await keepSkipped(tx, run.id, batch.rejects)
        return { checkpoint: { byteOffset: at.byteOffset, samples }, done: at.byteOffset, total: file.size, counts }
      })
      return counts
    },
  )
}

type Person = BatchPlan['people']['created'][number]

const nameOf = ({ npi, legalFirst, legalLast }: Person) => ({
  npi: npi ?? '',
  name: `${legalFirst} ${legalLast}`.trim(),
})

const found = ({ people }: BatchPlan): SyncSamples => ({
  created: people.created.map(nameOf),
  changed: people.changed.map(nameOf),
})
