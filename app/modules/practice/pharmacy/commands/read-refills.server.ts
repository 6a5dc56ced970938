import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'

const fields = ['person', 'medicine', 'note', 'answer'] as const

type Read = Readonly<
  | { what: 'read' | 'print'; id: string }
  | { what: 'list'; facilityId: string }
  /** The form of a new one, which begins with what is known of somebody. */
  | { what: 'patient'; id: string }
>

const subjectOf = (read: Read) =>
  read.what === 'list'
    ? { type: 'facility', id: read.facilityId }
    : { type: read.what === 'patient' ? 'patient' : 'refill_request', id: read.id }

const fieldsOf = { read: fields, print: fields, list: ['person', 'medicine'], patient: ['person'] } as const

/** Records that somebody has read one request, its paper, the list of a clinic, or whom a new one is about. */
export function recordRefillRead({ userId }: ProviderActor, read: Read): Promise<void> {
  return withTransaction((tx) =>
    recordAudit(tx, {
      ...{ actor: { type: 'user', id: userId }, action: `practice.refill_${read.what}` },
      ...{ subject: subjectOf(read), fields: fieldsOf[read.what] },
    }),
  )
}
