import type { AdminActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { leadOn } from '#app/modules/directory/commands/lead-on.server.ts'
import { rebuildSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import { renewReferences } from '#app/modules/directory/search/commands/write-index.server.ts'
import { changedColumns, recordEdit } from '#app/modules/edits/commands/record-edit.server.ts'
import { findVersions } from '#app/modules/edits/queries/edits.server.ts'
import { checkValues, readContext } from '../queries/row-context.server.ts'
import { findRow, type ReferenceRow } from '../queries/rows.server.ts'
import { findUses } from '../queries/uses.server.ts'
import { idPattern } from '../reference-tables.ts'
import type { ReferenceTable } from '../table-columns.ts'
import { type FieldProblem, readTexts, type RowTexts, type RowValues } from '../row-texts.ts'
import { deleteRow, insertRow, updateRow } from './write-rows.server.ts'

/** @throws DomainError forbidden `reference.not_allowed` */
export function demandReference({ permissions }: AdminActor): void {
  if (!permissions.has('data.reference')) throw new DomainError('forbidden', 'reference.not_allowed')
}

export type RowChange = Readonly<{ id: string; before: ReferenceRow | null; values: RowValues; seen: number }>

/** Writes a row as it is now, with its edit; an address that changes leads on. @returns the columns that changed */
export async function writeChange(
  tx: Transaction,
  actor: AdminActor,
  table: ReferenceTable,
  { id, before, values, seen }: RowChange,
): Promise<string[]> {
  const after = { ...before, ...values }
  if (before && changedColumns(before, after).length === 0) return []
  const fields = await recordEdit(tx, actor, { tableName: table.tableName, rowId: id, before, after }, seen)
  if (before) await updateRow(tx, table.key, id, values)
  else await insertRow(tx, table.key, id, values)
  const { slug } = values
  if (table.retires && before && typeof slug === 'string' && slug !== before.slug)
    await leadOn(tx, table.retires, { from: String(before.slug), to: slug })
  return fields
}

/** What the documents of the search are made of besides words: such a change is built in at once. */
const indexed: ReadonlySet<string> = new Set(['line', 'lines', 'isRetired', 'effectiveFrom', 'effectiveTo'])

/** Builds the index anew where a change of these columns asks for it. */
export async function followInSearch(fields: readonly string[]): Promise<void> {
  if (fields.some((field) => indexed.has(field))) await rebuildSearchIndex()
}

export type RowForm = Readonly<{ id: string; isNew: boolean; version: number; texts: RowTexts }>

/**
 * Saves a row as a form has it. What does not fit is answered by field, and nothing is written.
 * @throws DomainError forbidden `reference.not_allowed`, not_found `reference.row_not_found`, conflict `edits.stale`
 */
export async function saveRow(
  actor: AdminActor,
  table: ReferenceTable,
  { id, isNew, version, texts }: RowForm,
): Promise<FieldProblem[]> {
  demandReference(actor)
  const { values, problems } = readTexts(table, texts)
  if (isNew && !idPattern.test(id)) problems.push({ field: 'id', problem: 'pattern' })
  if (problems.length > 0) return problems
  const { fields, faults } = await withTransaction(async (tx) => {
    const before = await findRow(table, id, tx)
    if (isNew && before) return { fields: [], faults: [{ field: 'id', problem: 'taken' }] }
    if (!isNew && !before) throw new DomainError('not_found', 'reference.row_not_found')
    const found = checkValues(table, await readContext(table, tx), id, values)
    if (found.length > 0) return { fields: [], faults: found }
    // An id that was deleted once has edits already.
    const seen = isNew ? ((await findVersions(table.tableName, [id], tx)).get(id) ?? 0) : version
    const changed = await writeChange(tx, actor, table, { id, before, values, seen })
    await renewReferences(tx)
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'reference.row_save',
      subject: { type: 'reference_row', id: `${table.tableName}-${id}` },
      fields: changed,
    })
    return { fields: changed, faults: [] }
  })
  await followInSearch(fields)
  return faults
}

/**
 * Deletes a row that nothing uses; no seed brings it back.
 * @throws DomainError forbidden `reference.not_allowed`, not_found `reference.row_not_found`, conflict `reference.row_used`, `edits.stale`
 */
export async function removeRow(
  actor: AdminActor,
  table: ReferenceTable,
  { id, version }: Pick<RowForm, 'id' | 'version'>,
): Promise<void> {
  demandReference(actor)
  await withTransaction(async (tx) => {
    const before = await findRow(table, id, tx)
    if (!before) throw new DomainError('not_found', 'reference.row_not_found')
    if ((await findUses(table, before, tx)).length > 0) throw new DomainError('conflict', 'reference.row_used')
    await recordEdit(tx, actor, { tableName: table.tableName, rowId: id, before, after: null }, version)
    await deleteRow(tx, table.key, id)
    await renewReferences(tx)
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'reference.row_delete',
      subject: { type: 'reference_row', id: `${table.tableName}-${id}` },
    })
  })
}
