import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { MergePage } from '#app/modules/merging/components/merge-page.tsx'
import { loadMergePage, takeUndo } from '#app/modules/merging/pages/merges-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { merge = '' } }: LoaderFunctionArgs) {
  return loadMergePage(request, await adminWith(request, 'facility.merge'), merge)
}

export async function action({ request, params: { merge = '' } }: ActionFunctionArgs) {
  return takeUndo(request, await adminWith(request, 'facility.merge'), merge)
}

export default function Merge() {
  return <MergePage {...useLoaderData<typeof loader>()} />
}
