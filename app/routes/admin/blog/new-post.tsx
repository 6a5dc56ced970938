import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { NewPostPage } from '#app/modules/content/blog/components/new-post-page.tsx'
import { loadNewPost } from '#app/modules/content/blog/pages/post-editor.server.ts'
import { submitNewPost } from '#app/modules/content/blog/pages/post-page.server.ts'
import type { TextAnswer } from '#app/modules/content/pages/text-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro', islands: ['editor'] } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'blog.edit')
  return loadNewPost(request, actor)
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'blog.edit')
  return submitNewPost(request, actor)
}

export default function NewPost() {
  return <NewPostPage {...useLoaderData<typeof loader>()} answer={useActionData<TextAnswer>()} />
}
