import { and, eq, isNull } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { rotateSession } from '#app/core/session/session.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { impersonationField } from '#app/modules/audit/impersonation-field.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { impersonations } from '#drizzle/schema/oversight.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import { sealReason } from '#app/modules/accounts/break-glass/sealed-reason.server.ts'
import {
  canBeImpersonated,
  impersonationLife,
  impersonationMinutes,
  requireImpersonator,
} from '../impersonation-rules.ts'
import { findRunning } from '../queries/running-impersonation.server.ts'

/**
 * Lets an administrator's session read the provider area as somebody, for half an hour. The session goes on under a new token, as with
 * every change of what it may do, and the person is told by mail.
 * @returns the value of the session cookie from now on
 * @throws DomainError forbidden, not_found for an account that cannot be read as, conflict while another is
 */
export async function startImpersonation(actor: AdminActor, userId: string, reason: string): Promise<string> {
  requireImpersonator(actor)
  return withTransaction(async (tx) => {
    const [subject] = await tx.select().from(users).where(eq(users.id, userId))
    if (!subject || !canBeImpersonated(subject)) throw new DomainError('not_found', 'accounts.impersonation_unknown')
    if (await findRunning(actor.sessionId, tx)) throw new DomainError('conflict', 'accounts.impersonation_running')
    const session = await rotateSession(tx, actor.sessionId)
    if (!session) throw new DomainError('conflict', 'accounts.impersonation_over')
    const [id, at] = [newId(), now()]
    await tx.insert(impersonations).values({
      ...{ id, adminId: actor.userId, userId, sessionId: session.id, createdAt: at, expiresAt: at + impersonationLife },
      reasonEnc: sealReason('impersonations', id, reason),
    })
    const recipient = accountRecipient(subject)
    await enqueueNotice(tx, {
      template: 'account_viewed',
      recipient,
      vars: { minutes: impersonationMinutes, link: siteAddress(paths.officeContact(), recipient.locale) },
      subject: { type: 'impersonation', id },
      event: 'start',
      channels: ['email'],
    })
    const by = { type: 'user', id: actor.userId } as const
    const fields = [impersonationField(id), 'reason']
    await recordAudit(tx, {
      actor: by,
      action: 'accounts.impersonation_start',
      subject: { type: 'user', id: userId },
      fields,
    })
    return session.token
  })
}

/**
 * Ends it before its time; the session goes on as the administrator's own, under a new token.
 * @returns as whom it was, and the value of the session cookie from now on; null when nothing ran
 */
export async function endImpersonation(actor: AdminActor): Promise<{ userId: string; token: string } | null> {
  return withTransaction(async (tx) => {
    const [ended] = await tx
      .update(impersonations)
      .set({ endedAt: now() })
      .where(and(eq(impersonations.sessionId, actor.sessionId), isNull(impersonations.endedAt)))
      .returning()
    const session = ended ? await rotateSession(tx, actor.sessionId) : null
    if (!ended || !session) return null
    const subject = { type: 'user', id: ended.userId }
    const fields = [impersonationField(ended.id)]
    const by = { type: 'user', id: actor.userId } as const
    await recordAudit(tx, { actor: by, action: 'accounts.impersonation_end', subject, fields })
    return { userId: ended.userId, token: session.token }
  })
}
