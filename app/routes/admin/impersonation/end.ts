import type { ActionFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { submitImpersonationEnd } from '#app/modules/accounts/impersonation/pages/impersonation-page.server.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

export async function action({ request }: ActionFunctionArgs) {
  return submitImpersonationEnd(request, await adminWith(request, 'impersonate.read'))
}
