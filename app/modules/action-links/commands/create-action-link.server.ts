import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { actionTokens } from '#drizzle/schema/security.ts'
import { newToken, tokenHash } from '../link-token.server.ts'
import type { LinkKind } from '../queries/find-action-link.server.ts'

export type NewActionLink = Readonly<{
  kind: LinkKind
  subjectType: string
  subjectId: string
  /** Epoch milliseconds. */
  expiresAt: number
  /** How often it may be used; left out or null, any number of times until it expires. */
  maxUses?: number | null
  /** Whether details need a code sent to the contact on file. Left out: yes. */
  isOtpRequired?: boolean
}>

/**
 * Makes an action link. The token is in the answer and nowhere else: it goes into one message, whose stored text is encrypted.
 */
export async function createActionLink(tx: Transaction, link: NewActionLink): Promise<{ token: string; id: string }> {
  const token = newToken()
  const id = newId()
  await tx.insert(actionTokens).values({
    id,
    hash: tokenHash(token),
    kind: link.kind,
    subjectType: link.subjectType,
    subjectId: link.subjectId,
    maxUses: link.maxUses ?? null,
    usedCount: 0,
    expiresAt: link.expiresAt,
    isOtpRequired: link.isOtpRequired ?? true,
    createdAt: now(),
  })
  await recordAudit(tx, {
    actor: { type: 'system' },
    action: 'action_links.link_create',
    subject: { type: link.subjectType, id: link.subjectId },
  })
  return { token, id }
}
