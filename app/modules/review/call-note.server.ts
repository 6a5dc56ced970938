import { decryptField, encryptField } from '#app/core/crypto/field-encryption.server.ts'

const place = (rowId: string) => ({ table: 'review_calls', column: 'note_enc', rowId })

/** Seals what was said in a call, bound to its row. */
export function sealCallNote(id: string, note: string): string {
  return encryptField(note, place(id))
}

/** @throws FieldDecryptionError when the value was changed or is not this row's */
export function openCallNote(id: string, stored: string): string {
  return decryptField(stored, place(id))
}
