import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { claimTime } from '../review-claim.ts'

export type ClaimedChange = Readonly<{ id: string; reviewerId: string }>

/** What a reviewer may take on or decide at this moment: nobody's, their own, and what another left lying. */
export function isFreeFor(reviewerId: string) {
  const { status, claimedAt } = changeRequests
  const isLapsed = or(isNull(claimedAt), lte(claimedAt, now() - claimTime))
  return or(
    eq(status, 'submitted'),
    and(eq(status, 'in_review'), or(eq(changeRequests.reviewerId, reviewerId), isLapsed)),
  )
}

/** Says why a request was not free. */
export async function refuseClaim(tx: Transaction, id: string): Promise<never> {
  const [row] = await tx.select({ status: changeRequests.status }).from(changeRequests).where(eq(changeRequests.id, id))
  if (!row) throw new DomainError('not_found', 'moderation.request_not_found')
  throw new DomainError(
    'conflict',
    row.status === 'in_review' ? 'moderation.request_taken' : 'moderation.request_settled',
  )
}

/**
 * Takes a request on, for half an hour from now; one's own again. Whether the reviewer may is the caller's to know. Call it last.
 * @throws DomainError conflict `moderation.request_taken`, `moderation.request_settled`; not_found `moderation.request_not_found`
 */
export async function claimChange(tx: Transaction, { id, reviewerId }: ClaimedChange): Promise<void> {
  const at = now()
  const taken = await tx
    .update(changeRequests)
    .set({ status: 'in_review', reviewerId, claimedAt: at, updatedAt: at })
    .where(and(eq(changeRequests.id, id), isFreeFor(reviewerId)))
    .returning({ id: changeRequests.id })
  if (taken.length === 0) await refuseClaim(tx, id)
  await recordAudit(tx, {
    actor: { type: 'user', id: reviewerId },
    action: 'moderation.change_claim',
    subject: { type: 'change_request', id },
  })
}

/** Gives back a request that one has taken on; one that is not one's own stays as it is. Call it last. */
export async function releaseChange(tx: Transaction, { id, reviewerId }: ClaimedChange): Promise<void> {
  const given = await tx
    .update(changeRequests)
    .set({ status: 'submitted', reviewerId: null, claimedAt: null, updatedAt: now() })
    .where(
      and(eq(changeRequests.id, id), eq(changeRequests.status, 'in_review'), eq(changeRequests.reviewerId, reviewerId)),
    )
    .returning({ id: changeRequests.id })
  if (given.length === 0) return
  await recordAudit(tx, {
    actor: { type: 'user', id: reviewerId },
    action: 'moderation.change_release',
    subject: { type: 'change_request', id },
  })
}
