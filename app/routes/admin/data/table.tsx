import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { TablePage } from '#app/modules/reference/components/table-page.tsx'
import { loadTablePage } from '#app/modules/reference/pages/table-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { table } }: LoaderFunctionArgs) {
  return loadTablePage(request, await adminWith(request, 'data.reference'), table)
}

export default function ReferenceTable() {
  return <TablePage {...useLoaderData<typeof loader>()} />
}
