import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { MergesPage } from '#app/modules/merging/components/merges-page.tsx'
import { loadMergesPage } from '#app/modules/merging/pages/merges-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  return loadMergesPage(request, await adminWith(request, 'facility.merge'))
}

export default function Merges() {
  return <MergesPage {...useLoaderData<typeof loader>()} />
}
