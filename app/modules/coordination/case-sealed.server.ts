import { decryptField, encryptField } from '#app/core/crypto/field-encryption.server.ts'
import { defaultLocale, isLocale, type Locale } from '#app/core/i18n/locale.ts'
import type { careCases } from '#drizzle/schema/coordination/cases.ts'

export type CareCase = typeof careCases.$inferSelect

/** Whom a referral is about. */
export type CarePatient = Readonly<{
  nameEn: string
  nameZh: string | null
  /** "YYYY-MM-DD". */
  birthDate: string
  /** E.164. */
  phone: string | null
  email: string | null
}>

/** A recipient without an account. */
export type OutsideRecipient = Readonly<{
  clinic: string
  doctor: string | null
  email: string | null
  /** E.164; nothing is faxed by this product. */
  fax: string | null
}>

const column = (rowId: string, name: string) => ({ table: 'care_cases', column: name, rowId })

export const localeOr = (text: string | null): Locale => (isLocale(text ?? '') ? (text as Locale) : defaultLocale)

/** What of a referral is sealed. */
export type SealedParts = Readonly<{
  patient: CarePatient
  outside: OutsideRecipient | null
  reason: string
  questions: string | null
  plain: string | null
}>

const sealText = (id: string, name: string, text: string | null) =>
  text === null ? null : encryptField(text, column(id, name))

export function sealCase(id: string, { patient, outside, reason, questions, plain }: SealedParts) {
  return {
    patientEnc: encryptField(JSON.stringify(patient), column(id, 'patient_enc')),
    outsideEnc: sealText(id, 'outside_enc', outside && JSON.stringify(outside)),
    reasonEnc: encryptField(reason, column(id, 'reason_enc')),
    questionsEnc: sealText(id, 'questions_enc', questions),
    plainEnc: sealText(id, 'plain_enc', plain),
  }
}

export const sealOutside = (id: string, outside: OutsideRecipient | null) =>
  sealText(id, 'outside_enc', outside && JSON.stringify(outside))
export const sealOutcome = (id: string, text: string) => encryptField(text, column(id, 'outcome_enc'))
export const sealStatusReason = (id: string, text: string) => encryptField(text, column(id, 'status_reason_enc'))

const open = (id: string, name: string, sealed: string | null) =>
  sealed === null ? null : decryptField(sealed, column(id, name))

export const openPatient = ({ id, patientEnc }: Pick<CareCase, 'id' | 'patientEnc'>) =>
  JSON.parse(open(id, 'patient_enc', patientEnc)!) as CarePatient

export const openOutside = ({ id, outsideEnc }: Pick<CareCase, 'id' | 'outsideEnc'>): OutsideRecipient | null => {
  const text = open(id, 'outside_enc', outsideEnc)
  return text === null ? null : (JSON.parse(text) as OutsideRecipient)
}

/** Everything that a referral says of its patient. */
export function openCase(row: CareCase) {
  const { id } = row
  return {
    patient: openPatient(row),
    outside: openOutside(row),
    reason: open(id, 'reason_enc', row.reasonEnc)!,
    questions: open(id, 'questions_enc', row.questionsEnc),
    plain: open(id, 'plain_enc', row.plainEnc),
    outcome: open(id, 'outcome_enc', row.outcomeEnc),
    statusReason: open(id, 'status_reason_enc', row.statusReasonEnc),
  }
}

export type OpenedCase = ReturnType<typeof openCase>

/** Where the text of a message, the title of a task, and the name and key of a document stand. */
export const whereCareText = (
  table: 'care_messages' | 'care_tasks' | 'care_documents',
  name: string,
  rowId: string,
) => ({
  ...{ table, column: name, rowId },
})

export const sealCareText = (where: ReturnType<typeof whereCareText>, text: string) => encryptField(text, where)
export const openCareText = (where: ReturnType<typeof whereCareText>, sealed: string) => decryptField(sealed, where)
