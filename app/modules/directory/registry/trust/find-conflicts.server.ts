import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { fieldTrust, syncConflicts } from '#drizzle/schema/sync.ts'
import type { FacilityRow, ProviderRow } from '../merge-record.ts'
import type { Difference } from './compare-fields.ts'

type Trust = (typeof fieldTrust.$inferSelect)['trust']

/** A record of ours beside what the source says of it. */
export type Compared = {
  subjectType: 'provider' | 'facility'
  row: ProviderRow | FacilityRow
  name: string
  theirsOn: string | null
  differences: readonly Difference[]
}

export type FoundConflict = Pick<Compared, 'subjectType' | 'name' | 'theirsOn'> & {
  subjectId: string
  externalId: string | null
  field: Difference['field']
  ours: string | null
  theirs: string
  theirColumns: Record<string, unknown>
  oursTrust: Trust
  oursAt: number | null
}

/** Whether people have said the field: the record is theirs, or they have edited it. */
function isSaid({ row }: Compared, { standFor }: Difference): boolean {
  return row.source !== 'registry' || standFor.some((column) => row.editedFields.includes(column))
}

const keyOf = (subjectId: string, field: string) => `${subjectId} ${field}`

/**
 * The fields in which a source contradicts who is trusted more: the practice, or a call to it. Those of which somebody has decided to keep
 * ours against the same words are settled.
 */
export async function findConflicts(reader: Reader, compared: readonly Compared[]): Promise<FoundConflict[]> {
  const said = compared.flatMap((each) =>
    each.differences.filter((difference) => isSaid(each, difference)).map((difference) => ({ each, difference })),
  )
  const ids = [...new Set(said.map(({ each }) => each.row.id))]
  if (ids.length === 0) return []
  const trust = await reader.select().from(fieldTrust).where(inArray(fieldTrust.subjectId, ids))
  const trustOf = new Map(trust.map((row) => [keyOf(row.subjectId, row.field), row]))
  const kept = await reader
    .select()
    .from(syncConflicts)
    .where(and(inArray(syncConflicts.subjectId, ids), eq(syncConflicts.decision, 'ours')))
  const settled = new Map(kept.map((row) => [keyOf(row.subjectId, row.field), row.theirs]))
  return said.flatMap(({ each, difference }) => {
    const { row, subjectType, name, theirsOn } = each
    const { field, ours, theirs, standFor, columns } = difference
    if (settled.get(keyOf(row.id, field)) === theirs) return []
    const own = standFor.map((column) => trustOf.get(keyOf(row.id, column))).find((found) => found !== undefined)
    const oursTrust = own?.trust ?? (row.source === 'admin' ? 'phone' : 'provider')
    const oursAt = own?.saidAt ?? (row.source === 'registry' ? null : row.createdAt)
    const conflict = { subjectType, subjectId: row.id, externalId: row.npi, name, field }
    return [{ ...conflict, ours, theirs, theirColumns: columns, oursTrust, oursAt, theirsOn }]
  })
}
