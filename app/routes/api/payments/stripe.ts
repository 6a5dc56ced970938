import type { ActionFunctionArgs } from '@remix-run/node'
import { json } from '#app/core/http.server.ts'
import { receiveStripe } from '#app/modules/payments/stripe/pages/webhook.server.ts'

/** Only sent to. */
export function loader() {
  return json({ error: 'method' }, { status: 405, headers: { Allow: 'POST' } })
}

/** What Stripe tells of payments; signed over its bytes. */
export function action({ request }: ActionFunctionArgs) {
  return receiveStripe(request)
}
