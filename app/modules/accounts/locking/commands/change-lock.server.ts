import { eq, sql } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { endSessions } from '#app/core/session/session.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { revokeActionLinks } from '#app/modules/action-links/commands/revoke-action-links.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { recordEdit } from '#app/modules/edits/commands/record-edit.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import { type LockStep, lockStepOf, requireKeeper } from '../lock-rules.ts'

type LockChange = Readonly<{ userId: string; step: LockStep; reason: string; version: number }>

const statusAfter = { lock: 'locked', unlock: 'active' } as const

/**
 * Locks an account, or opens it again. A lock ends every session and every link to a new password at once, and with them calendar feeds;
 * seats, profile and visits stay as they are, so that who works beside goes on. The person is told by mail, never why.
 * @throws DomainError forbidden `accounts.lock_forbidden`; not_found `accounts.lock_unknown` for one that cannot be locked;
 *   conflict `edits.stale` when it was locked or opened meanwhile
 */
export async function changeLock(actor: AdminActor, { userId, step, reason, version }: LockChange): Promise<void> {
  requireKeeper(actor)
  await withTransaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId))
    const possible = user && lockStepOf(user)
    if (!user || !possible) throw new DomainError('not_found', 'accounts.lock_unknown')
    if (possible !== step) throw new DomainError('conflict', 'edits.stale')
    const status = statusAfter[step]
    const states = { before: { status: user.status }, after: { status } }
    await recordEdit(tx, actor, { tableName: 'users', rowId: userId, ...states, reason }, version)
    const changes = { status, version: sql`${users.version} + 1`, updatedAt: now() }
    await tx.update(users).set(changes).where(eq(users.id, userId))
    const subject = { type: 'user', id: userId }
    if (step === 'lock') {
      await endSessions(tx, { userId }, 'disabled')
      await revokeActionLinks(tx, subject, 'pwd_reset')
    }
    const recipient = accountRecipient(user)
    await enqueueNotice(tx, {
      template: step === 'lock' ? 'account_locked' : 'account_unlocked',
      recipient,
      vars: { link: siteAddress(step === 'lock' ? paths.contact() : paths.login(), recipient.locale) },
      subject,
      event: newId(),
      channels: ['email'],
    })
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: `accounts.user_${step}`,
      subject,
      fields: ['status', 'reason'],
    })
  })
}
