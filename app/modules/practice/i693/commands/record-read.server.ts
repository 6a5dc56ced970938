import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'

type Seen = Readonly<{ subject: Readonly<{ type: 'facility' | 'i693_case'; id: string }>; fields: readonly string[] }>

/** Records that somebody was shown the cases of a clinic, or parts of one. */
export function recordI693Read(actor: ProviderActor, { subject, fields }: Seen): Promise<void> {
  const action = subject.type === 'facility' ? ('practice.i693_list' as const) : ('practice.i693_read' as const)
  const event = { actor: { type: 'user', id: actor.userId }, action, subject, fields } as const
  return withTransaction((tx) => recordAudit(tx, event))
}
