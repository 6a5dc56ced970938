import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { addCounts, type ImportCounts } from '#app/modules/directory/registry/counts.ts'
import type { DryRunMemory } from '#app/modules/directory/registry/dry-run.server.ts'
import { keyOf } from '#app/modules/directory/registry/facility-book.server.ts'
import type { Reject } from '#app/modules/directory/registry/file/rejects-file.server.ts'
import { type BatchPlan, planBatch } from '#app/modules/directory/registry/planning/plan-batch.server.ts'
import type { ImportReference } from '#app/modules/directory/registry/reference.server.ts'
import type { RegistryRecord } from '#app/modules/directory/registry/registry-row.ts'
import { keepSkipped } from './keep-records.server.ts'
import { writeRecorded } from './write-recorded.server.ts'

/** What has been read for one transaction. */
export type RowsOfBatch = { records: RegistryRecord[]; rejects: Reject[]; counts: ImportCounts }

/** Writes a batch of a run; answers the counts with it. */
export async function writeRecords(
  tx: Transaction,
  runId: string,
  batch: RowsOfBatch,
  reference: ImportReference,
  before: ImportCounts,
): Promise<ImportCounts> {
  let counts = addCounts(before, batch.counts)
  for (const records of withoutRepeats(batch.records)) {
    const plan = await planBatch(tx, records, reference, now())
    await writeRecorded(tx, runId, plan)
    counts = addCounts(counts, plan.counts)
  }
  await keepSkipped(tx, runId, batch.rejects)
  return counts
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

/** What a batch of a dry run would do. */
export type DryBatch = { counts: ImportCounts; plan: BatchPlan }

/** Counts what committing a batch would count, and writes nothing; `memory` knows the batches before it. */
export async function planDry(
  tx: Transaction,
  memory: DryRunMemory,
  batch: RowsOfBatch,
  reference: ImportReference,
  before: ImportCounts,
): Promise<DryBatch> {
  const fresh = batch.records.filter(({ npi }) => !memory.seenNpi(npi))
  const plan = await planBatch(tx, fresh, reference, now())
  const counts = addCounts(addCounts(before, batch.counts), plan.counts)
  counts.unchanged += batch.records.length - fresh.length
  const unseen = [...plan.book.created.values()].filter((row) => !memory.seenAddress(keyOf(row)))
  counts.facilities += unseen.filter(({ npi }) => npi === null).length - plan.counts.facilities
  return { counts, plan }
}
