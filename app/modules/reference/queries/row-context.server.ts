import type { Reader } from '#app/core/database/connection.ts'
import { normalizeSpecialty } from '#app/modules/directory/specialty-slug.ts'
import { referenceTableOf } from '../reference-tables.ts'
import type { ReferenceTable, TableKey } from '../table-columns.ts'
import type { FieldProblem, RowValues } from '../row-texts.ts'
import { readRows } from './rows.server.ts'

/** Segments of addresses that mean something else where a specialty or a neighborhood would stand. */
const reservedSlugs = new Set(['all', 'appointment'])
/** In one address stands the slug of a neighborhood or of a specialty, so the two sets have none in common. */
const besideOf: Partial<Record<TableKey, TableKey>> = { specialties: 'neighborhoods', neighborhoods: 'specialties' }

/** What a row must fit in with: ids that links may name, and slugs that are taken. */
export type RowContext = Readonly<{
  ids: ReadonlyMap<TableKey, Set<string>>
  /** By slug: the row of this table that has it. */
  slugs: Map<string, string>
  foreignSlugs: ReadonlySet<string>
}>

export async function readContext(table: ReferenceTable, reader: Reader): Promise<RowContext> {
  const idsOf = async (key: TableKey) => new Set((await readRows(referenceTableOf(key)!, reader)).map(({ id }) => id))
  const linked = [...new Set([table.key, ...table.columns.flatMap(({ to }) => to ?? [])])]
  const ids = new Map<TableKey, Set<string>>()
  for (const key of linked) ids.set(key, await idsOf(key))
  const rows = await readRows(table, reader)
  const slugs = new Map(rows.flatMap(({ id, slug }) => (typeof slug === 'string' ? [[slug, id] as const] : [])))
  const beside = besideOf[table.key]
  const others = beside ? await readRows(referenceTableOf(beside)!, reader) : []
  return { ids, slugs, foreignSlugs: new Set(others.map(({ slug }) => String(slug))) }
}

const isKnown = ({ slugs }: RowContext, id: string) => [...slugs.values()].includes(id)

/** The later columns of pairs that run backwards. */
function outOfOrder({ ascending = [] }: ReferenceTable, values: RowValues): FieldProblem[] {
  return ascending.flatMap(([first, second]) => {
    const [from, to] = [values[first], values[second]] as (number | string | null | undefined)[]
    const isBackward = from !== null && from !== undefined && to !== null && to !== undefined && to < from
    return isBackward ? [{ field: second, problem: 'order' }] : []
  })
}

/** What a row says that does not fit in with the other rows, or with itself. */
export function checkValues(table: ReferenceTable, context: RowContext, id: string, values: RowValues): FieldProblem[] {
  const wrong = table.columns.flatMap(({ name, kind, to, unique, settled }): FieldProblem[] => {
    const value = values[name]
    if (value === null || value === undefined) return []
    if (kind === 'link' && !context.ids.get(to!)!.has(value as string)) return [{ field: name, problem: 'unknown' }]
    if (kind === 'link' && to === table.key && value === id) return [{ field: name, problem: 'itself' }]
    if (kind === 'links' && !(value as string[]).every((each) => context.ids.get(to!)!.has(each)))
      return [{ field: name, problem: 'unknown' }]
    if (!unique) return []
    const slug = value as string
    const owner = context.slugs.get(slug)
    if (owner !== undefined && owner !== id) return [{ field: name, problem: 'taken' }]
    if (settled && owner === undefined && isKnown(context, id)) return [{ field: name, problem: 'settled' }]
    if (!(table.key in besideOf)) return []
    if (reservedSlugs.has(slug) || normalizeSpecialty(slug) !== slug) return [{ field: name, problem: 'reserved' }]
    return context.foreignSlugs.has(slug) ? [{ field: name, problem: 'taken' }] : []
  })
  return [...wrong, ...outOfOrder(table, values)]
}
