import { and, eq, isNull } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { returnToken, takeToken } from '#app/core/rate-limits.server.ts'
import { renewSession } from '#app/core/session/session.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { sealSecret } from '../totp-secret.server.ts'
import { stepOfCode } from '../totp.server.ts'
import type { CodeRefusal } from './give-second-factor.server.ts'
import { writeRecoveryCodes } from './write-recovery-codes.server.ts'

export type EnrollmentResult =
  | Readonly<{ status: 'enrolled'; token: string; recoveryCodes: string[] }>
  /** Somebody was faster, or the session has ended. */
  | Readonly<{ status: 'ended' }>
  | CodeRefusal

/**
 * Gives an account its second factor: a secret that was shown to its owner, whose app has shown a code of it. Only an account without one
 * gets one, so a password alone never changes it. The code counts as given, so the owner is in.
 */
export async function enrollSecondFactor(actor: AdminActor, secret: string, code: string): Promise<EnrollmentResult> {
  const { userId, sessionId } = actor
  const limit = await takeToken('second_factor', userId)
  if (!limit.allowed) {
    return { status: 'refused', reason: 'tooMany', retryAfterSeconds: limit.retryAfterSeconds }
  }
  const step = stepOfCode(secret, code.replace(/\s/g, ''), null)
  if (step === null) return { status: 'refused', reason: 'wrong' }
  await returnToken('second_factor', userId)
  return withTransaction(async (tx) => {
    const [enrolled] = await tx
      .update(users)
      .set({ totpSecretEnc: sealSecret(userId, secret), totpLastStep: step })
      .where(and(eq(users.id, userId), isNull(users.totpSecretEnc)))
      .returning({ id: users.id })
    const session = enrolled && (await renewSession(tx, sessionId))
    if (!session) return { status: 'ended' }
    const recoveryCodes = await writeRecoveryCodes(tx, userId)
    const event = { action: 'accounts.second_factor_enroll', subject: { type: 'user', id: userId } } as const
    await recordAudit(tx, { actor: { type: 'user', id: userId }, ...event })
    return { status: 'enrolled', token: session.token, recoveryCodes }
  })
}
