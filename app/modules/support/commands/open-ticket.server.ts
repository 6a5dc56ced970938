import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader, Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { DatabaseError } from '#app/core/database/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { supportTickets, type ticketKinds, ticketMessages } from '#drizzle/schema/support.ts'
import type { TicketContact } from '../ticket-contact.ts'
import { ticketDueAt } from '../ticket-due.ts'
import { formatTicketReference, newTicketReference } from '../ticket-reference.ts'
import { sealText } from '../ticket-text.server.ts'

export type NewTicket = Readonly<{
  /** A signed-in writer; null for the public. */
  userId: string | null
  contact: TicketContact
  kind: (typeof ticketKinds)[number]
  subject: string
  body: string
  locale: Locale
  /** What the form asked besides, by id. */
  wishes?: Readonly<Record<string, string>>
  /** Stands for one form and its words: sent again, it is the ticket that is there. */
  formHash?: string
}>

async function findSent(reader: Reader, formHash: string | undefined): Promise<string | null> {
  if (formHash === undefined) return null
  const [row] = await reader
    .select({ reference: supportTickets.reference })
    .from(supportTickets)
    .where(eq(supportTickets.formHash, formHash))
    .limit(1)
  return row?.reference ?? null
}

/**
 * Opens a ticket with its first message and sends the writer a receipt, when there is an e-mail address, in one transaction.
 * A form that was sent already (`formHash`) opens nothing. The limit on how often somebody may write (class `form`) is the caller's.
 * @returns the reference, nine characters.
 */
export async function openTicket(ticket: NewTicket): Promise<string> {
  try {
    return await withTransaction(async (tx) => (await findSent(tx, ticket.formHash)) ?? (await openIn(tx, ticket)))
  } catch (error) {
    // Both of two sends at once saw no ticket; the slower one finds the other's.
    const earlier =
      error instanceof DatabaseError && error.kind === 'conflict' ? await findSent(db, ticket.formHash) : null
    if (earlier === null) throw error
    return earlier
  }
}

async function openIn(tx: Transaction, ticket: NewTicket): Promise<string> {
  const at = now()
  const id = newId()
  const messageId = newId()
  const reference = newTicketReference(randomBytes)
  await tx.insert(supportTickets).values({
    id,
    reference,
    formHash: ticket.formHash ?? null,
    kind: ticket.kind,
    status: 'new',
    userId: ticket.userId,
    contactEnc: sealText('contact', id, JSON.stringify(ticket.contact)),
    locale: ticket.locale,
    subjectEnc: sealText('subject', id, ticket.subject),
    wishes: { ...ticket.wishes },
    dueAt: ticketDueAt(at),
    version: 1,
    createdAt: at,
    updatedAt: at,
  })
  await tx.insert(ticketMessages).values({
    id: messageId,
    ticketId: id,
    author: 'customer',
    authorId: ticket.userId,
    bodyEnc: sealText('body', messageId, ticket.body),
    isInternal: false,
    createdAt: at,
  })
  const page = ticket.userId === null ? paths.contact({ sent: reference }) : paths.officeTicket(reference)
  await enqueueNotice(tx, {
    template: 'ticket_opened',
    recipient: { email: ticket.contact.email, phone: null, locale: ticket.locale },
    vars: { reference: formatTicketReference(reference), link: siteAddress(page, ticket.locale) },
    subject: { type: 'support_ticket', id },
    event: 'opened',
  })
  await recordAudit(tx, {
    actor: ticket.userId === null ? { type: 'anonymous' } : { type: 'user', id: ticket.userId },
    action: 'support.ticket_open',
    subject: { type: 'support_ticket', id },
  })
  return reference
}
