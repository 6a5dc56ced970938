import { readFields } from '#app/core/form/form-body.server.ts'
import { decryptField, encryptField } from '#app/core/crypto/field-encryption.server.ts'

/** What somebody typed, as a browser sends it: a name may come several times, and the order counts. */
export type FormBody = Readonly<{ fields: readonly (readonly [name: string, value: string])[]; isMultipart: boolean }>

/** Far above every form of the private areas. */
const mostBytes = 64 * 1024
const formType = /^(?:application\/x-www-form-urlencoded|(multipart\/form-data))\s*(?:;|$)/i
/** Names of fields that hold what opens something. A form with one is kept nowhere. */
const secretName = /pass(?:word|wd|code|phrase)|pwd|secret|otp|credential|(?:^|[^a-z])pin(?:$|[^a-z])/i

/**
 * Reads the body of a request whose handler is not going to read it. Null for what is not kept: another kind of body, more than 64 kB,
 * no field at all, a chosen file, or a field that could be a password.
 */
export async function readFormBody(request: Request): Promise<FormBody | null> {
  const type = request.headers.get('Content-Type') ?? ''
  const [known, multipart] = formType.exec(type) ?? []
  if (!known || request.bodyUsed || Number(request.headers.get('Content-Length') ?? 0) > mostBytes) return null
  const fields: [string, string][] = []
  let bytes = 0
  for (const [name, value] of (await readFields(request)) ?? []) {
    if (secretName.test(name)) return null
    if (typeof value === 'string') fields.push([name, value])
    else if (value.size > 0) return null
    bytes += Buffer.byteLength(name) + (typeof value === 'string' ? Buffer.byteLength(value) : 0)
  }
  return fields.length > 0 && bytes <= mostBytes ? { fields, isMultipart: multipart !== undefined } : null
}

const place = (rowId: string) => ({ table: 'unsent_forms', column: 'body_enc', rowId })

export function sealBody(body: FormBody, rowId: string): string {
  return encryptField(JSON.stringify(body), place(rowId))
}

export function openBody(sealed: string, rowId: string): FormBody {
  return JSON.parse(decryptField(sealed, place(rowId))) as FormBody
}
