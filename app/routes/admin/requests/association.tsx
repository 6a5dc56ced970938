import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { RequestPage } from '#app/modules/review/components/request-page.tsx'
import { loadRequestPage, submitRequestPage } from '#app/modules/review/pages/request-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro', islands: ['review'] } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'association.review')
  return loadRequestPage(request, actor, 'associations', params.request ?? '')
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'association.review')
  return submitRequestPage(request, actor, 'associations', params.request ?? '')
}

export default function AssociationRequest() {
  return <RequestPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
