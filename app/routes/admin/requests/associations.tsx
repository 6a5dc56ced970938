import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { QueuePage } from '#app/modules/review/components/queue-page.tsx'
import { loadQueuePage, submitQueuePage } from '#app/modules/review/pages/queue-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro', islands: ['review'] } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'association.review')
  return loadQueuePage(request, actor, 'associations')
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'association.review')
  return submitQueuePage(request, actor, 'associations')
}

export default function AssociationRequests() {
  return <QueuePage {...useLoaderData<typeof loader>()} />
}
