import { decryptField, encryptField } from '#app/core/crypto/field-encryption.server.ts'

const columns = {
  subject: { table: 'support_tickets', column: 'subject_enc' },
  contact: { table: 'support_tickets', column: 'contact_enc' },
  body: { table: 'ticket_messages', column: 'body_enc' },
} as const

/** A text of a ticket as it is stored; it opens in its own row only. */
export function sealText(part: keyof typeof columns, rowId: string, text: string): string {
  return encryptField(text, { ...columns[part], rowId })
}

export function openText(part: keyof typeof columns, rowId: string, stored: string): string {
  return decryptField(stored, { ...columns[part], rowId })
}
