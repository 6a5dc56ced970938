import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { isFreeFor, refuseClaim } from './claim-change.server.ts'

export type Settlement = Readonly<{
  status: 'applied' | 'rejected' | 'needs_info'
  reasonCode?: string | null
  /** What the submitter is told, in their language. */
  note?: string | null
  /** What was applied, where it is not what was asked for. */
  decidedAfter?: Readonly<Record<string, unknown>> | null
}>

const actions = {
  applied: 'moderation.change_approve',
  rejected: 'moderation.change_reject',
  needs_info: 'moderation.change_return',
} as const

/**
 * Takes a decision down, once: of two at the same moment the second is refused. Call it before what it applies, so that the row is
 * taken; all of it is one transaction.
 * @throws DomainError as `claimChange`
 */
export async function settleChange(
  tx: Transaction,
  { id, reviewerId }: Readonly<{ id: string; reviewerId: string }>,
  { status, reasonCode = null, note = null, decidedAfter = null }: Settlement,
): Promise<void> {
  const at = now()
  const taken = await tx
    .update(changeRequests)
    .set({
      status,
      reviewerId,
      claimedAt: null,
      decidedAt: status === 'needs_info' ? null : at,
      reasonCode,
      decisionNote: note,
      decidedAfter: decidedAfter && { ...decidedAfter },
      updatedAt: at,
    })
    .where(and(eq(changeRequests.id, id), isFreeFor(reviewerId)))
    .returning({ field: changeRequests.field })
  if (taken.length === 0) return refuseClaim(tx, id)
  await recordAudit(tx, {
    actor: { type: 'user', id: reviewerId },
    action: actions[status],
    subject: { type: 'change_request', id },
    fields: [taken[0]!.field],
  })
}
