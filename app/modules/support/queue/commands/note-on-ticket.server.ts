import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { addTurn, auditTicket, type SeenTicket, takeTicket } from '#app/modules/support/commands/take-ticket.server.ts'

/** Keeps words for colleagues with a ticket, whatever its status: sealed, and never sent or shown to the customer. Throws as `takeTicket`. */
export function noteOnTicket(actor: AdminActor, { body, ...seen }: SeenTicket & { body: string }): Promise<void> {
  return withTransaction(async (tx) => {
    const ticket = await takeTicket(tx, actor, seen)
    await addTurn(tx, ticket.id, { author: 'staff', authorId: actor.userId, body, isInternal: true })
    await auditTicket(tx, actor, 'support.ticket_note', ticket)
  })
}
