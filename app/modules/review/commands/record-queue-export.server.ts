import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { type QueueName, queueRules } from '../request-queues.ts'

/**
 * Records that somebody takes a queue out as a file, and by which filters it was narrowed; never what they looked for.
 * @throws DomainError not_found `moderation.request_not_found` for who may not see the queue
 */
export function recordQueueExport(actor: AdminActor, queue: QueueName, filters: readonly string[]): Promise<void> {
  if (!actor.permissions.has(queueRules[queue].permission))
    throw new DomainError('not_found', 'moderation.request_not_found')
  return withTransaction((tx) =>
    recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'moderation.queue_export',
      subject: { type: 'review_queue', id: queue },
      fields: filters,
    }),
  )
}
