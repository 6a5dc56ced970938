import type { ActionFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { glanceAt } from '#app/modules/content/pages/glance.server.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

/** How typed Markdown will look. */
export async function action({ request }: ActionFunctionArgs) {
  await adminWith(request, 'content.edit')
  return glanceAt(request)
}
