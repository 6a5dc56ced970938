import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'

const fields = ['person', 'medicine', 'note', 'answer'] as const

type Read = Readonly<{ what: 'read' | 'print'; id: string } | { what: 'list'; facilityId: string }>

/** Records that somebody has read one request, its paper, or the list of a clinic. */
export function recordRefillRead({ userId }: ProviderActor, read: Read): Promise<void> {
  const subject =
    read.what === 'list' ? { type: 'facility', id: read.facilityId } : { type: 'refill_request', id: read.id }
  return withTransaction((tx) =>
    recordAudit(tx, {
      ...{ actor: { type: 'user', id: userId }, action: `practice.refill_${read.what}` },
      ...{ subject, fields: read.what === 'list' ? ['person', 'medicine'] : fields },
    }),
  )
}
