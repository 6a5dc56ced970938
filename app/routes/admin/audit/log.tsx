import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { LogPage } from '#app/modules/oversight/audit-log/components/log-page.tsx'
import { loadLog } from '#app/modules/oversight/audit-log/pages/log-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  return json(await loadLog(request, await adminWith(request, 'audit.read')), { headers: privateHeaders })
}

export default function AuditLog() {
  return <LogPage {...useLoaderData<typeof loader>().page} />
}
