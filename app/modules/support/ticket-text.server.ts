import { decryptField, encryptField } from '#app/core/crypto/field-encryption.server.ts'
import { defaultLocale, isLocale, type Locale } from '#app/core/i18n/locale.ts'
import type { TicketContact } from './ticket-contact.ts'

const columns = {
  subject: { table: 'support_tickets', column: 'subject_enc' },
  contact: { table: 'support_tickets', column: 'contact_enc' },
  body: { table: 'ticket_messages', column: 'body_enc' },
  note: { table: 'ticket_calls', column: 'note_enc' },
} as const

/** A text of a ticket as it is stored; it opens in its own row only. */
export function sealText(part: keyof typeof columns, rowId: string, text: string): string {
  return encryptField(text, { ...columns[part], rowId })
}

export function openText(part: keyof typeof columns, rowId: string, stored: string): string {
  return decryptField(stored, { ...columns[part], rowId })
}

/** How the writer of a ticket is reached. */
export function openContact(ticket: Readonly<{ id: string; contactEnc: string }>): TicketContact {
  return JSON.parse(openText('contact', ticket.id, ticket.contactEnc)) as TicketContact
}

/** The language in which its writer is answered. */
export const localeOfTicket = ({ locale }: Readonly<{ locale: string }>): Locale =>
  isLocale(locale) ? locale : defaultLocale
