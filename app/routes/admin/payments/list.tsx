import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { PaymentsPage } from '#app/modules/payments/oversight/components/payments-page.tsx'
import { loadPayments } from '#app/modules/payments/oversight/pages/payments-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'payment.read')
  return json(await loadPayments(request, actor), { headers: privateHeaders })
}

export default function Payments() {
  return <PaymentsPage page={useLoaderData<typeof loader>().page} />
}
