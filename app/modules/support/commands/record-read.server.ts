import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { supportTickets } from '#drizzle/schema/support.ts'
import { auditTicket } from './take-ticket.server.ts'

/** Notes that somebody of the administration has read a ticket. @throws DomainError not_found `support.ticket_not_found` */
export function recordTicketRead(actor: AdminActor, reference: string): Promise<void> {
  return withTransaction(async (tx) => {
    const [ticket] = await tx
      .select({ id: supportTickets.id })
      .from(supportTickets)
      .where(eq(supportTickets.reference, reference))
    if (!ticket) throw new DomainError('not_found', 'support.ticket_not_found')
    await auditTicket(tx, actor, 'support.ticket_read', ticket)
  })
}

/** Notes that somebody of the administration has read who is to be called. */
export function recordCallsRead(actor: AdminActor): Promise<void> {
  return withTransaction((tx) =>
    recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'support.calls_read',
      subject: { type: 'user', id: actor.userId },
    }),
  )
}
