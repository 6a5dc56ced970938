import type { LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { refuseWithoutAssociations } from '#app/modules/accounts/pages/association-gate.server.ts'
import { answerOwnBylaws } from '#app/modules/association/member-area/pages/bylaws-page.server.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

/** The bylaws of an association for a member with an account. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await refuseWithoutAssociations(request, context)
  return answerOwnBylaws(request, await guardNamed('auth')(request))
}
