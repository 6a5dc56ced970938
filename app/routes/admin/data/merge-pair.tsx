import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { PairPage } from '#app/modules/merging/components/pair-page.tsx'
import { loadPairPage, takePair } from '#app/modules/merging/pages/pair-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params }: LoaderFunctionArgs) {
  return loadPairPage(request, await adminWith(request, 'facility.merge'), params)
}

export async function action({ request, params }: ActionFunctionArgs) {
  return takePair(request, await adminWith(request, 'facility.merge'), params)
}

export default function MergePair() {
  return <PairPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
