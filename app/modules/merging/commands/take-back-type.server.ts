import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import type { MergeStep } from '#drizzle/schema/administration.ts'
import { keyOf, rowById, rowsNaming } from '../queries/merge-tables.server.ts'
import { insertRow, setColumns } from './write-steps.server.ts'

type TypeStep = Extract<MergeStep, { kind: 'set' }>

/**
 * A visit type goes back to the provider facility that it came from. What was booked by it since the merge stays where it was booked, and
 * so does a visit type of the same terms: it can be kept, moved and booked again as before. Visits that go back have gone already.
 */
export async function takeBackType(tx: Transaction, { id, before, after }: TypeStep): Promise<void> {
  const placeId = String(after.providerFacilityId)
  const type = await rowById(tx, 'visit_types', id)
  const place = await rowById(tx, 'provider_facilities', placeId)
  const own = await rowById(tx, 'provider_facilities', String(before.providerFacilityId))
  await setColumns(tx, 'visit_types', [id], before)
  const staying = [
    { table: 'appointments', column: 'providerFacilityId', of: placeId },
    { table: 'slot_holds', column: 'providerFacilityId', of: placeId },
    // Whoever waits names a doctor: of one at two facilities they wait for either.
    ...(own?.providerId === place?.providerId
      ? []
      : [{ table: 'waitlist_entries', column: 'providerId', of: String(place?.providerId) } as const]),
  ] as const
  const copyId = newId()
  let isCopied = false
  for (const { table, column, of } of staying) {
    const rows = await rowsNaming(tx, table, 'visitTypeId', id)
    const ids = rows.flatMap((row) => (row[column] === of ? [keyOf(table, row)] : []))
    if (ids.length === 0) continue
    if (!isCopied) await insertRow(tx, 'visit_types', { ...type, id: copyId })
    isCopied = true
    await setColumns(tx, table, ids, { visitTypeId: copyId })
  }
}
