import { blindIndex, decryptField, encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { patients } from '#drizzle/schema/scheduling.ts'

/** Who somebody is: what the table holds sealed. */
export type Identity = {
  nameEn: string
  nameZh: string | null
  /** "YYYY-MM-DD". */
  birthDate: string | null
  /** E.164. */
  phone: string | null
  email: string | null
  wechat: string | null
}

export type StoredPatient = typeof patients.$inferSelect
type Sealed = Pick<StoredPatient, 'id' | 'identityEnc'>
type SealedColumn = 'identityEnc' | 'phoneIndex' | 'emailIndex'

/** A row of `patients`, opened. */
export type Patient = Omit<StoredPatient, SealedColumn> & Identity

const contextOf = (rowId: string) => ({ table: 'patients', column: 'identity_enc', rowId })
/** Of the hash's 256 bits so many characters are kept: 132 bits, of which no two numbers share one. */
const indexLength = 22

/** By what a number in E.164 is found. */
export function phoneIndex(phone: string): string {
  return blindIndex(phone, 'patient-phone').slice(0, indexLength)
}

/** By what an e-mail address is found; case does not count. */
export function emailIndex(email: string): string {
  return blindIndex(email.trim().toLowerCase(), 'patient-email').slice(0, indexLength)
}

/** The columns of a row that say who it is. */
export function sealIdentity(id: string, identity: Identity): Pick<StoredPatient, SealedColumn> {
  const { nameEn, nameZh, birthDate, phone, email, wechat } = identity
  return {
    identityEnc: encryptField(JSON.stringify({ nameEn, nameZh, birthDate, phone, email, wechat }), contextOf(id)),
    phoneIndex: phone === null ? null : phoneIndex(phone),
    emailIndex: email === null ? null : emailIndex(email),
  }
}

/**
 * Who was opened lately, by row and sealed text, which changes with what it says. A desk asks for the people of its day again and again, and
 * opening one costs as much as reading ten rows. Bounded: this many are a megabyte.
 */
const opened = new Map<string, { identityEnc: string; identity: Readonly<Identity> }>()
const mostOpened = 2000

/** @throws FieldDecryptionError when the value was changed or is not this row's */
export function openIdentity({ id, identityEnc }: Sealed): Readonly<Identity> {
  const kept = opened.get(id)
  // The text is compared, not looked up by: finding it by its hash would cost a third of opening it.
  if (kept?.identityEnc === identityEnc) return kept.identity
  const identity = Object.freeze(JSON.parse(decryptField(identityEnc, contextOf(id))) as Identity)
  opened.set(id, { identityEnc, identity })
  if (opened.size > mostOpened) opened.delete(opened.keys().next().value!)
  return identity
}

export function openPatient(row: StoredPatient): Patient {
  const { identityEnc, phoneIndex: _phone, emailIndex: _email, ...rest } = row
  return { ...rest, ...openIdentity({ id: row.id, identityEnc }) }
}

/** A patient as the table holds them. */
export function sealPatient(patient: Patient): StoredPatient {
  const {
    nameEn: _en,
    nameZh: _zh,
    birthDate: _birth,
    phone: _phone,
    email: _email,
    wechat: _wechat,
    ...rest
  } = patient
  return { ...rest, ...sealIdentity(patient.id, patient) }
}
