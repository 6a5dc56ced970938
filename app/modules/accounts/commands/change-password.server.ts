import { eq } from 'drizzle-orm'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { returnToken, takeToken } from '#app/core/rate-limits.server.ts'
import { recordRefusal } from '#app/modules/audit/commands/record-audit.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { hashPassword, verifyPassword } from '../passwords/password-hash.server.ts'
import { type PasswordFault, passwordFault } from '../passwords/password-rules.ts'
import { setPassword } from './set-password.server.ts'

export type PasswordChangeInput = Readonly<{
  /** Of the session; null when nobody is signed in. */
  userId: string | null
  /** As typed; both are trimmed. */
  currentPassword: string
  newPassword: string
}>

/** Codes of the specification, and of the rules it leaves open. */
export type PasswordChangeResult = Readonly<
  | { status: 'changed' }
  | {
      status: 'refused'
      code:
        'MISSING_CURRENT_PASSWORD' | 'NOT_AUTHENTICATED' | 'PASSWORD_CHANGE_FAILED' | 'SAME_PASSWORD' | PasswordFault
    }
  | { status: 'refused'; code: 'TOO_MANY_ATTEMPTS'; retryAfterSeconds: number }
>

/**
 * Changes the password of who is signed in. Every session of the account ends, this one too: a new login is forced (specification §4).
 * Wrong current passwords are counted like those of a sign-in, because a stolen session must not be a way to guess.
 */
export async function changePassword(input: PasswordChangeInput): Promise<PasswordChangeResult> {
  const current = input.currentPassword.trim()
  const next = input.newPassword.trim()
  if (current === '') return { status: 'refused', code: 'MISSING_CURRENT_PASSWORD' }
  const fault = passwordFault(next)
  if (fault && fault !== 'COMMON_PASSWORD') return { status: 'refused', code: fault }
  const [user] = input.userId === null ? [] : await db.select().from(users).where(eq(users.id, input.userId))
  if (!user) return { status: 'refused', code: 'NOT_AUTHENTICATED' }
  const common = passwordFault(next, [user.username, user.email])
  if (common) return { status: 'refused', code: common }

  const counted = `${user.id} change`
  const taken = await takeToken('sign_in', counted)
  if (!taken.allowed) {
    return { status: 'refused', code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: taken.retryAfterSeconds }
  }
  if (!(await verifyPassword(user.passwordHash, current))) {
    const subject = { type: 'user', id: user.id }
    await recordRefusal({ actor: { type: 'user', id: user.id }, action: 'accounts.password_change', subject })
    return { status: 'refused', code: 'PASSWORD_CHANGE_FAILED' }
  }
  await returnToken('sign_in', counted)
  if (current === next) return { status: 'refused', code: 'SAME_PASSWORD' }
  const passwordHash = await hashPassword(next)
  const isChanged = await withTransaction((tx) => setPassword(tx, user, passwordHash, 'password_change'))
  return isChanged ? { status: 'changed' } : { status: 'refused', code: 'PASSWORD_CHANGE_FAILED' }
}
