import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { auditTicket, type SeenTicket, takeTicket } from '#app/modules/support/commands/take-ticket.server.ts'
import { listStaff } from '#app/modules/support/queue/queries/staff.server.ts'
import { isClosed } from '#app/modules/support/ticket-status.ts'
import { supportTickets } from '#drizzle/schema/support.ts'

/**
 * Gives a ticket to one of those who answer, or with null to nobody.
 * @throws as `takeTicket`; DomainError conflict `support.ticket_closed`, `support.assignee_unknown`
 */
export function assignTicket(
  actor: AdminActor,
  { assigneeId, ...seen }: SeenTicket & { assigneeId: string | null },
): Promise<void> {
  return withTransaction(async (tx) => {
    const ticket = await takeTicket(tx, actor, seen)
    if (isClosed(ticket.status)) throw new DomainError('conflict', 'support.ticket_closed')
    const isKnown = assigneeId === null || (await listStaff(tx)).some(({ id }) => id === assigneeId)
    if (!isKnown) throw new DomainError('conflict', 'support.assignee_unknown')
    await tx.update(supportTickets).set({ assigneeId }).where(eq(supportTickets.id, ticket.id))
    await auditTicket(tx, actor, 'support.ticket_assign', ticket, ['assigneeId'])
  })
}
