import { randomBytes } from 'node:crypto'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { type Locale, withPrefix } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { enqueueNotice } from '#app/modules/notifications/notices.server.ts'
import { paths } from '#app/paths.ts'
import { supportTickets, type ticketKinds, ticketMessages } from '#drizzle/schema/support.ts'
import { ticketDueAt } from '../ticket-due.ts'
import { formatTicketReference, newTicketReference } from '../ticket-reference.ts'
import { sealText } from '../ticket-text.server.ts'

export type NewTicket = Readonly<{
  /** A signed-in writer; null for the public. */
  userId: string | null
  contact: Readonly<{ name: string; email: string | null; phone: string | null; wechat?: string | null }>
  kind: (typeof ticketKinds)[number]
  subject: string
  body: string
  locale: Locale
  /** What the form asked besides, by id. */
  wishes?: Readonly<Record<string, string>>
  /** Origin of the link in the receipt, such as https://care.example. */
  origin: string
}>

/**
 * Opens a ticket with its first message and sends the writer a receipt, when there is an e-mail address, in one transaction.
 * The limit on how often somebody may write (class `form`) is the caller's.
 * @returns the reference, nine characters.
 */
export function openTicket(ticket: NewTicket): Promise<string> {
  return withTransaction(async (tx) => {
    const at = now()
    const id = newId()
    const messageId = newId()
    const reference = newTicketReference(randomBytes)
    await tx.insert(supportTickets).values({
      id,
      reference,
      kind: ticket.kind,
      status: 'new',
      userId: ticket.userId,
      contactEnc: sealText('contact', id, JSON.stringify(ticket.contact)),
      locale: ticket.locale,
      subjectEnc: sealText('subject', id, ticket.subject),
      wishes: { ...ticket.wishes },
      dueAt: ticketDueAt(at),
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
    const page = ticket.userId === null ? paths.contact() : paths.officeTicket(reference)
    await enqueueNotice(tx, {
      template: 'ticket_opened',
      recipient: { email: ticket.contact.email, phone: null, locale: ticket.locale },
      vars: { reference: formatTicketReference(reference), link: ticket.origin + withPrefix(page, ticket.locale) },
      subject: { type: 'support_ticket', id },
      event: 'opened',
    })
    await recordAudit(tx, {
      actor: ticket.userId === null ? { type: 'anonymous' } : { type: 'user', id: ticket.userId },
      action: 'support.ticket_open',
      subject: { type: 'support_ticket', id },
    })
    return reference
  })
}
