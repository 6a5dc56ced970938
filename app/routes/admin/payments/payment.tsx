import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { PaymentDetailPage } from '#app/modules/payments/oversight/components/payment-detail-page.tsx'
import { loadPayment, submitRefund } from '#app/modules/payments/oversight/pages/payments-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { payment = '' } }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'payment.read')
  return json(await loadPayment(request, actor, payment), { headers: privateHeaders })
}

export async function action({ request, params: { payment = '' } }: ActionFunctionArgs) {
  return submitRefund(request, await adminWith(request, 'payment.refund'), payment)
}

export default function Payment() {
  return <PaymentDetailPage page={useLoaderData<typeof loader>().page} answer={useActionData<FormAnswer>()} />
}
