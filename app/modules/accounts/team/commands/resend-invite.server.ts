import { and, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { invites } from '#drizzle/schema/accounts.ts'
import { inviteMark, inviteLifeMs, statusAt, stepInvite } from '../invite-status.ts'
import { getInvite } from '../queries/get-seat.server.ts'
import { newInviteLink, sendInviteLink } from './tell-team.server.ts'
import { requireFreeSeat } from './require-free-seat.server.ts'

/**
 * Sends an invite again with a new link and 14 more days; the earlier link is dead. `mark` is that of the invite as the page showed it.
 * @throws DomainError not_found, forbidden; conflict `accounts.team_changed`, `accounts.invite_ended`, `accounts.seats_full`
 */
export async function resendInvite(actor: ProviderActor, inviteId: string, mark: string): Promise<void> {
  await getInvite(actor, inviteId)
  const { token, hash } = newInviteLink()
  await withTransaction(async (tx) => {
    const invite = await getInvite(actor, inviteId, tx)
    if (inviteMark(invite) !== mark) throw new DomainError('conflict', 'accounts.team_changed')
    const at = now()
    const current = statusAt(invite, at)
    const status = stepInvite(current, 'resend', 'manager')
    if (current === 'expired') {
      await requireFreeSeat(tx, invite.facilityIds, { email: invite.email, isInvite: true })
    }
    const expiresAt = at + inviteLifeMs
    const [sent] = await tx
      .update(invites)
      .set({ tokenHash: hash, status, expiresAt, updatedAt: at })
      .where(and(eq(invites.id, inviteId), eq(invites.tokenHash, invite.tokenHash), eq(invites.status, invite.status)))
      .returning({ id: invites.id })
    if (!sent) throw new DomainError('conflict', 'accounts.team_changed')
    await sendInviteLink(tx, { ...invite, expiresAt }, token)
    const subject = { type: 'invite', id: inviteId }
    await recordAudit(tx, { actor: { type: 'user', id: actor.userId }, action: 'accounts.invite_resend', subject })
  })
}
