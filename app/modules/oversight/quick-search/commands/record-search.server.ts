import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import type { SearchKind } from '../search-kinds.ts'

/** Records that somebody has searched, and among what; never for what, as that may be a name. */
export function recordSearch({ userId }: AdminActor, kinds: readonly SearchKind[]): Promise<void> {
  return withTransaction((tx) =>
    recordAudit(tx, {
      actor: { type: 'user', id: userId },
      action: 'oversight.quick_search',
      subject: { type: 'quick_search', id: 'home' },
      fields: kinds,
    }),
  )
}
