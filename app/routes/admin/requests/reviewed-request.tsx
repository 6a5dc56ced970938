import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { RequestPage } from '#app/modules/review/components/request-page.tsx'
import { loadDecidedPage, submitDecidedPage } from '#app/modules/review/pages/history-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'doctor.read')
  return loadDecidedPage(request, actor, params.request ?? '')
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'update.review')
  return submitDecidedPage(request, actor, params.request ?? '')
}

export default function ReviewedRequest() {
  return <RequestPage {...useLoaderData<typeof loader>()} answer={undefined} />
}
