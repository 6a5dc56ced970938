import { and, eq, sql } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { type AuditEvent, recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { supportTickets, ticketMessages } from '#drizzle/schema/support.ts'
import { sealText } from '../ticket-text.server.ts'

export type StoredTicket = typeof supportTickets.$inferSelect

/** A ticket as somebody who answers saw it: what is done to it counts only while nobody else has done anything since. */
export type SeenTicket = Readonly<{ reference: string; version: number }>

/** @throws DomainError forbidden `support.not_allowed` */
export function demandPermission(actor: AdminActor, permission: 'ticket.manage' | 'concierge.manage'): void {
  if (!actor.permissions.has(permission)) throw new DomainError('forbidden', 'support.not_allowed')
}

/**
 * Takes the row of a ticket for a write by those who answer; its version counts on.
 * @throws DomainError forbidden `support.not_allowed`, not_found `support.ticket_not_found`, conflict `support.ticket_changed` when
 * somebody has done something to it since it was seen
 */
export async function takeTicket(tx: Transaction, actor: AdminActor, seen: SeenTicket): Promise<StoredTicket> {
  demandPermission(actor, 'ticket.manage')
  const isAsked = eq(supportTickets.reference, seen.reference)
  const [ticket] = await tx
    .update(supportTickets)
    .set({ version: sql`${supportTickets.version} + 1`, updatedAt: now() })
    .where(and(isAsked, eq(supportTickets.version, seen.version)))
    .returning()
  if (ticket) return ticket
  const [changed] = await tx.select({ id: supportTickets.id }).from(supportTickets).where(isAsked)
  if (changed) throw new DomainError('conflict', 'support.ticket_changed')
  throw new DomainError('not_found', 'support.ticket_not_found')
}

type Turn = Readonly<{
  author: 'customer' | 'staff' | 'system'
  authorId: string | null
  body: string
  isInternal?: boolean
}>

/** Adds a turn to a ticket, sealed; answers its id. */
export async function addTurn(tx: Transaction, ticketId: string, turn: Turn): Promise<string> {
  const id = newId()
  await tx.insert(ticketMessages).values({
    id,
    ticketId,
    author: turn.author,
    authorId: turn.authorId,
    bodyEnc: sealText('body', id, turn.body),
    isInternal: turn.isInternal ?? false,
    createdAt: now(),
  })
  return id
}

type TicketEvent = Extract<AuditEvent['action'], `support.${string}`>

/** Call it last in a transaction, as `recordAudit`. */
export function auditTicket(
  tx: Transaction,
  actor: Readonly<{ userId: string }>,
  action: TicketEvent,
  ticket: Readonly<{ id: string }>,
  fields?: readonly string[],
): Promise<void> {
  return recordAudit(tx, {
    actor: { type: 'user', id: actor.userId },
    action,
    subject: { type: 'support_ticket', id: ticket.id },
    ...(fields && { fields }),
  })
}
