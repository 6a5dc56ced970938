import { eq, sql } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { dropCalls } from '#app/modules/support/calls/commands/plan-call.server.ts'
import {
  auditTicket,
  type SeenTicket,
  type StoredTicket,
  takeTicket,
} from '#app/modules/support/commands/take-ticket.server.ts'
import { isSameWriter } from '#app/modules/support/ticket-contact.ts'
import { isClosed, statusAfter } from '#app/modules/support/ticket-status.ts'
import { openContact } from '#app/modules/support/ticket-text.server.ts'
import { supportTickets, ticketMessages } from '#drizzle/schema/support.ts'

const writerOf = (ticket: StoredTicket) => ({ userId: ticket.userId, contact: openContact(ticket) })

async function takeTarget(tx: Transaction, ticket: StoredTicket, reference: string): Promise<StoredTicket> {
  const [target] = await tx
    .update(supportTickets)
    .set({ version: sql`${supportTickets.version} + 1`, updatedAt: now() })
    .where(eq(supportTickets.reference, reference))
    .returning()
  if (!target || target.id === ticket.id) throw new DomainError('conflict', 'support.merge_unknown')
  if (isClosed(target.status)) throw new DomainError('conflict', 'support.ticket_closed')
  // Whoever has the link of the one reads the other as well.
  if (!isSameWriter(writerOf(ticket), writerOf(target))) throw new DomainError('conflict', 'support.merge_stranger')
  return target
}

/**
 * Merges a ticket into another one of the same person: its messages go there in their order, and its links lead there. What is due
 * first stays due.
 * @throws as `takeTicket`; DomainError conflict `support.merge_unknown`, `support.merge_stranger`, `support.ticket_closed`,
 * `support.status_changed`
 */
export function mergeTickets(actor: AdminActor, { into, ...seen }: SeenTicket & { into: string }): Promise<void> {
  return withTransaction(async (tx) => {
    const ticket = await takeTicket(tx, actor, seen)
    const target = await takeTarget(tx, ticket, into)
    const status = statusAfter(ticket.status, 'staff', 'merge')
    await tx.update(ticketMessages).set({ ticketId: target.id }).where(eq(ticketMessages.ticketId, ticket.id))
    // What was merged into this one before goes along: a link follows one step only.
    await tx.update(supportTickets).set({ mergedIntoId: target.id }).where(eq(supportTickets.mergedIntoId, ticket.id))
    await tx
      .update(supportTickets)
      .set({ status, mergedIntoId: target.id, solvedAt: null })
      .where(eq(supportTickets.id, ticket.id))
    await tx
      .update(supportTickets)
      .set({ dueAt: Math.min(ticket.dueAt, target.dueAt), userId: target.userId ?? ticket.userId })
      .where(eq(supportTickets.id, target.id))
    await dropCalls(tx, ticket.id)
    await auditTicket(tx, actor, 'support.ticket_merge', ticket)
    await auditTicket(tx, actor, 'support.ticket_merge', target)
  })
}
