import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { HistoryPage } from '#app/modules/review/components/history-page.tsx'
import { loadHistoryPage } from '#app/modules/review/pages/history-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  await adminWith(request, 'doctor.read')
  return loadHistoryPage(request)
}

export default function Reviewed() {
  return <HistoryPage {...useLoaderData<typeof loader>()} />
}
