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
import { isProvenSameWriter } from '#app/modules/support/queries/proven-writer.server.ts'
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
  if (!isSameWriter(writerOf(ticket), writerOf(target))) throw new DomainError('conflict', 'support.merge_stranger')
  return target
}

/** What was said goes along, and so does the account, which the other one may not have. */
async function moveWords(tx: Transaction, ticket: StoredTicket, target: StoredTicket): Promise<void> {
  await tx.update(ticketMessages).set({ ticketId: target.id }).where(eq(ticketMessages.ticketId, ticket.id))
  await tx
    .update(supportTickets)
    .set({ userId: target.userId ?? ticket.userId })
    .where(eq(supportTickets.id, target.id))
}

/**
 * Merges a ticket into another one of the same person: both are answered there, and what is due first stays due. Where it is shown that
 * both are one person's, the messages go along in their order and the links lead there. Else each keeps its own words: those who answer
 * see them together, and whoever reads the one by a link or an account sees nothing of the other.
 * @throws as `takeTicket`; DomainError conflict `support.merge_unknown`, `support.merge_stranger`, `support.ticket_closed`,
 * `support.status_changed`
 */
export function mergeTickets(actor: AdminActor, { into, ...seen }: SeenTicket & { into: string }): Promise<void> {
  return withTransaction(async (tx) => {
    const ticket = await takeTicket(tx, actor, seen)
    const target = await takeTarget(tx, ticket, into)
    const status = statusAfter(ticket.status, 'staff', 'merge')
    if (await isProvenSameWriter(tx, ticket, target)) await moveWords(tx, ticket, target)
    await tx
      .update(supportTickets)
      .set({ status, mergedIntoId: target.id, solvedAt: null })
      .where(eq(supportTickets.id, ticket.id))
    await tx
      .update(supportTickets)
      .set({ dueAt: Math.min(ticket.dueAt, target.dueAt) })
      .where(eq(supportTickets.id, target.id))
    await dropCalls(tx, ticket.id)
    await auditTicket(tx, actor, 'support.ticket_merge', ticket)
    await auditTicket(tx, actor, 'support.ticket_merge', target)
  })
}
