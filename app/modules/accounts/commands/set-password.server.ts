import { and, eq, isNull, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { defaultLocale, isLocale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { endSessions } from '#app/core/session/session.server.ts'
import { revokeActionLinks } from '#app/modules/action-links/commands/revoke-action-links.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { enqueueNotice, type Recipient } from '#app/modules/notifications/commands/notices.server.ts'
import { users } from '#drizzle/schema/accounts.ts'

type User = typeof users.$inferSelect

/** An account as somebody to write to: by e-mail, in its own language. */
export function accountRecipient({ email, locale }: Pick<User, 'email' | 'locale'>): Recipient {
  return { email, phone: null, locale: isLocale(locale) ? locale : defaultLocale }
}

/**
 * Stores a new password, in the caller's transaction: every session and every reset link of the account ends, and its owner is told.
 * @returns false, and nothing is written, when the password is no longer the one that `user` was read with.
 */
export async function setPassword(
  tx: Transaction,
  user: User,
  passwordHash: string,
  reason: 'password_change' | 'password_reset',
): Promise<boolean> {
  const isSame = user.passwordHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, user.passwordHash)
  const [changed] = await tx
    .update(users)
    .set({ passwordHash, requiresPasswordChange: false, version: sql`${users.version} + 1`, updatedAt: now() })
    .where(and(eq(users.id, user.id), isSame))
    .returning({ id: users.id })
  if (!changed) return false
  await endSessions(tx, { userId: user.id }, reason)
  const subject = { type: 'user', id: user.id }
  await revokeActionLinks(tx, subject, 'pwd_reset')
  await enqueueNotice(tx, {
    template: 'password_changed',
    recipient: accountRecipient(user),
    vars: {},
    subject,
    event: newId(),
    channels: ['email'],
  })
  await recordAudit(tx, {
    actor: reason === 'password_change' ? { type: 'user', id: user.id } : { type: 'anonymous' },
    action: `accounts.${reason}`,
    subject,
  })
  return true
}
