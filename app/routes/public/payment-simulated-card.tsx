import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useParams } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import { SimulatedCardPage } from '#app/modules/payments/simulator/components/simulated-page.tsx'
import {
  type CardAnswer,
  loadSimulatedCard,
  submitSimulatedCard,
} from '#app/modules/payments/simulator/pages/simulated-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

export function loader({ request, params: { subscription = '' } }: LoaderFunctionArgs) {
  return loadSimulatedCard(request, subscription)
}

export function action({ request, params: { subscription = '' } }: ActionFunctionArgs) {
  return submitSimulatedCard(request, subscription)
}

export default function PaymentSimulatedCard() {
  const { back } = useLoaderData<typeof loader>()
  const { subscription = '' } = useParams()
  const action = paths.simulatedCard(subscription, { back })
  return <SimulatedCardPage action={action} back={back} answer={useActionData<CardAnswer>()} />
}
