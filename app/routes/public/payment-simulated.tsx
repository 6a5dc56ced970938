import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useParams } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { SimulatedPage } from '#app/modules/payments/simulator/components/simulated-page.tsx'
import {
  type CardAnswer,
  loadSimulatedPage,
  submitSimulatedPage,
} from '#app/modules/payments/simulator/pages/simulated-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export function loader({ request, params: { checkout = '' } }: LoaderFunctionArgs) {
  return loadSimulatedPage(request, checkout)
}

export function action({ request, params: { checkout = '' } }: ActionFunctionArgs) {
  return submitSimulatedPage(request, checkout)
}

export default function PaymentSimulated() {
  const { page } = useLoaderData<typeof loader>()
  const { checkout = '' } = useParams()
  return <SimulatedPage action={paths.simulatedPayment(checkout)} page={page} answer={useActionData<CardAnswer>()} />
}
