import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { FeedbackList } from '#app/modules/practice/feedback/components/feedback-list.tsx'
import { loadFeedbackList } from '#app/modules/practice/feedback/pages/feedback-list.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  return loadFeedbackList(request, await guardNamed('provider-auth')(request, { showsHealthData: true }))
}

export default function Feedback() {
  return <FeedbackList page={useLoaderData<typeof loader>()} />
}
