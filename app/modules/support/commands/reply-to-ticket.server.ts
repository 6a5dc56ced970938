import { and, eq, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { supportTickets } from '#drizzle/schema/support.ts'
import { addCustomerWords } from './add-customer-words.server.ts'
import { auditTicket } from './take-ticket.server.ts'

/**
 * Adds the writer's words to their own ticket. One that waited for them, or was solved, is open again and due anew.
 * @throws DomainError not_found `support.ticket_not_found` for another's or none, conflict `support.ticket_closed`
 */
export function replyToTicket(actor: Pick<ProviderActor, 'userId'>, reference: string, body: string): Promise<void> {
  return withTransaction(async (tx) => {
    const own = and(eq(supportTickets.reference, reference), eq(supportTickets.userId, actor.userId))
    // Writing first takes the row: an answer at the same moment is counted after this one.
    const [ticket] = await tx
      .update(supportTickets)
      .set({ version: sql`${supportTickets.version} + 1`, updatedAt: now() })
      .where(own)
      .returning()
    if (!ticket) throw new DomainError('not_found', 'support.ticket_not_found')
    if (!(await addCustomerWords(tx, ticket, { authorId: actor.userId, body }))) return
    await auditTicket(tx, actor, 'support.ticket_reply', ticket)
  })
}
