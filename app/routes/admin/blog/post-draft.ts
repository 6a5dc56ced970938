import type { ActionFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { takePostDraft } from '#app/modules/content/blog/pages/post-page.server.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

/** What is being typed into a post. */
export async function action({ request, params: { id = '' } }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'blog.edit')
  return takePostDraft(request, actor, id)
}
