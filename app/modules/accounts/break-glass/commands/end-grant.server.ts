import { and, eq, gt, isNull } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { healthGrants } from '#drizzle/schema/oversight.ts'
import { requireBreakGlass } from '../grant-rules.ts'

/**
 * Ends a grant before its time: one's own, or that of a colleague who should not have it.
 * @throws DomainError forbidden, not_found, conflict when it is over
 */
export async function endGrant(actor: AdminActor, id: string): Promise<void> {
  requireBreakGlass(actor)
  await withTransaction(async (tx) => {
    const at = now()
    const [ended] = await tx
      .update(healthGrants)
      .set({ endedAt: at, endedById: actor.userId })
      .where(and(eq(healthGrants.id, id), isNull(healthGrants.endedAt), gt(healthGrants.expiresAt, at)))
      .returning({ id: healthGrants.id })
    if (!ended) {
      const [grant] = await tx.select({ id: healthGrants.id }).from(healthGrants).where(eq(healthGrants.id, id))
      throw grant
        ? new DomainError('conflict', 'accounts.grant_over')
        : new DomainError('not_found', 'accounts.grant_unknown')
    }
    const by = { type: 'user', id: actor.userId } as const
    await recordAudit(tx, { actor: by, action: 'accounts.health_grant_end', subject: { type: 'health_grant', id } })
  })
}
