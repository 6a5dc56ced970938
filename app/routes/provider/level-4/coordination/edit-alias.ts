import type { LoaderFunctionArgs } from '@remix-run/node'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { openOwnCase } from '#app/modules/coordination/pages/open-coordination.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

/** The specified short address of where a referral is edited. */
export async function loader({ request, params: { uuid = '' } }: LoaderFunctionArgs) {
  const { row } = await openOwnCase(await guardNamed('auth')(request), uuid)
  return redirect(paths.careEdit(row.id), { headers: privateHeaders })
}
