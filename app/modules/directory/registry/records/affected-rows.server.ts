import { inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { providerFacilities } from '#drizzle/schema/index.ts'
import type { BatchPlan } from '../planning/plan-batch.server.ts'
import { type AnyRow, type RowsOfTables, type SyncTable, syncTables } from './sync-tables.ts'

/** Which rows a batch touches, by table. */
export type AffectedIds = Readonly<Partial<Record<SyncTable, readonly string[]>>>

const idsOf = (rows: Iterable<{ id: string }>) => [...rows].map(({ id }) => id)

/** The rows that a plan will write, and those that it moves from one facility to another. */
export async function affectedIds(reader: Reader, plan: BatchPlan): Promise<AffectedIds> {
  const { people, book, deactivations } = plan
  const vacated = [...book.vacated.keys()]
  const moved =
    vacated.length === 0
      ? []
      : await reader
          .select({ id: providerFacilities.id })
          .from(providerFacilities)
          .where(inArray(providerFacilities.facilityId, vacated))
  return {
    facilities: [...book.created.keys(), ...book.changed.keys()],
    providers: idsOf([...people.created, ...people.changed]),
    providerSpecialties: [...people.endedSpecialtyIds, ...idsOf(people.newSpecialties)],
    providerFacilities: [...new Set([...idsOf(people.newLinks), ...idsOf(people.changedLinks), ...idsOf(moved)])],
    registryAddresses: book.changedAddresses.map(({ key }) => key),
    registryDeactivations: deactivations.map(({ npi }) => npi),
  }
}

/** More would be more parameters than a statement may have. */
const idsPerRead = 500

/** The rows as they stand. */
export async function readRows(reader: Reader, ids: AffectedIds): Promise<RowsOfTables> {
  const found = new Map<SyncTable, Map<string, AnyRow>>()
  for (const [name, wanted = []] of Object.entries(ids) as [SyncTable, readonly string[] | undefined][]) {
    const { table, key, keyName } = syncTables[name]
    const rows = new Map<string, AnyRow>()
    for (let start = 0; start < wanted.length; start += idsPerRead) {
      const some = wanted.slice(start, start + idsPerRead)
      for (const row of (await reader
        .select()
        .from(table as typeof providerFacilities)
        .where(inArray(key, [...some]))) as AnyRow[]) {
        rows.set(String(row[keyName]), row)
      }
    }
    found.set(name, rows)
  }
  return found
}
