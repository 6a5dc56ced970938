import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { LibraryEditorPage } from '#app/modules/content/library/components/library-editor-page.tsx'
import { loadLibraryPage, submitLibraryPage } from '#app/modules/content/library/pages/library-page.server.ts'
import type { TextAnswer } from '#app/modules/content/pages/text-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro', islands: ['editor'] } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { kind, id = '' } }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'content.edit')
  return loadLibraryPage(request, actor, kind, id)
}

export async function action({ request, params: { kind, id = '' } }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'content.edit')
  return submitLibraryPage(request, actor, kind, id)
}

export default function LibraryText() {
  return <LibraryEditorPage {...useLoaderData<typeof loader>()} answer={useActionData<TextAnswer>()} />
}
