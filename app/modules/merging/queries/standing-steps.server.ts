import { eq, inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import type { LeftRow, MergeStep } from '#drizzle/schema/administration.ts'
import { appointments, providerFacilities } from '#drizzle/schema/index.ts'
import { type AnyRow, isSame } from '../merge-rules.ts'
import { inheritable } from './merge-plan.server.ts'
import { rowsByIds } from './merge-tables.server.ts'

const nameOf = (table: string, id: string) => `${table} ${id}`

/** Columns of these are taken back one by one; any other row is as the merge left it, or somebody else's by now. */
const byColumn = new Set(['providers', 'facilities', 'provider_facilities'])
const isProfile = (table: string) => table === 'providers' || table === 'facilities'

/** What was changed since a merge wrote it, by row: its columns that are others now. A row that is not there any more has no columns. */
export class LeftRows {
  private readonly rows = new Map<string, LeftRow>()
  add(table: string, id: string, fields: readonly string[]): void {
    const known = this.rows.get(nameOf(table, id))?.fields ?? []
    this.rows.set(nameOf(table, id), { table, id, fields: [...new Set([...known, ...fields])] })
  }
  has(table: string, id: string, field: string): boolean {
    const row = this.rows.get(nameOf(table, id))
    return row !== undefined && (!byColumn.has(table) || row.fields.includes(field))
  }
  /** What is said: not that a hold has ended meanwhile, as all of them do. */
  all(): LeftRow[] {
    return [...this.rows.values()].filter(({ table }) => table !== 'slot_holds')
  }
}

/** The rows that a merge wrote, by table and key. */
async function readWritten(reader: Reader, steps: readonly MergeStep[]) {
  const ids = new Map<string, Set<string>>()
  for (const step of steps) {
    if (step.kind === 'know' || step.kind === 'remove') continue
    const of = ids.get(step.table) ?? new Set()
    for (const id of step.kind === 'move' ? step.ids : [step.id]) of.add(id)
    ids.set(step.table, of)
  }
  const rows = new Map<string, Map<string, AnyRow>>()
  for (const [table, some] of ids) rows.set(table, await rowsByIds(reader, table, [...some]))
  return rows
}

/** Compares every row that a merge wrote with what it wrote. */
export async function findLeft(reader: Reader, steps: readonly MergeStep[]): Promise<LeftRows> {
  const rows = await readWritten(reader, steps)
  const left = new LeftRows()
  const compare = (table: string, id: string, expected: AnyRow) => {
    const row = rows.get(table)?.get(id)
    if (!row) left.add(table, id, [])
    else {
      const changed = Object.keys(expected).filter((name) => !isSame(row[name], expected[name]))
      if (changed.length > 0) left.add(table, id, changed)
    }
  }
  for (const step of steps) {
    if (step.kind === 'move') for (const id of step.ids) compare(step.table, id, { [step.column]: step.to })
    else if (step.kind === 'set') compare(step.table, step.id, step.after)
    else if (step.kind === 'add') compare(step.table, step.id, step.row)
  }
  leaveInherited(steps, left)
  leaveRetyped(steps, rows, left)
  return left
}

/** A visit that is by now of a visit type of the kept one stays there with it. */
function leaveRetyped(
  steps: readonly MergeStep[],
  rows: ReadonlyMap<string, Map<string, AnyRow>>,
  left: LeftRows,
): void {
  for (const step of steps) {
    if (step.kind !== 'move' || !['appointments', 'slot_holds'].includes(step.table)) continue
    if (step.column !== 'providerFacilityId') continue
    const { table, from } = step
    // Types that came along, and rows that were given the kept one's in place of the same.
    const came = new Set<unknown>([null])
    const retyped = new Set<string>()
    for (const each of steps) {
      if (each.kind === 'set' && each.table === 'visit_types' && each.before.providerFacilityId === from)
        came.add(each.id)
      if (each.kind === 'move' && each.table === table && each.column === 'visitTypeId')
        for (const id of each.ids) retyped.add(id)
    }
    for (const id of step.ids) {
      const row = rows.get(table)?.get(id)
      if (row && !came.has(row.visitTypeId) && !retyped.has(id)) left.add(table, id, ['visitTypeId'])
    }
  }
}

/** A number or an account that the kept one has lost since is not given back: somebody else may have it. */
function leaveInherited(steps: readonly MergeStep[], left: LeftRows): void {
  const [gone, kept] = steps.flatMap((step) => (step.kind === 'set' && isProfile(step.table) ? [step] : []))
  if (!gone || !kept) return
  for (const name of [...inheritable.provider]) {
    if (name in gone.before && left.has(kept.table, kept.id, name)) left.add(gone.table, gone.id, [name])
  }
}

/** Everybody with a visit at a facility, and who booked it. */
export async function peopleAt(reader: Reader, facilityId: string): Promise<Set<string>> {
  const places = reader
    .select({ id: providerFacilities.id })
    .from(providerFacilities)
    .where(eq(providerFacilities.facilityId, facilityId))
  const rows = await reader
    .select({ patientId: appointments.patientId, bookedById: appointments.bookedById })
    .from(appointments)
    .where(inArray(appointments.providerFacilityId, places))
  return new Set(rows.flatMap(({ patientId, bookedById }) => [patientId, ...(bookedById ? [bookedById] : [])]))
}
