import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { actionTokens, otps } from '#drizzle/schema/security.ts'
import { linkStateAt } from '../link-state.ts'
import { isSameHash } from '../link-token.server.ts'
import { codeHash, foldCode, triesPerCode } from '../one-time-code.server.ts'
import type { ActionLink } from '../queries/find-action-link.server.ts'

type CodeCheck =
  | Readonly<{ isRight: true; channel: 'sms' | 'email' }>
  /** `wrong`: try again, `triesLeft` times; `ended`: there is no living code (never sent, expired, used, tried too often, or the link ended). */
  | Readonly<{ isRight: false; reason: 'wrong' | 'ended'; triesLeft: number }>

async function isLinkValid(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx.select().from(actionTokens).where(eq(actionTokens.id, id))
  return row !== undefined && linkStateAt(row, now()) === 'valid'
}

/** Counts one try of the link's living code, before anything is compared; null when there is none with a try left. */
async function countTry(tx: Transaction, linkId: string) {
  const [tried] = await tx
    .update(otps)
    .set({ attempts: sql`${otps.attempts} + 1` })
    .where(
      and(eq(otps.tokenId, linkId), isNull(otps.usedAt), gt(otps.expiresAt, now()), lt(otps.attempts, triesPerCode)),
    )
    .returning()
  return tried ?? null
}

/**
 * Compares what a person typed with the link's code. A right code is used up.
 * The answer says so when it is wrong, and nothing is thrown: the try has to be committed. A caller that throws out of the same
 * transaction afterwards gives every guesser a million tries.
 */
export async function verifyCode(
  tx: Transaction,
  link: Pick<ActionLink, 'id' | 'subjectType' | 'subjectId'>,
  typed: string,
): Promise<CodeCheck> {
  const tried = (await isLinkValid(tx, link.id)) ? await countTry(tx, link.id) : null
  const context = { linkId: link.id, codeId: tried?.id ?? '' }
  const isRight = isSameHash(codeHash(foldCode(typed), context), tried?.codeHash ?? '') && tried !== null
  if (isRight) await tx.update(otps).set({ usedAt: now() }).where(eq(otps.id, tried.id))
  await recordAudit(tx, {
    actor: { type: 'anonymous' },
    action: isRight ? 'action_links.code_accept' : 'action_links.code_refuse',
    subject: { type: link.subjectType, id: link.subjectId },
    outcome: isRight ? 'ok' : 'refused',
  })
  if (isRight) return { isRight, channel: tried.channel }
  const triesLeft = tried ? triesPerCode - tried.attempts : 0
  return { isRight, reason: triesLeft > 0 ? 'wrong' : 'ended', triesLeft }
}
