import { eq, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { useActionLink } from '#app/modules/action-links/commands/use-action-link.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { addCustomerWords } from '#app/modules/support/commands/add-customer-words.server.ts'
import { supportTickets } from '#drizzle/schema/support.ts'
import { findTicketByToken } from '../queries/ticket-link.server.ts'

/**
 * Adds what somebody without an account writes, by the link that was mailed to them.
 * @throws DomainError not_found `action_links.link_not_found` for every token that leads to no ticket, gone for one that has ended,
 * conflict `support.ticket_closed`
 */
export function replyByLink(token: string, body: string): Promise<void> {
  return withTransaction(async (tx) => {
    const found = await findTicketByToken(token, tx)
    if (!found) throw new DomainError('not_found', 'action_links.link_not_found')
    await useActionLink(tx, found.link.id)
    const [ticket] = await tx
      .update(supportTickets)
      .set({ version: sql`${supportTickets.version} + 1`, updatedAt: now() })
      .where(eq(supportTickets.id, found.ticket.id))
      .returning()
    if (!(await addCustomerWords(tx, ticket!, { authorId: null, body }))) return
    await recordAudit(tx, {
      actor: { type: 'anonymous' },
      action: 'support.ticket_reply',
      subject: { type: 'support_ticket', id: ticket!.id },
    })
  })
}
