import { and, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { returnToken, takeToken } from '#app/core/rate-limits.server.ts'
import { insertSession } from '#app/core/session/session.server.ts'
import { recordAudit, recordRefusal } from '#app/modules/audit/commands/record-audit.server.ts'
import { sessions, teamMembers, users } from '#drizzle/schema/accounts.ts'
import { verifyPassword } from '#app/modules/accounts/passwords/password-hash.server.ts'
import { getSeat } from '../queries/get-seat.server.ts'
import { endRights, writeSeat } from './write-seat.server.ts'
import { requireSeatDeed } from '../team-rules.ts'

export type TransferResult = Readonly<
  | { status: 'done'; token: string }
  | { status: 'refused'; code: 'PASSWORD_CHANGE_FAILED' }
  | { status: 'refused'; code: 'TOO_MANY_ATTEMPTS'; retryAfterSeconds: number }
>

/** Asks for the password again; wrong ones are counted as when it is changed, since a stolen session must not be a way to guess. */
async function checkPassword(
  userId: string,
  password: string,
): Promise<Exclude<TransferResult, { status: 'done' }> | null> {
  const counted = `${userId} change`
  const taken = await takeToken('sign_in', counted)
  if (!taken.allowed) {
    return { status: 'refused', code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: taken.retryAfterSeconds }
  }
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  if (!(await verifyPassword(user?.passwordHash ?? null, password.trim()))) {
    const subject = { type: 'user', id: userId }
    await recordRefusal({ actor: { type: 'user', id: userId }, action: 'accounts.owner_transfer', subject })
    return { status: 'refused', code: 'PASSWORD_CHANGE_FAILED' }
  }
  await returnToken('sign_in', counted)
  return null
}

/**
 * Makes another active member the owner of a place; who was it becomes a manager. Both sign in anew; the actor, whose password was right,
 * goes on in a new session.
 * @returns `token`, the value of the actor's new session cookie, or why the password was not taken.
 * @throws DomainError not_found, forbidden; conflict `accounts.team_changed`
 */
export async function transferOwnership(
  actor: ProviderActor,
  given: Readonly<{ seatId: string; version: number; password: string }>,
): Promise<TransferResult> {
  requireSeatDeed(actor, 'make_owner', await getSeat(actor, given.seatId, 'ownership.transfer'))
  const refused = await checkPassword(actor.userId, given.password)
  if (refused) return refused
  return withTransaction(async (tx) => {
    const seat = await getSeat(actor, given.seatId, 'ownership.transfer', tx)
    requireSeatDeed(actor, 'make_owner', seat)
    const isOwn = and(eq(teamMembers.facilityId, seat.facilityId), eq(teamMembers.userId, actor.userId))
    const [own] = await tx.select().from(teamMembers).where(isOwn)
    if (own?.role !== 'owner' || own.status !== 'active') throw new DomainError('conflict', 'accounts.team_changed')
    await writeSeat(tx, own, own.version, { role: 'manager' })
    await writeSeat(tx, seat, given.version, { role: 'owner' })
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, actor.sessionId))
    for (const userId of [seat.userId, actor.userId]) await endRights(tx, userId)
    const { token } = await insertSession(tx, {
      scope: 'provider',
      userId: actor.userId,
      isRemembered: session?.isRemembered ?? false,
      userAgent: session?.userAgent ?? null,
      networkHash: session?.networkHash ?? null,
    })
    const subject = { type: 'facility', id: seat.facilityId }
    const fields = ['owner']
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'accounts.owner_transfer',
      subject,
      fields,
    })
    return { status: 'done', token }
  })
}
