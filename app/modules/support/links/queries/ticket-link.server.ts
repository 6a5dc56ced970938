import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { LinkState } from '#app/modules/action-links/link-state.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { isTokenShape } from '#app/modules/action-links/token-shape.ts'
import { formatTicketReference } from '#app/modules/support/ticket-reference.ts'
import { isClosed } from '#app/modules/support/ticket-status.ts'
import { openText } from '#app/modules/support/ticket-text.server.ts'
import { isProvenSameWriter } from '#app/modules/support/queries/proven-writer.server.ts'
import { type NamedPick, picksOf } from '#app/modules/support/queries/ticket-picks.server.ts'
import { supportTickets, ticketMessages } from '#drizzle/schema/support.ts'

export type LinkedTicket = {
  state: LinkState
  printed: string
  subject: string
  isClosed: boolean
  messages: { id: string; isOwn: boolean; body: string; at: number; picks: NamedPick[] }[]
}

async function findById(reader: Reader, id: string) {
  const [ticket] = await reader.select().from(supportTickets).where(eq(supportTickets.id, id))
  return ticket
}

/** Whom a mailed link leads to: of merged tickets the last one that the same mailbox stands for; one that was merged into a stranger's stays its own. */
async function ticketOf(reader: Reader, id: string) {
  let ticket = await findById(reader, id)
  while (ticket?.mergedIntoId) {
    const next = await findById(reader, ticket.mergedIntoId)
    if (!next || !(await isProvenSameWriter(reader, ticket, next))) break
    ticket = next
  }
  return ticket
}

/** The link of a token that leads to a ticket, in whatever state, and the ticket's row; null for every other token. */
export async function findTicketByToken(token: string, reader: Reader = db) {
  const link = isTokenShape(token) ? await findActionLink(token, reader) : null
  if (link?.kind !== 'ticket_reply') return null
  const ticket = await ticketOf(reader, link.subjectId)
  return ticket ? { link, ticket } : null
}

/**
 * What the reader of a mailed link sees: the turns between them and those who answer. Notes among staff, the contact and who it was
 * that answered stay out. Of a link that has ended nothing is opened.
 */
export async function findLinkedTicket(token: string, locale: Locale): Promise<LinkedTicket | null> {
  const found = await findTicketByToken(token)
  if (!found) return null
  const { link, ticket } = found
  const printed = formatTicketReference(ticket.reference)
  const head = { state: link.state, printed, isClosed: isClosed(ticket.status) }
  if (link.state !== 'valid') return { ...head, subject: '', messages: [] }
  const rows = await db
    .select()
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, ticket.id), eq(ticketMessages.isInternal, false)))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id))
  const picks = await picksOf(
    rows.map(({ id }) => id),
    locale,
  )
  return {
    ...head,
    subject: openText('subject', ticket.id, ticket.subjectEnc),
    messages: rows.map(({ id, author, bodyEnc, createdAt }) => ({
      id,
      isOwn: author === 'customer',
      body: openText('body', id, bodyEnc),
      at: createdAt,
      picks: picks.get(id) ?? [],
    })),
  }
}
