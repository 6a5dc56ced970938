import { eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import type { MergeStep } from '#drizzle/schema/administration.ts'
import { closures } from '#drizzle/schema/index.ts'
import { type AnyRow, isSame } from '../merge-rules.ts'
import { addRow, type MergeTable, moveRows, rowById, rowsNaming, setRow } from './merge-tables.server.ts'

type Pair = Readonly<{ from: string; to: string }>
const column = 'providerFacilityId'

/** Visit types come along, out of use where the kept one has the same code: visits keep the terms under which they were booked. */
async function moveVisitTypes(reader: Reader, pair: Pair) {
  const own = await rowsNaming(reader, 'visit_types', column, pair.to)
  const codes = new Map(own.map((row) => [row.code as string, row.id as string]))
  const steps: MergeStep[] = []
  /** By the id of one that comes: the one of the same code that stays in use. */
  const twins = new Map<string, string>()
  for (const row of await rowsNaming(reader, 'visit_types', column, pair.from)) {
    const given = row.code as string
    let code = given
    for (let number = 2; codes.has(code); number += 1) code = `${given}-${number}`
    const isTwin = code !== given
    if (isTwin) twins.set(row.id as string, codes.get(given)!)
    codes.set(code, row.id as string)
    const isActive = isTwin ? false : row.isActive
    steps.push(...setRow('visit_types', row, { code, isActive, providerFacilityId: pair.to }))
  }
  return { steps, twins }
}

/** Weekly hours come along where the kept one has none, with the days that differ; they name the visit types that stay in use. */
async function moveHours(reader: Reader, pair: Pair, twins: ReadonlyMap<string, string>): Promise<MergeStep[]> {
  const moved = await moveRows(reader, { table: 'availability_rules', column, ...pair }, { onlyAlone: true })
  if (moved.length === 0) return []
  const rules = await rowsNaming(reader, 'availability_rules', column, pair.from)
  const renamed = rules.flatMap((row) => {
    const ids = row.visitTypeIds as readonly string[] | null
    const visitTypeIds = ids && [...new Set(ids.map((id) => twins.get(id) ?? id))]
    return isSame(ids, visitTypeIds) ? [] : setRow('availability_rules', row, { visitTypeIds })
  })
  return [...renamed, ...moved, ...(await moveRows(reader, { table: 'availability_exceptions', column, ...pair }))]
}

/** What a provider wants of the list and of reminders comes along where nothing is said yet. */
async function copyRules(reader: Reader, { from, to }: Pair): Promise<MergeStep[]> {
  const [theirs, own] = [await rowById(reader, 'booking_rules', from), await rowById(reader, 'booking_rules', to)]
  return theirs && !own ? [addRow('booking_rules', { ...theirs, providerFacilityId: to })] : []
}

/** Two provider facilities that become one: what hangs on the one that goes hangs on the other, and nobody books there any more. */
export async function joinProviderFacilities(
  reader: Reader,
  gone: AnyRow,
  kept: AnyRow,
  { mayLead }: { mayLead: boolean },
): Promise<MergeStep[]> {
  const pair = { from: gone.id as string, to: kept.id as string }
  const move = (table: MergeTable, how: Parameters<typeof moveRows>[2] = {}) =>
    moveRows(reader, { table, column, ...pair }, how)
  const visitTypes = await moveVisitTypes(reader, pair)
  const hours = await moveHours(reader, pair, visitTypes.twins)
  const leads = mayLead && gone.isPrimary === true
  const days = { table: 'closures', column: 'scopeId', ...pair } as const
  return [
    ...setRow('provider_facilities', gone, { isBookable: false, isPrimary: leads ? false : gone.isPrimary }),
    ...setRow('provider_facilities', kept, {
      isPrimary: leads ? true : kept.isPrimary,
      isBookable: hours.length > 0 ? kept.isBookable === true || gone.isBookable === true : kept.isBookable,
    }),
    ...visitTypes.steps,
    ...hours,
    ...(await copyRules(reader, pair)),
    ...(await move('provider_facility_plans', { unlike: ['planId'] })),
    ...(await moveRows(reader, days, { where: eq(closures.scope, 'provider_facility') })),
    ...(await move('slot_holds')),
    ...(await move('appointments')),
  ]
}
