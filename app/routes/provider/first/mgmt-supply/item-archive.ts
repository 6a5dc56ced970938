import type { ActionFunctionArgs } from '@remix-run/node'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { submitArchive } from '#app/modules/practice/supply/pages/supply-pages.server.ts'

export const handle = { guard: 'provider-auth' }

/** Takes an item out of the lists, or back into them. */
export async function action({ request, params: { item = '' } }: ActionFunctionArgs) {
  return submitArchive(request, await guardNamed('provider-auth')(request), item)
}
