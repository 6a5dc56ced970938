import { and, asc, inArray, lte } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { invites } from '#drizzle/schema/accounts.ts'
import { openInviteStatuses, stepInvite } from '../invite-status.ts'

/** Writes down which invites time has ended. @returns how many. */
export async function expireInvites(): Promise<number> {
  const isDue = and(inArray(invites.status, [...openInviteStatuses]), lte(invites.expiresAt, now()))
  const due = await db.select({ id: invites.id }).from(invites).where(isDue).orderBy(asc(invites.id)).limit(200)
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  return withTransaction(async (tx) => {
    const status = stepInvite('sent', 'expire', 'system')
    const expired = await tx
      .update(invites)
      .set({ status, updatedAt: now() })
      .where(and(inArray(invites.id, ids), isDue))
      .returning({ id: invites.id })
    for (const { id } of expired) {
      const subject = { type: 'invite', id }
      await recordAudit(tx, { actor: { type: 'system' }, action: 'accounts.invite_expire', subject })
    }
    return expired.length
  })
}
