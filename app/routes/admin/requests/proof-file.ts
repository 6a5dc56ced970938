import type { LoaderFunctionArgs } from '@remix-run/node'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { notFound, privateHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { openRequestProof } from '#app/modules/review/commands/open-request-proof.server.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

/** The paper that an association has sent: to be saved, and never shown by a browser under our address. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'association.review')
  const proof = (await orRefused(openRequestProof(actor, params.request ?? ''))) ?? notFound()
  const name = proof.mime === 'application/pdf' ? 'proof.pdf' : 'proof.jpg'
  return new Response(new Uint8Array(proof.bytes), {
    headers: {
      ...privateHeaders,
      ...{ 'Content-Type': proof.mime, 'Content-Disposition': `attachment; filename="${name}"` },
      ...{ 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'; sandbox" },
    },
  })
}
