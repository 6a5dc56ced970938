import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { GrantsPage } from '#app/modules/accounts/break-glass/components/grants-page.tsx'
import { loadGrants } from '#app/modules/accounts/break-glass/pages/grants-page.server.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'appointment.break_glass')
  return json(await loadGrants(request, actor), { headers: privateHeaders })
}

export default function Grants() {
  return <GrantsPage grants={useLoaderData<typeof loader>().grants} />
}
