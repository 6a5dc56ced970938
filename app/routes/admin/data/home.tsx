import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { DataHome } from '#app/modules/reference/components/data-home.tsx'
import { loadDataHome } from '#app/modules/reference/pages/table-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  return loadDataHome(request, await adminWith(request, 'data.reference'))
}

export default function DataManagement() {
  return <DataHome {...useLoaderData<typeof loader>()} />
}
