import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { OwnPostPage } from '#app/modules/content/blog/components/own-post-page.tsx'
import { loadOwnPost } from '#app/modules/content/blog/pages/post-editor.server.ts'
import { submitOwnPost } from '#app/modules/content/blog/pages/post-page.server.ts'
import type { TextAnswer } from '#app/modules/content/pages/text-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'auth', density: 'pro', islands: ['editor'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  return loadOwnPost(request, actor)
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  return submitOwnPost(request, actor)
}

export default function OwnPost() {
  return <OwnPostPage data={useLoaderData<typeof loader>()} answer={useActionData<TextAnswer>()} />
}
