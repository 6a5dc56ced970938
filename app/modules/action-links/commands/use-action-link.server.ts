import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { actionTokens } from '#drizzle/schema/security.ts'
import { linkStateAt } from '../link-state.ts'

/**
 * Counts one use of a link, in the transaction of what it is used for. Of two at once only as many succeed as the link allows.
 * @throws DomainError `action_links.link_expired`, `action_links.link_used`, `action_links.link_revoked` (gone) or
 * `action_links.link_not_found`
 */
export async function useActionLink(tx: Transaction, id: string): Promise<void> {
  const at = now()
  const isValid = and(
    isNull(actionTokens.revokedAt),
    gt(actionTokens.expiresAt, at),
    or(isNull(actionTokens.maxUses), lt(actionTokens.usedCount, actionTokens.maxUses)),
  )
  const [used] = await tx
    .update(actionTokens)
    .set({ usedCount: sql`${actionTokens.usedCount} + 1` })
    .where(and(eq(actionTokens.id, id), isValid))
    .returning({ type: actionTokens.subjectType, id: actionTokens.subjectId })
  if (used) {
    const actor = { type: 'anonymous' } as const
    await recordAudit(tx, { actor, action: 'action_links.link_use', subject: used })
    return
  }
  const [link] = await tx.select().from(actionTokens).where(eq(actionTokens.id, id))
  if (!link) throw new DomainError('not_found', 'action_links.link_not_found')
  const state = linkStateAt(link, at)
  // One that is found valid only now was in use a moment ago: what has ended since counts as used.
  throw new DomainError('gone', `action_links.link_${state === 'valid' ? 'used' : state}`)
}
