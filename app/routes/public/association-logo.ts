import type { LoaderFunctionArgs } from '@remix-run/node'
import { demandAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { answerLogo } from '#app/modules/association/identity/pages/logo-file.server.ts'

/** The logo of an association, in one of its sizes. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await demandAssociations(request, context)
  return answerLogo(request, params.logo ?? '')
}
