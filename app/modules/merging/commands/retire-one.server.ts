import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { findVisitsAhead } from '#app/modules/booking/appointments/queries/visits-ahead.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { leadOn } from '#app/modules/directory/commands/lead-on.server.ts'
import { indexProviders } from '#app/modules/directory/search/commands/index-providers.server.ts'
import { demandMerging, mainTable, type MergeKind } from '../merge-rules.ts'
import { rowById } from '../queries/merge-tables.server.ts'
import { lockThose, setColumns } from './write-steps.server.ts'

type Retiring = Readonly<{
  kind: MergeKind
  id: string
  version: number
  /** Where the address leads from now on; null: the page says that nobody is there any more. */
  successorId: string | null
}>

const endOf = { provider: 'retired', facility: 'closed' } as const
const shown = { provider: 'listed', facility: 'active' } as const

/**
 * Ends a provider or facility: it is not found or booked any more, no import brings it back, and its address leads to the successor or
 * says so. Visits that are still to come stand in the way.
 * @throws DomainError forbidden `merging.not_allowed`, not_found `merging.not_found`, conflict `merging.changed`, `merging.over`,
 * `merging.visits_ahead`, invalid `merging.no_successor`
 */
export async function retire(actor: AdminActor, { kind, id, version, successorId }: Retiring): Promise<void> {
  demandMerging(actor)
  const table = mainTable[kind]
  await withTransaction(async (tx) => {
    if (!(await rowById(tx, table, id))) throw new DomainError('not_found', 'merging.not_found')
    const providerIds = await lockThose(tx, kind, [id])
    const row = (await rowById(tx, table, id))!
    if (row.version !== version) throw new DomainError('conflict', 'merging.changed')
    if (row.status === 'merged' || row.status === endOf[kind]) throw new DomainError('conflict', 'merging.over')
    if ((await findVisitsAhead(kind, id, tx)).length > 0) throw new DomainError('conflict', 'merging.visits_ahead')
    const successor = successorId === null ? null : await rowById(tx, table, successorId)
    if (successorId !== null && (successor?.status !== shown[kind] || successorId === id))
      throw new DomainError('invalid', 'merging.no_successor')
    const editedFields = [...new Set([...(row.editedFields as string[]), 'status'])]
    await setColumns(tx, table, [id], { status: endOf[kind], editedFields })
    if (successor) await leadOn(tx, kind, { from: String(row.slug), to: String(successor.slug) })
    await indexProviders(tx, providerIds)
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'merging.retire',
      subject: { type: kind, id },
      fields: successor ? ['status', 'successor'] : ['status'],
    })
  })
}
