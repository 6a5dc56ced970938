import { privateHeadersWith } from '#app/core/http.server.ts'

/** To be saved under a name that says nothing of a person. */
export const contentDisposition = (mime: string, reference: string) =>
  `attachment; filename="${reference}.${mime === 'application/pdf' ? 'pdf' : 'jpg'}"`

export function privateFile({ bytes, mime }: { bytes: Buffer; mime: string }, disposition: string): Response {
  const headers = { 'Content-Type': mime, 'Content-Disposition': disposition, 'X-Content-Type-Options': 'nosniff' }
  return new Response(new Uint8Array(bytes), { headers: privateHeadersWith(headers) })
}
