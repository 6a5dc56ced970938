import type { ActionFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/core/page/page.ts'
import { submitEnd } from '#app/modules/accounts/break-glass/pages/grants-page.server.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

export async function action({ request, params: { grant = '' } }: ActionFunctionArgs) {
  return submitEnd(await adminWith(request, 'appointment.break_glass'), grant)
}
