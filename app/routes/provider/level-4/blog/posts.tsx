import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { OwnPostsPage } from '#app/modules/content/blog/components/own-posts-page.tsx'
import { loadOwnPosts } from '#app/modules/content/blog/pages/own-posts-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  return loadOwnPosts(request, actor)
}

export default function OwnPosts() {
  return <OwnPostsPage {...useLoaderData<typeof loader>()} />
}
