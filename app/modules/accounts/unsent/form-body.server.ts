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
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > mostBytes) return null
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => null)
  const entries = form ? [...form] : []
  const fields: [string, string][] = []
  for (const [name, value] of entries) {
    if (secretName.test(name)) return null
    if (typeof value === 'string') fields.push([name, value])
    else if (value.size > 0) return null
  }
  return fields.length > 0 ? { fields, isMultipart: multipart !== undefined } : null
}

const place = (rowId: string) => ({ table: 'unsent_forms', column: 'body_enc', rowId })

export function sealBody(body: FormBody, rowId: string): string {
  return encryptField(JSON.stringify(body), place(rowId))
}

export function openBody(sealed: string, rowId: string): FormBody {
  return JSON.parse(decryptField(sealed, place(rowId))) as FormBody
}
