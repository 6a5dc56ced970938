import { decryptField, encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Relation, X12Person } from './x12/request.ts'

/** Who a check is about: sealed as one, because whoever reads some of it reads all. */
export type CheckPerson = Readonly<{
  memberId: string
  subscriber: X12Person
  /** Who is treated, where that is somebody insured with the subscriber. */
  dependent: (X12Person & Readonly<{ relation: Relation }>) | null
}>

type SealedColumn = 'person_enc' | 'request_enc' | 'answer_enc'

const contextOf = (rowId: string, column: SealedColumn) => ({ table: 'eligibility_checks', column, rowId })

export const sealPerson = (id: string, person: CheckPerson): string =>
  encryptField(JSON.stringify(person), contextOf(id, 'person_enc'))

/** @throws FieldDecryptionError when the value was changed or is not this row's */
export function openPerson({ id, personEnc }: Readonly<{ id: string; personEnc: string }>): CheckPerson {
  return JSON.parse(decryptField(personEnc, contextOf(id, 'person_enc'))) as CheckPerson
}

/** The same for lists, in which one row that does not open hides no other. */
export function personOrNull(row: Readonly<{ id: string; personEnc: string }>): CheckPerson | null {
  try {
    return openPerson(row)
  } catch {
    return null
  }
}

export const sealText = (id: string, column: 'request_enc' | 'answer_enc', text: string): string =>
  encryptField(text, contextOf(id, column))

export const openText = (id: string, column: 'request_enc' | 'answer_enc', sealed: string): string =>
  decryptField(sealed, contextOf(id, column))

/** Who is treated. */
export const patientOf = ({ subscriber, dependent }: CheckPerson): X12Person => dependent ?? subscriber

/** As cards have it: "MEI LING CHEUNG". */
export const nameOf = (person: X12Person): string => `${person.firstName} ${person.lastName}`.trim()
