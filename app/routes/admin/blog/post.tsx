import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { PostEditorPage } from '#app/modules/content/blog/components/post-editor-page.tsx'
import { loadPostPage } from '#app/modules/content/blog/pages/post-editor.server.ts'
import { submitPostPage } from '#app/modules/content/blog/pages/post-page.server.ts'
import type { TextAnswer } from '#app/modules/content/pages/text-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro', islands: ['editor'] } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { id = '' } }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'blog.edit')
  return loadPostPage(request, actor, id)
}

export async function action({ request, params: { id = '' } }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'blog.edit')
  return submitPostPage(request, actor, id)
}

export default function Post() {
  return <PostEditorPage {...useLoaderData<typeof loader>()} answer={useActionData<TextAnswer>()} />
}
