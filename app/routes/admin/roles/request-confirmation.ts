import type { ActionFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { submitRequest } from '#app/modules/accounts/roles/pages/roles-page.server.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

export async function action({ request, params: { change = '' } }: ActionFunctionArgs) {
  return submitRequest(request, await adminWith(request, 'role.manage'), change, 'confirmation')
}
