import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { ImpersonationPage } from '#app/modules/accounts/impersonation/components/impersonation-page.tsx'
import { loadImpersonation } from '#app/modules/accounts/impersonation/pages/impersonation-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'impersonate.read')
  return json(await loadImpersonation(request, actor), { headers: privateHeaders })
}

export default function Impersonation() {
  return <ImpersonationPage {...useLoaderData<typeof loader>().page} />
}
