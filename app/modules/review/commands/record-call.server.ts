import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { reviewCalls } from '#drizzle/schema/moderation.ts'
import { sealCallNote } from '../call-note.server.ts'
import { openToDecide } from '../queries/open-request.server.ts'
import { waitingStatuses } from '../request-queues.ts'

export type CallAnswers = Readonly<{
  outcome: (typeof reviewCalls.$inferInsert)['outcome']
  /** E.164. */
  phone: string | null
  note: string | null
}>

/** Notes a call about a request that waits. @throws DomainError as `openToDecide`; conflict `moderation.request_settled` */
export function recordCall(actor: AdminActor, requestId: string, { outcome, phone, note }: CallAnswers): Promise<void> {
  return withTransaction(async (tx) => {
    const request = await openToDecide(tx, actor, requestId)
    if (!(waitingStatuses as readonly string[]).includes(request.status))
      throw new DomainError('conflict', 'moderation.request_settled')
    const id = newId()
    const noteEnc = note === null ? null : sealCallNote(id, note)
    const row = { id, requestId, reviewerId: actor.userId, phone, outcome, noteEnc, createdAt: now() }
    await tx.insert(reviewCalls).values(row)
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'moderation.call_record',
      subject: { type: 'change_request', id: requestId },
      fields: [outcome],
    })
  })
}
