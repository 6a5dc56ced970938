import { and, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { supportTickets, ticketMessages } from '#drizzle/schema/support.ts'
import { ticketDueAt } from '../ticket-due.ts'
import { sealText } from '../ticket-text.server.ts'
import { isClosed } from '../ticket-status.ts'

/**
 * Adds the writer's words to their own ticket. One that waited for them, or was solved, is open again and due anew.
 * @throws DomainError not_found `support.ticket_not_found` for another's or none, conflict `support.ticket_closed`
 */
export function replyToTicket(actor: Pick<ProviderActor, 'userId'>, reference: string, body: string): Promise<void> {
  return withTransaction(async (tx) => {
    const at = now()
    const own = and(eq(supportTickets.reference, reference), eq(supportTickets.userId, actor.userId))
    // Writing first takes the row: an answer at the same moment is counted after this one.
    const [ticket] = await tx.update(supportTickets).set({ updatedAt: at }).where(own).returning()
    if (!ticket) throw new DomainError('not_found', 'support.ticket_not_found')
    if (isClosed(ticket.status)) throw new DomainError('conflict', 'support.ticket_closed')
    if (ticket.status === 'waiting_customer' || ticket.status === 'solved') {
      await tx
        .update(supportTickets)
        .set({ status: 'open', dueAt: ticketDueAt(at) })
        .where(eq(supportTickets.id, ticket.id))
    }
    const id = newId()
    await tx.insert(ticketMessages).values({
      id,
      ticketId: ticket.id,
      author: 'customer',
      authorId: actor.userId,
      bodyEnc: sealText('body', id, body),
      isInternal: false,
      createdAt: at,
    })
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'support.ticket_reply',
      subject: { type: 'support_ticket', id: ticket.id },
    })
  })
}
