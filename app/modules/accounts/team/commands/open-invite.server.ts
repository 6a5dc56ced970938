import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { getInviteOf, writeAnswer } from './answer-invite.server.ts'

/**
 * Notes that a person has opened an invite: somebody pressed a button on its page. Showing the page writes nothing, because mail programs
 * and scanners fetch every link of a message.
 * @throws DomainError not_found; conflict `accounts.invite_ended`
 */
export async function openInvite(token: string): Promise<void> {
  await withTransaction(async (tx) => {
    const invite = await getInviteOf(tx, token)
    const isFirst = invite.status === 'sent'
    await writeAnswer(tx, invite, 'open')
    if (!isFirst) return
    const subject = { type: 'invite', id: invite.id }
    await recordAudit(tx, { actor: { type: 'anonymous' }, action: 'accounts.invite_open', subject })
  })
}
