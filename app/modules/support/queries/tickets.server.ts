import { and, asc, desc, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { supportTickets, ticketMessages } from '#drizzle/schema/support.ts'
import { formatTicketReference } from '../ticket-reference.ts'
import { isClosed, type TicketStatus } from '../ticket-status.ts'
import { openText } from '../ticket-text.server.ts'

export type TicketRow = {
  reference: string
  printed: string
  kind: (typeof supportTickets.$inferSelect)['kind']
  status: TicketStatus
  subject: string
  /** Epoch milliseconds. */
  createdAt: number
  dueAt: number
}

export type Ticket = TicketRow & {
  isClosed: boolean
  messages: { id: string; isOwn: boolean; body: string; at: number }[]
}

function toRow(row: typeof supportTickets.$inferSelect): TicketRow {
  const { id, reference, kind, status, subjectEnc, createdAt, dueAt } = row
  const subject = openText('subject', id, subjectEnc)
  return { reference, printed: formatTicketReference(reference), kind, status, subject, createdAt, dueAt }
}

/** The tickets somebody wrote, the latest first. */
export async function listTickets(actor: Pick<ProviderActor, 'userId'>, limit = 50): Promise<TicketRow[]> {
  const rows = await db
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.userId, actor.userId))
    .orderBy(desc(supportTickets.createdAt), desc(supportTickets.id))
    .limit(limit)
  return rows.map(toRow)
}

/**
 * A ticket somebody wrote with its messages, those among staff left out.
 * @throws DomainError not_found `support.ticket_not_found`, for another's as for none
 */
export async function findTicket(actor: Pick<ProviderActor, 'userId'>, reference: string): Promise<Ticket> {
  const [row] = await db
    .select()
    .from(supportTickets)
    .where(and(eq(supportTickets.reference, reference), eq(supportTickets.userId, actor.userId)))
  if (!row) throw new DomainError('not_found', 'support.ticket_not_found')
  const messages = await db
    .select()
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, row.id), eq(ticketMessages.isInternal, false)))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id))
  return {
    ...toRow(row),
    isClosed: isClosed(row.status),
    messages: messages.map(({ id, author, bodyEnc, createdAt }) => ({
      id,
      isOwn: author === 'customer',
      body: openText('body', id, bodyEnc),
      at: createdAt,
    })),
  }
}

/** Until when a ticket is answered (epoch milliseconds), by its reference; null when there is none. */
export async function findTicketDue(reference: string): Promise<number | null> {
  const [row] = await db
    .select({ dueAt: supportTickets.dueAt })
    .from(supportTickets)
    .where(eq(supportTickets.reference, reference))
    .limit(1)
  return row?.dueAt ?? null
}

/** @throws DomainError not_found `support.ticket_not_found` when nobody has a ticket of this reference */
export async function demandTicket(reference: string): Promise<void> {
  if ((await findTicketDue(reference)) === null) throw new DomainError('not_found', 'support.ticket_not_found')
}
