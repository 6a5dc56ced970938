import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { RolesPage } from '#app/modules/accounts/roles/components/roles-page.tsx'
import { loadRoles } from '#app/modules/accounts/roles/pages/roles-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  return loadRoles(request, await adminWith(request, 'role.manage'))
}

export default function Roles() {
  const { head: _head, ...page } = useLoaderData<typeof loader>()
  return <RolesPage {...page} />
}
