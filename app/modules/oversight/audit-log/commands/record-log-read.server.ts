import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import type { LogFilters } from '../log-filters.ts'

/**
 * Records that somebody searches the log or takes a part of it out: by which filters, not for what.
 * @throws DomainError forbidden `oversight.log_forbidden` for who may not read the log
 */
export function recordLogRead(actor: AdminActor, filters: LogFilters, deed: 'log_read' | 'log_export'): Promise<void> {
  if (!actor.permissions.has('audit.read')) throw new DomainError('forbidden', 'oversight.log_forbidden')
  const used = Object.entries(filters).filter(([, value]) => value !== null)
  return withTransaction((tx) =>
    recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: `audit.${deed}`,
      subject: { type: 'audit_log', id: 'chain' },
      fields: used.map(([name]) => name),
    }),
  )
}
