import { createHash } from 'node:crypto'
import type { SyncChange, syncSubjects } from '#drizzle/schema/sync.ts'
import { type AnyRow, type RowsOfTables, type SyncTable, syncTableNames } from './sync-tables.ts'

/** They go on counting whatever happens to a row, and say nothing of what it says. */
const uncounted = new Set(['version', 'updatedAt'])

/** By what a row is known again: it changes with everything that the row says, in whatever order its columns come. */
export function rowHash(row: AnyRow): string {
  const said = Object.entries(row).filter(([column]) => !uncounted.has(column))
  said.sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What a write did to a row, so that it can be taken back; null when it did nothing. */
function changeOf(table: SyncTable, id: string, before: AnyRow | undefined, after: AnyRow | undefined) {
  if (!before) return after ? { table, id, was: null, hash: rowHash(after) } : null
  if (!after) return { table, id, was: { ...before }, hash: null }
  const changed = Object.entries(before).filter(([column, value]) => !isSame(value, after[column]))
  if (changed.every(([column]) => uncounted.has(column))) return null
  const was = Object.fromEntries(changed.filter(([column]) => !uncounted.has(column)))
  return { table, id, was, hash: rowHash(after) }
}

/** Whose a row is: what belongs together is taken back together, or left together. */
export type Subject = Readonly<{ type: (typeof syncSubjects)[number]; id: string }>

function subjectOf(table: SyncTable, row: AnyRow): Subject {
  switch (table) {
    case 'facilities':
      return { type: 'facility', id: String(row.id) }
    case 'facilitySources':
      return { type: 'facility', id: String(row.facilityId) }
    case 'providers':
      return { type: 'provider', id: String(row.id) }
    case 'providerSpecialties':
    case 'providerFacilities':
      return { type: 'provider', id: String(row.providerId) }
    case 'registryAddresses':
      // An address goes with the facility for which it stands: one without the other would make a second one there.
      return row.facilityId === null
        ? { type: 'address', id: String(row.key) }
        : { type: 'facility', id: String(row.facilityId) }
    case 'registryDeactivations':
      return { type: 'deactivation', id: String(row.npi) }
  }
}

export type SubjectChanges = { subject: Subject; changes: SyncChange[] }

/**
 * What a batch did, by whose it is; first what others refer to, so that an undo, which goes the other way, takes away first what
 * refers to others.
 */
export function changesBySubject(before: RowsOfTables, after: RowsOfTables): SubjectChanges[] {
  const found = new Map<string, SubjectChanges>()
  for (const table of syncTableNames) {
    const [former, later] = [before.get(table), after.get(table)]
    for (const id of new Set([...(former?.keys() ?? []), ...(later?.keys() ?? [])])) {
      const change = changeOf(table, id, former?.get(id), later?.get(id))
      if (!change) continue
      const subject = subjectOf(table, later?.get(id) ?? former!.get(id)!)
      const key = `${subject.type} ${subject.id}`
      const group = found.get(key) ?? { subject, changes: [] }
      group.changes.push(change)
      found.set(key, group)
    }
  }
  const order = ['facility', 'address', 'provider', 'deactivation', 'row']
  return [...found.values()].toSorted(
    (one, other) => order.indexOf(one.subject.type) - order.indexOf(other.subject.type),
  )
}
