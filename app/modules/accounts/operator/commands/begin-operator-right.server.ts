import { and, eq, gt, isNull } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { returnToken, takeToken } from '#app/core/rate-limits.server.ts'
import { recordAudit, recordRefusal } from '#app/modules/audit/commands/record-audit.server.ts'
import { operatorTokens } from '#drizzle/schema/administration.ts'
import { newOperatorSecret, operatorHash, rightLife } from '../operator-token.server.ts'

async function refuse(network: string): Promise<never> {
  // Told of once in a while: whoever floods the form does not flood the audit log.
  const { allowed } = await takeToken('refusal_note', `operator ${network}`)
  if (allowed) {
    const subject = { type: 'operator_token', id: 'unknown' }
    await recordRefusal({ actor: { type: 'anonymous' }, action: 'accounts.operator_right_begin', subject })
  }
  throw new DomainError('forbidden', 'accounts.operator_token_refused')
}

/**
 * Uses a token up and begins the right that it stands for: of two who bring it at once one gets it. Wrong ones are counted by network.
 * @returns the secret that the browser holds from now on
 * @throws DomainError forbidden `accounts.operator_token_refused`, too_many `accounts.operator_token_wait`
 */
export async function beginOperatorRight(token: string, network: string): Promise<string> {
  const limit = await takeToken('operator_token', network)
  if (!limit.allowed) throw new DomainError('too_many', 'accounts.operator_token_wait')
  const right = newOperatorSecret()
  const at = now()
  const isFree = and(isNull(operatorTokens.usedAt), gt(operatorTokens.expiresAt, at))
  const isBegun = await withTransaction(async (tx) => {
    const [row] = await tx
      .update(operatorTokens)
      .set({ usedAt: at, rightHash: operatorHash(right), rightUntil: at + rightLife })
      .where(and(eq(operatorTokens.tokenHash, operatorHash(token)), isFree))
      .returning({ id: operatorTokens.id })
    if (!row) return false
    const subject = { type: 'operator_token', id: row.id }
    await recordAudit(tx, { actor: { type: 'anonymous' }, action: 'accounts.operator_right_begin', subject })
    return true
  })
  if (!isBegun) return refuse(network)
  await returnToken('operator_token', network)
  return right
}

/** Gives the right back before its hour is over. */
export async function endOperatorRight(id: string): Promise<void> {
  await withTransaction(async (tx) => {
    const [row] = await tx
      .update(operatorTokens)
      .set({ rightHash: null, rightUntil: now() })
      .where(and(eq(operatorTokens.id, id), gt(operatorTokens.rightUntil, now())))
      .returning({ id: operatorTokens.id })
    if (!row) return
    const subject = { type: 'operator_token', id }
    await recordAudit(tx, { actor: { type: 'anonymous' }, action: 'accounts.operator_right_end', subject })
  })
}
