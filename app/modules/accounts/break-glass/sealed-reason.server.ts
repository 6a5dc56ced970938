import { decryptField, encryptField } from '#app/core/crypto/field-encryption.server.ts'

type ReasonTable = 'health_grants' | 'impersonations'

const contextOf = (table: ReasonTable, rowId: string) => ({ table, column: 'reason_enc', rowId })

/** A reason as its row keeps it: whoever writes one may name a patient although the form asks not to. */
export const sealReason = (table: ReasonTable, id: string, reason: string) => encryptField(reason, contextOf(table, id))

export const openReason = (table: ReasonTable, id: string, sealed: string) => decryptField(sealed, contextOf(table, id))
