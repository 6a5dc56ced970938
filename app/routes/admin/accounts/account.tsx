import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { AccountPage } from '#app/modules/accounts/locking/components/account-page.tsx'
import { loadAccount } from '#app/modules/accounts/locking/pages/account-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { user = '' } }: LoaderFunctionArgs) {
  return json(await loadAccount(request, await adminWith(request, 'user.unlock'), user), {
    headers: privateHeaders,
  })
}

export default function AccountOfSomebody() {
  return <AccountPage page={useLoaderData<typeof loader>().page} />
}
