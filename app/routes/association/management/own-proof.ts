import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { openOwnProof } from '#app/modules/association/identity/commands/open-own-proof.server.ts'
import { answerProof } from '#app/modules/association/identity/pages/proof-answer.server.ts'

export const handle = { guard: 'association-admin' } satisfies PageHandle

export async function loader({ request, context, params: { proof = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  const actor = await guardNamed('association-admin')(request)
  return answerProof((await openOwnProof(actor, proof)) ?? notFound())
}
