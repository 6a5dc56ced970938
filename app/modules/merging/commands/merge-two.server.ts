import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { indexProviders } from '#app/modules/directory/search/commands/index-providers.server.ts'
import { merges } from '#drizzle/schema/administration.ts'
import { demandMerging, fieldsOf, mainTable, undoMs } from '../merge-rules.ts'
import { type MergeOf, planMerge } from '../queries/merge-plan.server.ts'
import { rowById } from '../queries/merge-tables.server.ts'
import { lockThose, writeSteps } from './write-steps.server.ts'

type Merging = MergeOf & Readonly<{ reason: string; versions: Readonly<{ kept: number; gone: number }> }>

/**
 * Makes one of two providers or facilities in one transaction: whatever hung on the one that goes hangs on the kept one, whose address its
 * own leads to. What is written is kept for the undo. Answers the merge.
 * @throws DomainError forbidden `merging.not_allowed`, not_found `merging.not_found`, conflict `merging.changed` when either is another
 * than the form showed, conflict `merging.refused` when something stands against it
 */
export async function mergeTwo(actor: AdminActor, merging: Merging): Promise<string> {
  demandMerging(actor)
  const { kind, keptId, goneId, reason, versions } = merging
  const id = newId()
  await withTransaction(async (tx) => {
    for (const each of [keptId, goneId])
      if (!(await rowById(tx, mainTable[kind], each))) throw new DomainError('not_found', 'merging.not_found')
    const providerIds = await lockThose(tx, kind, [keptId, goneId])
    const { kept, gone, conflicts, counts, steps } = await planMerge(tx, merging)
    if (kept.version !== versions.kept || gone.version !== versions.gone)
      throw new DomainError('conflict', 'merging.changed')
    if (conflicts.length > 0) throw new DomainError('conflict', 'merging.refused')
    await writeSteps(tx, steps)
    const at = now()
    await tx.insert(merges).values({
      ...{ id, kind, keptId, goneId, reason, steps, counts },
      ...{ mergedById: actor.userId, undoUntil: at + undoMs, createdAt: at },
    })
    await indexProviders(tx, providerIds)
    const chosen = fieldsOf(kind).filter((field) => merging.fields.includes(field))
    const deed = { actor: { type: 'user', id: actor.userId }, action: 'merging.merge' } as const
    await recordAudit(tx, { ...deed, subject: { type: kind, id: keptId }, fields: chosen })
    await recordAudit(tx, { ...deed, subject: { type: kind, id: goneId }, fields: ['status', 'mergedIntoId'] })
  })
  return id
}
