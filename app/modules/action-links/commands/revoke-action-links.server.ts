import { and, eq, isNull } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { actionTokens } from '#drizzle/schema/security.ts'
import type { LinkKind } from '../queries/find-action-link.server.ts'

/**
 * Ends every link to a subject, or those of one kind; their codes and the access they gave end with them.
 * @returns how many links ended now.
 */
export async function revokeActionLinks(
  tx: Transaction,
  subject: Readonly<{ type: string; id: string }>,
  kind?: LinkKind,
): Promise<number> {
  const revoked = await tx
    .update(actionTokens)
    .set({ revokedAt: now() })
    .where(
      and(
        eq(actionTokens.subjectType, subject.type),
        eq(actionTokens.subjectId, subject.id),
        isNull(actionTokens.revokedAt),
        kind ? eq(actionTokens.kind, kind) : undefined,
      ),
    )
    .returning({ id: actionTokens.id })
  if (revoked.length > 0) {
    await recordAudit(tx, { actor: { type: 'system' }, action: 'action_links.links_revoke', subject })
  }
  return revoked.length
}
