import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { type Token, takeToken } from '#app/core/rate-limits.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { actionTokens, otps } from '#drizzle/schema/security.ts'
import { linkStateAt } from '../link-state.ts'
import { codeHash, codeLifetime, codeLimits, newCode } from '../one-time-code.server.ts'
import type { ActionLink } from '../queries/find-action-link.server.ts'

/**
 * Asks the rate limit before a code is made, outside any transaction: a refusal costs no place in the write queue and says when to come
 * back (Retry-After). The exact rule is kept by `sendCode`.
 */
export function takeCodeToken(link: Pick<ActionLink, 'id'>): Promise<Token> {
  return takeToken('otp', link.id)
}

/** Whole seconds until the limits let the next code through; 0 when they do now. `sentAt` is ascending. */
function secondsUntilNext(sentAt: readonly number[], at: number): number {
  const waits = codeLimits.map(({ window, codes }) => {
    const inWindow = sentAt.filter((sent) => sent > at - window)
    const oldest = inWindow.at(-codes)
    return oldest === undefined ? 0 : oldest + window - at
  })
  return Math.ceil(Math.max(...waits) / 1000)
}

/**
 * Makes a code for a link, which ends the one before. The caller writes it into a message to the contact on file in the same transaction;
 * it goes nowhere else.
 * @returns six digits and the instant (epoch milliseconds) at which they expire.
 * @throws DomainError `action_links.link_…` (gone) for a link that no longer works, `action_links.too_many_codes` (too_many, with
 * `retryAfterSeconds`) after 3 codes in an hour or 10 in a day.
 */
export async function sendCode(
  tx: Transaction,
  link: Pick<ActionLink, 'id'>,
  contact: Readonly<{ channel: 'sms' | 'email' }>,
): Promise<{ code: string; expiresAt: number }> {
  const at = now()
  // Writing first takes the link's row: two who ask at once are counted one after the other, on PostgreSQL as well.
  const [row] = await tx.update(actionTokens).set({ id: link.id }).where(eq(actionTokens.id, link.id)).returning()
  if (!row) throw new DomainError('not_found', 'action_links.link_not_found')
  const state = linkStateAt(row, at)
  if (state !== 'valid') throw new DomainError('gone', `action_links.link_${state}`)

  const longest = Math.max(...codeLimits.map(({ window }) => window))
  const sent = await tx
    .select({ at: otps.createdAt })
    .from(otps)
    .where(and(eq(otps.tokenId, link.id), gt(otps.createdAt, at - longest)))
    .orderBy(asc(otps.createdAt), asc(otps.id))
  const retryAfterSeconds = secondsUntilNext(
    sent.map((code) => code.at),
    at,
  )
  if (retryAfterSeconds > 0) throw new DomainError('too_many', 'action_links.too_many_codes', { retryAfterSeconds })

  await tx
    .update(otps)
    .set({ expiresAt: at })
    .where(and(eq(otps.tokenId, link.id), isNull(otps.usedAt), gt(otps.expiresAt, at)))
  const codeId = newId()
  const code = newCode()
  const expiresAt = at + codeLifetime
  await tx.insert(otps).values({
    id: codeId,
    tokenId: link.id,
    channel: contact.channel,
    codeHash: codeHash(code, { linkId: link.id, codeId }),
    attempts: 0,
    expiresAt,
    createdAt: at,
  })
  await recordAudit(tx, {
    actor: { type: 'anonymous' },
    action: 'action_links.code_send',
    subject: { type: row.subjectType, id: row.subjectId },
  })
  return { code, expiresAt }
}
