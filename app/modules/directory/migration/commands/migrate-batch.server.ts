import type { Transaction } from '#app/core/database/connection.ts'
import { readRows } from '#app/modules/directory/registry/records/affected-rows.server.ts'
import { keepRecords, keepSkipped } from '#app/modules/directory/registry/records/commands/keep-records.server.ts'
import { changesBySubject } from '#app/modules/directory/registry/records/sync-changes.ts'
import {
  fieldChanges,
  type FoundRecord,
  shownFacilityColumns,
} from '#app/modules/directory/registry/records/sync-record.ts'
import { reindexAfter } from '#app/modules/directory/registry/rows/commands/write-batch.server.ts'
import { writeRows } from '#app/modules/directory/registry/rows/commands/write-rows.server.ts'
import type { ImportReference } from '#app/modules/directory/registry/reference.server.ts'
import type { LegacyRow } from '../legacy-clinic.ts'
import { countPlanned, type MigrationCounts } from '../queries/count-planned.ts'
import { type PlannedRow, planMigration } from '../queries/plan-migration.server.ts'

const nameOf = ({ legalFirst, legalLast }: { legalFirst: string; legalLast: string }) =>
  `${legalFirst} ${legalLast}`.trim()

/** Who is where from now on; several rows of one provider are one record. */
function describe(planned: readonly PlannedRow[]): FoundRecord[] {
  const found = new Map<string, FoundRecord>()
  for (const row of planned) {
    if (row.outcome !== 'new' && row.outcome !== 'matched') continue
    const { facility, provider, link, outcome } = row
    if (outcome === 'new') {
      const fields = fieldChanges(undefined, facility, shownFacilityColumns)
      const subject = { type: 'facility', id: facility.id } as const
      found.set(facility.id, { subject, externalId: null, name: facility.nameEn, outcome: 'created', fields })
    }
    if (!link) continue
    const before = found.get(provider.id)?.fields.facilities?.after
    const fields = { facilities: { before: null, after: before ? `${before}; ${facility.nameEn}` : facility.nameEn } }
    const subject = { type: 'provider', id: provider.id } as const
    found.set(provider.id, { subject, externalId: provider.npi, name: nameOf(provider), outcome: 'changed', fields })
  }
  return [...found.values()]
}

/** Writes what can be written of some rows and keeps a record of each; the others stand in the log with the reason. */
export async function migrateBatch(
  tx: Transaction,
  runId: string,
  rows: readonly LegacyRow[],
  reference: ImportReference,
): Promise<MigrationCounts> {
  const planned = await planMigration(tx, rows, reference)
  const made = planned.flatMap((row) => (row.outcome === 'new' ? [row.facility] : []))
  const links = planned.flatMap((row) => ('link' in row && row.link ? [row.link] : []))
  const ids = { facilities: made.map(({ id }) => id), providerFacilities: links.map(({ id }) => id) }
  const before = await readRows(tx, ids)
  await writeRows(tx, 'facilities', made, 'insert')
  await writeRows(tx, 'providerFacilities', links, 'insert')
  await keepRecords(tx, runId, describe(planned), changesBySubject(before, await readRows(tx, ids)))
  const left = planned.flatMap((row) =>
    row.outcome === 'ambiguous' || row.outcome === 'error'
      ? [{ line: row.line, npi: row.clinic?.npi ?? row.clinic?.slug ?? '', reason: row.problem }]
      : [],
  )
  await keepSkipped(tx, runId, left)
  await reindexAfter(tx, { providerIds: [...new Set(links.map(({ providerId }) => providerId))], facilityIds: [] })
  return countPlanned(planned)
}
