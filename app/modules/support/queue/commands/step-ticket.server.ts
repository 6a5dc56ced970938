import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { dropCalls } from '#app/modules/support/calls/commands/plan-call.server.ts'
import { auditTicket, type SeenTicket, takeTicket } from '#app/modules/support/commands/take-ticket.server.ts'
import { ticketDueAt } from '#app/modules/support/ticket-due.ts'
import { isClosed, statusAfter } from '#app/modules/support/ticket-status.ts'
import { supportTickets } from '#drizzle/schema/support.ts'
import type { ticketSteps } from '../forms.ts'

/**
 * Moves a ticket along without a word to the customer. One that is open again is due anew.
 * @throws as `takeTicket`; DomainError conflict `support.status_changed` for a step that its status does not have
 */
export function stepTicket(
  actor: AdminActor,
  { action, ...seen }: SeenTicket & { action: (typeof ticketSteps)[number] },
): Promise<void> {
  return withTransaction(async (tx) => {
    const ticket = await takeTicket(tx, actor, seen)
    const status = statusAfter(ticket.status, 'staff', action)
    const isAgain = action === 'resume' || action === 'reopen'
    await tx
      .update(supportTickets)
      .set({ status, solvedAt: status === 'solved' ? now() : null, ...(isAgain && { dueAt: ticketDueAt(now()) }) })
      .where(eq(supportTickets.id, ticket.id))
    if (isClosed(status)) await dropCalls(tx, ticket.id)
    await auditTicket(tx, actor, 'support.ticket_step', ticket, ['status'])
  })
}
