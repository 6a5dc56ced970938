import { env } from '#app/core/env.server.ts'
import { json, notFound } from '#app/core/http.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { receiveGatewayEvent } from '#app/modules/payments/commands/receive-event.server.ts'
import { gatewayEventOf, readStripeEvent } from '../stripe-events.server.ts'

/** What Stripe brings. 2xx says that it was taken; anything else, and Stripe brings it again. */
export async function receiveStripe(request: Request): Promise<Response> {
  if (!env.STRIPE_WEBHOOK_SECRET) notFound(new URL(request.url).pathname)
  const body = Buffer.from(await request.arrayBuffer())
  const event = readStripeEvent(body, request.headers.get('Stripe-Signature'))
  if (!event) return json({ error: 'signature' }, { status: 400 })
  try {
    return json({ outcome: await receiveGatewayEvent('stripe', await gatewayEventOf(event)) })
  } catch (error) {
    log.error({ err: error, type: event.type, eventId: event.id }, 'an event of Stripe was not taken')
    return json({ error: 'later' }, { status: 500 })
  }
}
