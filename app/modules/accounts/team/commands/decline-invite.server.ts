import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { getInviteOf, writeAnswer } from './answer-invite.server.ts'

/**
 * Says no to an invite; whoever holds the link may. @throws DomainError not_found; conflict `accounts.invite_ended`
 */
export async function declineInvite(token: string): Promise<void> {
  await withTransaction(async (tx) => {
    const invite = await getInviteOf(tx, token)
    await writeAnswer(tx, invite, 'decline')
    const subject = { type: 'invite', id: invite.id }
    await recordAudit(tx, { actor: { type: 'anonymous' }, action: 'accounts.invite_decline', subject })
  })
}
