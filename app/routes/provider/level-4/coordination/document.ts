import type { LoaderFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { documentFile } from '#app/modules/coordination/pages/sheet-page.server.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

/** A document of a referral, to be saved. */
export async function loader({ request, params: { uuid = '', document = '' } }: LoaderFunctionArgs) {
  return documentFile(await guardNamed('auth')(request, { showsHealthData: true }), uuid, document)
}
