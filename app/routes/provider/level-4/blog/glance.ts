import type { ActionFunctionArgs } from '@remix-run/node'
import { forbidden } from '#app/core/answer/answer.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { writesPosts } from '#app/modules/content/blog/post-rights.ts'
import { glanceAt } from '#app/modules/content/pages/glance.server.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

/** How typed Markdown will look, for a doctor who writes. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  if (!writesPosts(actor)) forbidden()
  return glanceAt(request)
}
