import { privateHeaders } from '#app/core/http.server.ts'

/** The paper of an association: to be saved, and never shown by a browser under our address. */
export function answerProof({ mime, bytes }: { mime: string; bytes: Buffer }): Response {
  const name = mime === 'application/pdf' ? 'proof.pdf' : 'proof.jpg'
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...privateHeaders,
      ...{ 'Content-Type': mime, 'Content-Disposition': `attachment; filename="${name}"` },
      ...{ 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'; sandbox" },
    },
  })
}
