import { and, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { invites } from '#drizzle/schema/accounts.ts'
import { inviteMark, statusAt, stepInvite } from '../invite-status.ts'
import { getInvite } from '../queries/get-seat.server.ts'

/**
 * Takes an invite back: its link opens nothing any more. `mark` is that of the invite as the page showed it.
 * @throws DomainError not_found, forbidden; conflict `accounts.team_changed`, `accounts.invite_ended`
 */
export async function revokeInvite(actor: ProviderActor, inviteId: string, mark: string): Promise<void> {
  await withTransaction(async (tx) => {
    const invite = await getInvite(actor, inviteId, tx)
    if (inviteMark(invite) !== mark) throw new DomainError('conflict', 'accounts.team_changed')
    const at = now()
    const status = stepInvite(statusAt(invite, at), 'revoke', 'manager')
    const [revoked] = await tx
      .update(invites)
      .set({ status, updatedAt: at })
      .where(and(eq(invites.id, inviteId), eq(invites.tokenHash, invite.tokenHash), eq(invites.status, invite.status)))
      .returning({ id: invites.id })
    if (!revoked) throw new DomainError('conflict', 'accounts.team_changed')
    const subject = { type: 'invite', id: inviteId }
    await recordAudit(tx, { actor: { type: 'user', id: actor.userId }, action: 'accounts.invite_revoke', subject })
  })
}
