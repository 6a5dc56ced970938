import type { LoaderFunctionArgs } from '@remix-run/node'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { notFound } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { answerProof } from '#app/modules/association/identity/pages/proof-answer.server.ts'
import { openRequestProof } from '#app/modules/review/commands/open-request-proof.server.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

/** The paper that an association has sent. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'association.review')
  return answerProof((await orRefused(openRequestProof(actor, params.request ?? ''))) ?? notFound())
}
