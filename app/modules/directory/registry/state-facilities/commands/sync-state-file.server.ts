import { open, readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { RegistryFileError } from '#app/modules/directory/registry/file/file-layout.ts'
import { loadReference } from '#app/modules/directory/registry/reference.server.ts'
import { readRows } from '#app/modules/directory/registry/records/affected-rows.server.ts'
import {
  forgetRecords,
  keepConflictRecords,
  keepRecords,
  keepSkipped,
} from '#app/modules/directory/registry/records/commands/keep-records.server.ts'
import { changesBySubject } from '#app/modules/directory/registry/records/sync-changes.ts'
import {
  fieldChanges,
  type FoundRecord,
  shownFacilityColumns,
} from '#app/modules/directory/registry/records/sync-record.ts'
import { writeRows } from '#app/modules/directory/registry/rows/commands/write-rows.server.ts'
import { keepConflicts } from '#app/modules/directory/registry/trust/commands/keep-conflicts.server.ts'
import type { RunInHand } from '#app/modules/long-work/run-kinds.ts'
import { facilities } from '#drizzle/schema/directory.ts'
import { facilitySources } from '#drizzle/schema/sync.ts'
import { type FacilityRow as SourceRow, isNyFacilities, readNyFacilities } from '../ny-facilities.ts'
import { type StatePlan, planStateFacilities } from '../plan-state-facilities.server.ts'

const batchSize = 200
/** The state's file has a few megabytes; it is read whole. */
const largest = 64 * 1024 * 1024

const stateSource = 'ny_facilities'

/** How many rows of the file are dealt with. */
export type StateCheckpoint = { rows: number }
export type StateParams = { path: string; fileDigest: string }

/** The file of New York's facilities, or null when it is another kind of file. */
export async function inspectStateFile(path: string): Promise<{ digest: string; text: string } | null> {
  const file = await open(path, 'r').catch(() => null)
  if (!file) return null
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0)
    const { size } = await file.stat()
    if (size > largest || !isNyFacilities(buffer.toString('utf8', 0, bytesRead))) return null
  } finally {
    await file.close()
  }
  const bytes = await readFile(path)
  return { digest: createHash('sha256').update(bytes).digest('base64url'), text: bytes.toString('utf8') }
}

function describe(
  { created, changed }: StatePlan,
  before: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): FoundRecord[] {
  return [...created, ...changed].flatMap((row): FoundRecord[] => {
    const former = before.get(row.id)
    const fields = fieldChanges(former, row, shownFacilityColumns)
    if (former && Object.keys(fields).length === 0) return []
    const subject = { type: 'facility', id: row.id } as const
    return [{ subject, externalId: null, name: row.nameEn, outcome: former ? 'changed' : 'created', fields }]
  })
}

async function writeFacilities(tx: Transaction, runId: string, plan: StatePlan): Promise<void> {
  const ids = {
    facilities: [...plan.created, ...plan.changed].map(({ id }) => id),
    facilitySources: [...plan.newLinks, ...plan.seenLinks].map(({ id }) => id),
  }
  const before = await readRows(tx, ids)
  const found = describe(plan, before.get('facilities') ?? new Map())
  await writeRows(tx, 'facilities', plan.created, 'insert')
  await writeRows(tx, 'facilities', plan.changed, 'replace')
  await writeRows(tx, 'facilitySources', plan.newLinks, 'insert')
  await writeRows(tx, 'facilitySources', plan.seenLinks, 'replace')
  await keepRecords(tx, runId, found, changesBySubject(before, await readRows(tx, ids)))
  await keepConflicts(tx, runId, plan.conflicts)
}

/** Facilities that the source has told of before and now does not: they are listed, and stay as they are. */
async function keepMissing(tx: Transaction, runId: string, seen: ReadonlySet<string>) {
  const rows = await tx
    .select({ number: facilitySources.externalId, id: facilities.id, name: facilities.nameEn })
    .from(facilitySources)
    .innerJoin(facilities, eq(facilities.id, facilitySources.facilityId))
    .where(and(eq(facilitySources.source, stateSource), ne(facilitySources.seenRunId, runId)))
  const missing = rows.filter(({ number }) => !seen.has(number))
  const found = missing.map(({ number, id, name }): FoundRecord => {
    return { subject: { type: 'facility', id }, externalId: number, name, outcome: 'missing', fields: {} }
  })
  await keepRecords(tx, runId, found, [])
  return found.length
}

const sum = (counts: Readonly<Record<string, number>>, more: Readonly<Record<string, number>>) => {
  const total: Record<string, number> = { ...counts }
  for (const [name, count] of Object.entries(more)) total[name] = (total[name] ?? 0) + count
  return total
}

const goodOnes = (rows: readonly SourceRow[]) => rows.flatMap((row) => ('facility' in row ? [row.facility] : []))

/**
 * Reads the facilities of a source in batches, each one transaction with its checkpoint; a dry run only tells what would be, and begins anew
 * when its process has died.
 */
export async function syncStateFile(
  run: RunInHand<StateParams, StateCheckpoint>,
  { isDry }: { isDry: boolean },
): Promise<void> {
  const file = await inspectStateFile(run.params.path)
  if (file?.digest !== run.params.fileDigest) {
    throw new RegistryFileError('The file is another one than when this run began. Start it again.')
  }
  const rows = readNyFacilities(file.text)
  const seen = new Set(rows.map(({ number }) => number))
  const reference = await withTransaction((tx) => loadReference(tx))
  let counts: Record<string, number> = isDry ? {} : { ...run.counts }
  let from = isDry ? 0 : (run.checkpoint?.rows ?? 0)
  for (let isLast = false; !isLast;) {
    const part = rows.slice(from, from + batchSize)
    isLast = from + batchSize >= rows.length
    await run.commitBatch(async (tx) => {
      if (isDry && from === 0) await forgetRecords(tx, run.id)
      const plan = await planStateFacilities(tx, {
        source: stateSource,
        runId: run.id,
        batch: goodOnes(part),
        reference,
      })
      if (isDry) {
        const before = await readRows(tx, { facilities: plan.changed.map(({ id }) => id) })
        await keepRecords(tx, run.id, describe(plan, before.get('facilities') ?? new Map()), [])
      } else await writeFacilities(tx, run.id, plan)
      await keepConflictRecords(tx, run.id, plan.conflicts)
      const rejects = part.flatMap((row) =>
        'problem' in row ? [{ line: row.line, npi: row.number, reason: row.problem }] : [],
      )
      await keepSkipped(tx, run.id, rejects)
      const missing = isLast ? await keepMissing(tx, run.id, seen) : 0
      counts = sum(counts, { read: part.length, rejected: rejects.length, missing, ...plan.counts })
      from += part.length
      return { checkpoint: { rows: from }, done: from, total: rows.length, counts }
    })
  }
}
