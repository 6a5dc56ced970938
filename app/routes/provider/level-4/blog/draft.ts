import type { ActionFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { namedPost } from '#app/modules/content/blog/pages/post-editor.server.ts'
import { takePostDraft } from '#app/modules/content/blog/pages/post-page.server.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

/** What a doctor is typing into a post of their own. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  return takePostDraft(request, actor, namedPost(request) ?? '')
}
