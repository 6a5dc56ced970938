import { decryptField, encryptField } from '#app/core/crypto/field-encryption.server.ts'

type Sealed = Readonly<{ nameEnc: string; emailEnc: string | null }>

type TableName = 'event_registrations' | 'event_requests' | 'event_greeters'

const nameAt = (table: TableName, rowId: string) => ({ table, column: 'name_enc', rowId })
const emailAt = (table: TableName, rowId: string) => ({ table, column: 'email_enc', rowId })

/** Who is registered, or helps at the door: their name, and the address that they are written to where there is one. */
export function personOf(
  { id, nameEnc, emailEnc }: Sealed & Readonly<{ id: string }>,
  table: TableName = 'event_registrations',
) {
  return {
    name: decryptField(nameEnc, nameAt(table, id)),
    email: emailEnc === null ? null : decryptField(emailEnc, emailAt(table, id)),
  }
}

/** The same as it is kept. */
export function sealPerson<Email extends string | null>(
  { name, email }: Readonly<{ name: string; email: Email }>,
  rowId: string,
  table: TableName = 'event_registrations',
) {
  return {
    nameEnc: encryptField(name, nameAt(table, rowId)),
    emailEnc: (email === null ? null : encryptField(email, emailAt(table, rowId))) as Email,
  }
}
