import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { returnToken, takeToken } from '#app/core/rate-limits.server.ts'
import { renewSession } from '#app/core/session/session.server.ts'
import { recordAudit, recordRefusal } from '#app/modules/audit/commands/record-audit.server.ts'
import { recoveryCodes, users } from '#drizzle/schema/accounts.ts'
import { recoveryCodeHash } from '../recovery-codes.server.ts'
import { openSecret } from '../totp-secret.server.ts'
import { stepOfCode } from '../totp.server.ts'

export type CodeRefusal = Readonly<
  { status: 'refused'; reason: 'wrong' } | { status: 'refused'; reason: 'tooMany'; retryAfterSeconds: number }
>

/** `token` is the value of the session cookie from now on. */
export type CodeResult = Readonly<{ status: 'given'; token: string }> | CodeRefusal

/** Takes the code of an app, unless its step or a later one has been taken: of two who send it at once one is refused. */
async function takeTotp(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (!user?.totpSecretEnc) return false
  const step = stepOfCode(openSecret(userId, user.totpSecretEnc), code, user.totpLastStep)
  if (step === null) return false
  const isLater = or(isNull(users.totpLastStep), lt(users.totpLastStep, step))
  const isSame = eq(users.totpSecretEnc, user.totpSecretEnc)
  const taken = await tx
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), isSame, isLater))
    .returning({ id: users.id })
  return taken.length === 1
}

/** Uses a recovery code up. */
async function takeRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const own = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, recoveryCodeHash(userId, code)))
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: now() })
    .where(and(own, isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id })
  return taken.length === 1
}

/**
 * Takes the second factor of who is signed in by password, or gives it anew for a dangerous deed: the code of an app, or a recovery code.
 * The session goes on under a new token. Wrong codes are counted for the account and recorded.
 */
export async function giveSecondFactor(actor: AdminActor, typed: string): Promise<CodeResult> {
  const { userId, sessionId } = actor
  const limit = await takeToken('second_factor', userId)
  if (!limit.allowed) {
    return { status: 'refused', reason: 'tooMany', retryAfterSeconds: limit.retryAfterSeconds }
  }
  const code = typed.replace(/\s/g, '')
  const isTotp = /^\d+$/.test(code)
  const by = { actor: { type: 'user', id: userId }, subject: { type: 'user', id: userId } } as const
  const action = isTotp ? 'accounts.second_factor_give' : 'accounts.recovery_code_use'
  const renewed = await withTransaction(async (tx) => {
    const isTaken = await (isTotp ? takeTotp(tx, userId, code) : takeRecoveryCode(tx, userId, code))
    const session = isTaken ? await renewSession(tx, sessionId) : null
    if (session) await recordAudit(tx, { ...by, action })
    return session
  })
  if (!renewed) {
    await recordRefusal({ ...by, action })
    return { status: 'refused', reason: 'wrong' }
  }
  await returnToken('second_factor', userId)
  return { status: 'given', token: renewed.token }
}
