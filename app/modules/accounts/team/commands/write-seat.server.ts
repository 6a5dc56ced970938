import { and, eq, inArray } from 'drizzle-orm'
import type { SeatRole } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { endSessions } from '#app/core/session/session.server.ts'
import { handOverChanges } from '#app/modules/moderation/commands/hand-over-changes.server.ts'
import { invites, teamMembers } from '#drizzle/schema/accounts.ts'
import { openInviteStatuses } from '../invite-status.ts'
import { practiceOf } from '../queries/practice-seats.server.ts'
import type { SeatRow } from '../queries/get-seat.server.ts'
import { tellRoleChange } from './tell-team.server.ts'

/**
 * Writes a seat that nobody has written since it was shown.
 * @throws DomainError conflict `accounts.team_changed` when somebody has
 */
export async function writeSeat(
  tx: Transaction,
  { id }: Pick<SeatRow, 'id'>,
  shownVersion: number,
  change: Readonly<{ role?: SeatRole; status?: SeatRow['status']; coordinationRole?: SeatRow['coordinationRole'] }>,
): Promise<void> {
  const [written] = await tx
    .update(teamMembers)
    .set({ ...change, version: shownVersion + 1, updatedAt: now() })
    .where(and(eq(teamMembers.id, id), eq(teamMembers.version, shownVersion)))
    .returning({ id: teamMembers.id })
  if (!written) throw new DomainError('conflict', 'accounts.team_changed')
}

/** Whatever changes what somebody may do ends their sessions and tells them, in the transaction of the change. */
export async function endRights(tx: Transaction, userId: string): Promise<void> {
  await endSessions(tx, { userId }, 'role_change')
  await tellRoleChange(tx, userId)
}

/**
 * What somebody leaves open at a place is the owner's from now on: requests about the facility that reviewers have not decided, and invites
 * they sent. Questions to customer service stay with who asked: they may be about the owner.
 */
export async function handOver(tx: Transaction, seat: SeatRow, deputyId: string): Promise<void> {
  const { ownerId } = await practiceOf(seat.facilityId, tx)
  const to = ownerId ?? deputyId
  await handOverChanges(tx, { facilityId: seat.facilityId, from: seat.userId, to })
  const isOpen = inArray(invites.status, [...openInviteStatuses])
  const sent = await tx
    .select({ id: invites.id, facilityIds: invites.facilityIds })
    .from(invites)
    .where(and(eq(invites.inviterId, seat.userId), isOpen))
  const here = sent.filter(({ facilityIds }) => facilityIds.includes(seat.facilityId)).map(({ id }) => id)
  if (here.length > 0) await tx.update(invites).set({ inviterId: to }).where(inArray(invites.id, here))
}
