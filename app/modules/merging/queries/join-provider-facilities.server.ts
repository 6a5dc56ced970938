import { eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import type { MergeStep } from '#drizzle/schema/administration.ts'
import { closures } from '#drizzle/schema/index.ts'
import { type AnyRow, isSame } from '../merge-rules.ts'
import { addRow, type MergeTable, moveRows, rowById, rowsNaming, setRow } from './merge-tables.server.ts'

type Pair = Readonly<{ from: string; to: string }>
const column = 'providerFacilityId'

/** In what visit types of one code may differ and be the same all the same. */
const ownOfType = ['id', 'providerFacilityId', 'code', 'sort']

const areAlike = (one: AnyRow, other: AnyRow) =>
  Object.keys(one).every((name) => ownOfType.includes(name) || isSame(one[name], other[name]))

/**
 * Visit types come along. Where the kept one has the same, what was booked by the other is of that from now on; one of the same code with
 * other terms comes along under a code of its own, as visits keep the terms under which they were booked.
 */
async function moveVisitTypes(reader: Reader, pair: Pair) {
  const own = new Map((await rowsNaming(reader, 'visit_types', column, pair.to)).map((row) => [String(row.code), row]))
  const codes = new Set(own.keys())
  const steps: MergeStep[] = []
  /** By the id of one that goes: the one that is the same. */
  const twins = new Map<string, string>()
  for (const row of await rowsNaming(reader, 'visit_types', column, pair.from)) {
    const given = String(row.code)
    const namesake = own.get(given)
    if (namesake && areAlike(row, namesake)) {
      const named = { column: 'visitTypeId', from: String(row.id), to: String(namesake.id) } as const
      twins.set(named.from, named.to)
      for (const table of ['appointments', 'slot_holds', 'waitlist_entries'] as const)
        steps.push(...(await moveRows(reader, { table, ...named })))
    } else {
      let code = given
      for (let number = 2; codes.has(code); number += 1) code = `${given}-${number}`
      codes.add(code)
      steps.push(...setRow('visit_types', row, { code, providerFacilityId: pair.to }))
    }
  }
  return { steps, twins }
}

/** Weekly hours come along where the kept one has none, with the days that differ; they name the visit types that the kept one has. */
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
