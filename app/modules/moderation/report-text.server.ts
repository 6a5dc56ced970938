import { decryptField, encryptField } from '#app/core/crypto/field-encryption.server.ts'

/** What a visitor says is wrong, and how to reach them: a stranger's words, who may tell of themselves. */
export type ReportText = { details: string; contact: string | null }

const contextOf = (rowId: string) => ({ table: 'change_requests', column: 'report_enc', rowId })

export function sealReport(id: string, report: ReportText): string {
  return encryptField(JSON.stringify(report), contextOf(id))
}

/** @throws FieldDecryptionError when the value was changed or is not this row's */
export function openReport(id: string, stored: string): ReportText {
  return JSON.parse(decryptField(stored, contextOf(id))) as ReportText
}
