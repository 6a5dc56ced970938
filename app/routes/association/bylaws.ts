import type { LoaderFunctionArgs } from '@remix-run/node'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { answerBylaws } from '#app/modules/association/identity/pages/bylaws-file.server.ts'

/** The bylaws of an association that shows them to everybody. */
export async function loader({ request, context, params: { slug = '' } }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return answerBylaws(request, slug, 'everybody')
}
