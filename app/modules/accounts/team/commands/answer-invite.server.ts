import { and, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { invites, teamMembers } from '#drizzle/schema/accounts.ts'
import { type InviteAction, type InviteStatus, statusAt, stepInvite } from '../invite-status.ts'
import type { InviteRow } from '../queries/practice-seats.server.ts'

/**
 * The invite of a link, inside the transaction that answers it.
 * @throws DomainError not_found `accounts.invite_unknown`
 */
export async function getInviteOf(tx: Transaction, token: string): Promise<InviteRow> {
  const [invite] = await tx
    .select()
    .from(invites)
    .where(eq(invites.tokenHash, tokenHash(token)))
  if (!invite) throw new DomainError('not_found', 'accounts.invite_unknown')
  return invite
}

/**
 * Takes a step of the invitee; whoever answers without having opened does both at once.
 * @throws DomainError conflict `accounts.invite_ended`, also for the second of two who answer at once
 */
export async function writeAnswer(
  tx: Transaction,
  invite: InviteRow,
  action: Extract<InviteAction, 'open' | 'accept' | 'decline'>,
  acceptedById: string | null = null,
): Promise<InviteStatus> {
  const at = now()
  const current = statusAt(invite, at)
  const opened = current === 'sent' ? stepInvite(current, 'open', 'invitee') : current
  const status = action === 'open' ? opened : stepInvite(opened, action, 'invitee')
  if (action === 'open' && current !== 'sent' && current !== 'opened') stepInvite(current, 'open', 'invitee')
  const [written] = await tx
    .update(invites)
    .set({ status, updatedAt: at, ...(acceptedById && { acceptedById }) })
    .where(and(eq(invites.id, invite.id), eq(invites.tokenHash, invite.tokenHash), eq(invites.status, invite.status)))
    .returning({ id: invites.id })
  if (!written) throw new DomainError('conflict', 'accounts.invite_ended')
  return status
}

/** Gives a person the seats of an invite. A seat they have is left as it is; one they had left is theirs again, in the new role. */
export async function writeSeats(tx: Transaction, invite: InviteRow, userId: string): Promise<void> {
  const at = now()
  const known = await tx
    .select()
    .from(teamMembers)
    .where(and(eq(teamMembers.userId, userId), inArray(teamMembers.facilityId, invite.facilityIds)))
  for (const facilityId of invite.facilityIds) {
    const seat = known.find((each) => each.facilityId === facilityId)
    if (seat && seat.status !== 'left') continue
    const given = { role: invite.role, status: 'active' as const, updatedAt: at }
    if (seat) {
      const next = { ...given, version: seat.version + 1 }
      await tx.update(teamMembers).set(next).where(eq(teamMembers.id, seat.id))
    } else {
      await tx.insert(teamMembers).values({ id: newId(), facilityId, userId, version: 1, createdAt: at, ...given })
    }
  }
}
