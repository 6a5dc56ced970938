import { and, eq, isNull } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { auditTicket, type SeenTicket, takeTicket } from '#app/modules/support/commands/take-ticket.server.ts'
import { serviceFrom } from '#app/modules/support/ticket-due.ts'
import { isClosed } from '#app/modules/support/ticket-status.ts'
import { openContact } from '#app/modules/support/ticket-text.server.ts'
import { ticketCalls } from '#drizzle/schema/support.ts'

/** Plans a call of a ticket from an instant on; one that is planned already stays as it is. */
export async function planCallAt(tx: Transaction, ticketId: string, dueAt: number): Promise<void> {
  await tx.insert(ticketCalls).values({ id: newId(), ticketId, dueAt, createdAt: now() }).onConflictDoNothing()
}

/** Plans a call for as soon as service is open. */
export function planFirstCall(tx: Transaction, ticketId: string): Promise<void> {
  return planCallAt(tx, ticketId, serviceFrom(now()))
}

/** Ends the call that is planned, without its being made. */
export async function dropCalls(tx: Transaction, ticketId: string): Promise<void> {
  await tx
    .update(ticketCalls)
    .set({ endedAt: now() })
    .where(and(eq(ticketCalls.ticketId, ticketId), isNull(ticketCalls.endedAt)))
}

/**
 * Puts the customer of a ticket on the list of calls.
 * @throws as `takeTicket`; DomainError conflict `support.ticket_closed`, `support.no_phone`
 */
export function planCall(actor: AdminActor, seen: SeenTicket): Promise<void> {
  return withTransaction(async (tx) => {
    const ticket = await takeTicket(tx, actor, seen)
    if (isClosed(ticket.status)) throw new DomainError('conflict', 'support.ticket_closed')
    if (!openContact(ticket).phone) throw new DomainError('conflict', 'support.no_phone')
    await planFirstCall(tx, ticket.id)
    await auditTicket(tx, actor, 'support.call_plan', ticket)
  })
}
