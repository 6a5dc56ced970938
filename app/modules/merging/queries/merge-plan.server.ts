import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import type { MergeStep } from '#drizzle/schema/administration.ts'
import { redirects } from '#drizzle/schema/reference.ts'
import { syncConflicts } from '#drizzle/schema/sync.ts'
import { type AnyRow, fieldsOf, mainTable, type MergeKind } from '../merge-rules.ts'
import { findConflicts } from './merge-conflicts.server.ts'
import { stepsOfFacility, stepsOfProvider } from './merge-steps.server.ts'
import { addRow, moveRows, removeRow, rowById, rowsNaming, setRow } from './merge-tables.server.ts'

export type MergeOf = Readonly<{ kind: MergeKind; keptId: string; goneId: string; fields: readonly string[] }>

/** What only one can have. It is given up by the one that goes before the other takes it. */
export const inheritable = { provider: ['npi', 'userId'], facility: ['npi'] } as const

/** What the two rows themselves become. */
function ownSteps({ kind, fields }: MergeOf, kept: AnyRow, gone: AnyRow): MergeStep[] {
  const table = mainTable[kind]
  const chosen = fieldsOf(kind).filter((field) => fields.includes(field))
  const inherited = inheritable[kind].filter((name) => kept[name] === null && gone[name] !== null)
  const of = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, gone[name]]))
  const given = Object.fromEntries(inherited.map((name) => [name, null]))
  const editedFields = [...new Set([...(kept.editedFields as string[]), ...chosen])]
  return [
    ...setRow(table, gone, { ...given, status: 'merged', mergedIntoId: kept.id }),
    ...setRow(table, kept, { ...of(chosen), ...of(inherited), editedFields }),
  ]
}

/** The address of the one that goes leads to the kept one, with all that led there. What led away from either gives way. */
async function redirectSteps(reader: Reader, kind: MergeKind, kept: AnyRow, gone: AnyRow): Promise<MergeStep[]> {
  const [from, to] = [gone.slug as string, kept.slug as string]
  const isFrom = (slug: string) => and(eq(redirects.kind, kind), eq(redirects.fromSlug, slug))
  const rowsFrom = (slug: string) => reader.select().from(redirects).where(isFrom(slug)).orderBy(asc(redirects.id))
  const givingWay = [...(await rowsFrom(from)), ...(await rowsFrom(to))]
  const leadingThere = and(eq(redirects.kind, kind), ne(redirects.fromSlug, to), ne(redirects.fromSlug, from))
  const older = await moveRows(reader, { table: 'redirects', column: 'toSlug', from, to }, { where: leadingThere })
  const row = { id: newId(), kind, fromSlug: from, toSlug: to, createdAt: now() }
  return [...givingWay.map((each) => removeRow('redirects', each)), ...older, addRow('redirects', row)]
}

/** What the registry contradicts of the one that goes is nobody's question any more: what stands there stays. An undo asks again. */
async function settleConflicts(reader: Reader, { kind, goneId }: MergeOf): Promise<MergeStep[]> {
  const isOpen = and(eq(syncConflicts.subjectType, kind), isNull(syncConflicts.decision))
  const rows = await rowsNaming(reader, 'sync_conflicts', 'subjectId', goneId, isOpen)
  return rows.flatMap((row) => setRow('sync_conflicts', row, { decision: 'ours', decidedAt: now() }))
}

/** How many rows of each table have another place by these steps. */
function countsOf(steps: readonly MergeStep[]): Record<string, number> {
  const rows = new Map<string, Set<string>>()
  for (const step of steps) {
    if (step.kind === 'know') continue
    const ids = rows.get(step.table) ?? new Set()
    for (const id of step.kind === 'move' ? step.ids : [step.id]) ids.add(id)
    rows.set(step.table, ids)
  }
  return Object.fromEntries([...rows].map(([table, ids]) => [table, ids.size]))
}

/** Everything that a merge would do, and why it cannot be done. Nothing is written. @throws DomainError not_found `merging.not_found` */
export async function planMerge(reader: Reader, merge: MergeOf) {
  const { kind, keptId, goneId } = merge
  const table = mainTable[kind]
  const [kept, gone] = [await rowById(reader, table, keptId), await rowById(reader, table, goneId)]
  if (!kept || !gone) throw new DomainError('not_found', 'merging.not_found')
  const conflicts = await findConflicts(reader, kind, kept, gone)
  const pair = { from: goneId, to: keptId }
  const moves = kind === 'provider' ? await stepsOfProvider(reader, pair) : await stepsOfFacility(reader, pair)
  const leads = await redirectSteps(reader, kind, kept, gone)
  const settled = await settleConflicts(reader, merge)
  const steps = [...moves, ...ownSteps(merge, kept, gone), ...leads, ...settled]
  return { kept, gone, conflicts, counts: countsOf([...moves, ...leads]), steps }
}
