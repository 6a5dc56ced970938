import { decryptField, encryptField } from '#app/core/crypto/field-encryption.server.ts'

/** What somebody typed, as a browser sends it: a name may come several times, and the order counts. */
export type FormBody = Readonly<{ fields: readonly (readonly [name: string, value: string])[]; isMultipart: boolean }>

const contextOf = (rowId: string) => ({ table: 'unsent_forms', column: 'body_enc', rowId })

export function sealBody(body: FormBody, rowId: string): string {
  return encryptField(JSON.stringify(body), contextOf(rowId))
}

export function openBody(sealed: string, rowId: string): FormBody {
  return JSON.parse(decryptField(sealed, contextOf(rowId))) as FormBody
}
