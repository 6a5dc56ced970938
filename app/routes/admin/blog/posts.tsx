import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { PostListPage } from '#app/modules/content/blog/components/post-list-page.tsx'
import { loadPostList, submitPostList } from '#app/modules/content/blog/pages/post-list-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'blog.edit')
  return loadPostList(request, actor)
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'blog.review')
  return submitPostList(request, actor)
}

export default function Posts() {
  return <PostListPage {...useLoaderData<typeof loader>()} />
}
