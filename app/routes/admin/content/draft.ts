import type { ActionFunctionArgs } from '@remix-run/node'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { keepLibraryDraft } from '#app/modules/content/library/pages/library-page.server.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

/** What is being typed into a row of the library. */
export async function action({ request, params: { kind, id = '' } }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'content.edit')
  return keepLibraryDraft(request, actor, kind, id)
}
