import { and, desc, eq, gt } from 'drizzle-orm'
import { hourMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { supportTickets, ticketMessages } from '#drizzle/schema/support.ts'
import { ticketDueAt } from '../ticket-due.ts'
import { isClosed, statusAfter } from '../ticket-status.ts'
import { openText } from '../ticket-text.server.ts'
import { addTurn, type StoredTicket } from './take-ticket.server.ts'

/** Whether the last turn says the same and is the customer's: a button that was pressed twice. */
async function isSaidAlready(tx: Transaction, ticketId: string, body: string): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.ticketId, ticketId),
        eq(ticketMessages.isInternal, false),
        gt(ticketMessages.createdAt, now() - hourMs),
      ),
    )
    .orderBy(desc(ticketMessages.createdAt), desc(ticketMessages.id))
    .limit(1)
  return last?.author === 'customer' && openText('body', last.id, last.bodyEnc) === body
}

/**
 * Adds what the customer writes to a ticket whose row is taken. One that waited for them, or was solved, is open again and due anew.
 * The same words twice within the hour are there once.
 * @returns whether they were new
 * @throws DomainError conflict `support.ticket_closed`
 */
export async function addCustomerWords(
  tx: Transaction,
  ticket: StoredTicket,
  { authorId, body }: Readonly<{ authorId: string | null; body: string }>,
): Promise<boolean> {
  if (isClosed(ticket.status)) throw new DomainError('conflict', 'support.ticket_closed')
  if (await isSaidAlready(tx, ticket.id, body)) return false
  const step = ticket.status === 'waiting_customer' ? 'resume' : ticket.status === 'solved' ? 'reopen' : null
  if (step) {
    await tx
      .update(supportTickets)
      .set({ status: statusAfter(ticket.status, 'customer', step), dueAt: ticketDueAt(now()), solvedAt: null })
      .where(eq(supportTickets.id, ticket.id))
  }
  await addTurn(tx, ticket.id, { author: 'customer', authorId, body })
  return true
}
