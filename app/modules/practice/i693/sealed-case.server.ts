import { randomBytes } from 'node:crypto'
import { blindIndex, decryptField, encryptField } from '#app/core/crypto/field-encryption.server.ts'
import { newReference, parseReference } from '#app/modules/booking/appointments/reference.ts'
import type { i693Cases, i693Events, i693Tests, i693Vaccines } from '#drizzle/schema/practice/i693-cases.ts'
import type { RuleStates } from './assessment.ts'
import { noTest, type TestRecord } from './exam-tests.ts'
import type { CasePerson } from './person.ts'
import { noVaccine, type VaccineRecord } from './vaccines.ts'

/** What stands encrypted in the tables of cases, and how it is opened: one place for each column. */

export type StoredCase = Readonly<typeof i693Cases.$inferSelect>

type Column = 'person_enc' | 'signed_rules_enc' | 'pick_up_code_enc'

const ofCase = (rowId: string, column: Column) => ({ table: 'i693_cases', column, rowId })
const ofVaccine = (rowId: string) => ({ table: 'i693_vaccines', column: 'record_enc', rowId })
const ofTest = (rowId: string) => ({ table: 'i693_tests', column: 'record_enc', rowId })
const ofEvent = (rowId: string) => ({ table: 'i693_events', column: 'note_enc', rowId })

export const sealPerson = (id: string, person: CasePerson): string =>
  encryptField(JSON.stringify(person), ofCase(id, 'person_enc'))

export const openPerson = ({ id, personEnc }: Pick<StoredCase, 'id' | 'personEnc'>): CasePerson =>
  JSON.parse(decryptField(personEnc, ofCase(id, 'person_enc'))) as CasePerson

/** The same for lists, in which one row that does not open hides no other. */
export function personOrNull(row: Pick<StoredCase, 'id' | 'personEnc'>): CasePerson | null {
  try {
    return openPerson(row)
  } catch {
    return null
  }
}

export const sealRules = (id: string, rules: RuleStates): string =>
  encryptField(JSON.stringify(rules), ofCase(id, 'signed_rules_enc'))

export function openRules({ id, signedRulesEnc }: Pick<StoredCase, 'id' | 'signedRulesEnc'>): RuleStates | null {
  if (signedRulesEnc === null) return null
  return JSON.parse(decryptField(signedRulesEnc, ofCase(id, 'signed_rules_enc'))) as RuleStates
}

export const sealVaccine = (id: string, record: VaccineRecord): string =>
  encryptField(JSON.stringify(record), ofVaccine(id))

export const openVaccine = ({ id, recordEnc }: Pick<typeof i693Vaccines.$inferSelect, 'id' | 'recordEnc'>) => ({
  ...noVaccine,
  ...(JSON.parse(decryptField(recordEnc, ofVaccine(id))) as VaccineRecord),
})

export const sealTest = (id: string, record: TestRecord): string => encryptField(JSON.stringify(record), ofTest(id))

export const openTest = ({ id, recordEnc }: Pick<typeof i693Tests.$inferSelect, 'id' | 'recordEnc'>) => ({
  ...noTest,
  ...(JSON.parse(decryptField(recordEnc, ofTest(id))) as TestRecord),
})

export const sealNote = (id: string, note: string): string => encryptField(note, ofEvent(id))

export const openNote = ({ id, noteEnc }: Pick<typeof i693Events.$inferSelect, 'id' | 'noteEnc'>): string | null =>
  noteEnc === null ? null : decryptField(noteEnc, ofEvent(id))

/** What the QR code of an envelope begins with, so that whoever scans it sees what it is for. */
const codePrefix = 'I693-'

/** By what the code that is handed over is found. */
export const codeIndex = (code: string): string => blindIndex(code, 'i693-pick-up')

/** The columns of a new code, which stands on the envelope's slip and nowhere in plain. */
export function newPickUpCode(id: string): Pick<StoredCase, 'pickUpCodeEnc' | 'pickUpIndex'> {
  const code = newReference(randomBytes)
  return { pickUpCodeEnc: encryptField(code, ofCase(id, 'pick_up_code_enc')), pickUpIndex: codeIndex(code) }
}

export function openPickUpCode({ id, pickUpCodeEnc }: Pick<StoredCase, 'id' | 'pickUpCodeEnc'>): string | null {
  return pickUpCodeEnc === null ? null : decryptField(pickUpCodeEnc, ofCase(id, 'pick_up_code_enc'))
}

/** What the QR code says. */
export const scannedText = (code: string): string => codePrefix + code

const written = (text: string) => text.normalize('NFKC').trim().toUpperCase()

/** Whether a text says of itself that it is the code of an envelope. */
export const isPickUpText = (text: string): boolean => written(text).startsWith(codePrefix)

/** The code that was scanned or typed, with or without what the QR code begins with; null when it cannot be one. */
export function readPickUpCode(text: string): string | null {
  const plain = written(text)
  return parseReference(plain.startsWith(codePrefix) ? plain.slice(codePrefix.length) : plain)
}
