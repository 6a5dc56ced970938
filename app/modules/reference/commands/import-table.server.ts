import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { renewReferences } from '#app/modules/directory/search/commands/write-index.server.ts'
import { findVersions } from '#app/modules/edits/queries/edits.server.ts'
import { type ImportPlan, planImport } from '../queries/import-plan.server.ts'
import type { ReferenceTable } from '../table-columns.ts'
import { demandReference, followInSearch, writeChange } from './save-row.server.ts'

/**
 * Applies a file whose dry run bore this mark, in one transaction; another file, or rows that somebody has changed since, have another.
 * @throws DomainError forbidden `reference.not_allowed`, conflict `reference.import_changed`, invalid `reference.import_wrong`
 */
export async function importTable(
  actor: AdminActor,
  table: ReferenceTable,
  { text, mark }: Readonly<{ text: string; mark: string }>,
): Promise<ImportPlan['counts']> {
  demandReference(actor)
  const { counts, fields } = await withTransaction(async (tx) => {
    const plan = await planImport(tx, table, text)
    if (plan.mark !== mark) throw new DomainError('conflict', 'reference.import_changed')
    if (plan.counts.wrong > 0) throw new DomainError('invalid', 'reference.import_wrong')
    const ids = plan.changes.map(({ id }) => id)
    const versions = await findVersions(table.tableName, ids, tx)
    const changed = new Set<string>()
    for (const { id, before, values } of plan.changes) {
      const seen = versions.get(id) ?? 0
      for (const field of await writeChange(tx, actor, table, { id, before, values, seen })) changed.add(field)
    }
    await renewReferences(tx)
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'reference.import',
      subject: { type: 'reference_table', id: table.tableName },
      fields: [...changed],
    })
    return { counts: plan.counts, fields: [...changed] }
  })
  await followInSearch(fields)
  return counts
}
