import type { LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { paperFile } from '#app/modules/payments/papers/pages/paper-page.server.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

/** The same paper as a PDF. */
export async function loader({ request, params: { paper = '' } }: LoaderFunctionArgs) {
  return paperFile(request, await guardNamed('auth')(request), paper)
}
