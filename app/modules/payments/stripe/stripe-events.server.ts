import type Stripe from 'stripe'
import { env } from '#app/core/env.server.ts'
import type { GatewayEvent, SubscriptionState } from '../gateway.ts'
import { asking, currencyOf, endOf, idOf, stripeClient } from './stripe-client.server.ts'
import { renewalIn } from './stripe-gateway.server.ts'

/** Seconds for which a signature is believed: what is older was recorded and is played again. */
const tolerance = 300

/**
 * What Stripe brings, believed by the signature over the bytes as they came.
 * @returns null where the signature is wrong, missing or too old
 */
export function readStripeEvent(body: Buffer, signature: string | null): Stripe.Event | null {
  try {
    return stripeClient().webhooks.constructEvent(body, signature ?? '', env.STRIPE_WEBHOOK_SECRET, tolerance)
  } catch {
    return null
  }
}

type Base = { id: string; at: number }

const states: Readonly<Partial<Record<Stripe.Subscription.Status, SubscriptionState>>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  canceled: 'canceled',
}

/** An event of Stripe's in the words of all gateways; what says nothing new is `ignored`. */
export async function gatewayEventOf(event: Stripe.Event): Promise<GatewayEvent> {
  const base = { id: event.id, at: event.created * 1000 }
  switch (event.type) {
    case 'payment_intent.succeeded':
      return intentEvent(base, event.data.object, 'succeeded')
    case 'payment_intent.payment_failed':
      return intentEvent(base, event.data.object, 'declined')
    case 'checkout.session.async_payment_failed':
      return asyncFailure(base, event.data.object)
    case 'checkout.session.expired': {
      const { id, client_reference_id: paymentId } = event.data.object
      return { ...base, kind: 'expired', paymentId, checkoutRef: id }
    }
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return invoiceEvent(base, event.data.object, event.type === 'invoice.paid')
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundEvent(base, event.data.object)
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return disputeEvent(base, event.data.object, event.type === 'charge.dispute.created')
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return subscriptionEvent(base, event.data.object)
    default:
      return { ...base, kind: 'ignored' }
  }
}

/** An intent that bears no payment of ours belongs to an invoice, which tells of it itself. */
function intentEvent(base: Base, intent: Stripe.PaymentIntent, kind: 'succeeded' | 'declined'): GatewayEvent {
  const paymentId = intent.metadata.payment_id
  if (!paymentId) return { ...base, kind: 'ignored' }
  const amountCents = kind === 'succeeded' ? intent.amount_received : intent.amount
  const money = { amountCents, currency: currencyOf(intent.currency) }
  const refs = { checkoutRef: null, chargeRef: intent.id, customerRef: idOf(intent.customer) }
  return { ...base, ...money, ...refs, kind, paymentId, renewal: null }
}

function asyncFailure(base: Base, session: Stripe.Checkout.Session): GatewayEvent {
  const refs = { paymentId: session.client_reference_id, checkoutRef: session.id, customerRef: idOf(session.customer) }
  const money = { amountCents: session.amount_total ?? 0, currency: currencyOf(session.currency ?? 'usd') }
  return {
    ...base,
    ...refs,
    ...money,
    kind: 'failed',
    chargeRef: idOf(session.payment_intent) ?? session.id,
    renewal: null,
  }
}

async function invoiceEvent(base: Base, invoice: Stripe.Invoice, isPaid: boolean): Promise<GatewayEvent> {
  const renewal = renewalIn(invoice)
  // The invoice of a subscription that begins is for nothing: its first payment was made by then.
  if (!renewal || invoice.amount_due === 0) return { ...base, kind: 'ignored' }
  const refs = { paymentId: null, checkoutRef: null, customerRef: idOf(invoice.customer), renewal }
  const currency = currencyOf(invoice.currency)
  if (isPaid) {
    const chargeRef = await intentOf(invoice.id)
    return { ...base, ...refs, kind: 'succeeded', chargeRef, amountCents: invoice.amount_paid, currency }
  }
  const kind = invoice.next_payment_attempt === null ? 'failed' : 'declined'
  const chargeRef = `${invoice.id}:${invoice.attempt_count}`
  return { ...base, ...refs, kind, chargeRef, amountCents: invoice.amount_due, currency }
}

/** The intent that paid an invoice; an invoice that was paid otherwise is its own. */
async function intentOf(invoice: string): Promise<string> {
  const { data } = await asking(stripeClient().invoicePayments.list({ invoice, status: 'paid', limit: 1 }))
  return idOf(data[0]?.payment.payment_intent) ?? invoice
}

function refundEvent(base: Base, refund: Stripe.Refund): GatewayEvent {
  const kind = refund.status === 'succeeded' ? 'refunded' : refund.status === 'failed' ? 'refund_failed' : null
  const chargeRef = idOf(refund.payment_intent)
  if (kind === null || chargeRef === null) return { ...base, kind: 'ignored' }
  const refs = { chargeRef, refundRef: refund.id, refundId: refund.metadata?.refund_id ?? null }
  return { ...base, ...refs, kind, amountCents: refund.amount, currency: currencyOf(refund.currency) }
}

function disputeEvent(base: Base, dispute: Stripe.Dispute, isNew: boolean): GatewayEvent {
  const chargeRef = idOf(dispute.payment_intent)
  const { status } = dispute
  const end = endOf(status)
  const kind = isNew ? 'disputed' : end && (`dispute_${end}` as const)
  // An inquiry holds no money back.
  if (chargeRef === null || kind === null || status.startsWith('warning')) return { ...base, kind: 'ignored' }
  const money = { amountCents: dispute.amount, currency: currencyOf(dispute.currency) }
  return { ...base, ...money, kind, chargeRef, disputeRef: dispute.id }
}

function subscriptionEvent(base: Base, { id, status, items, metadata }: Stripe.Subscription): GatewayEvent {
  const state = states[status]
  if (!state) return { ...base, kind: 'ignored' }
  const ends = items.data[0]?.current_period_end
  const names = { subscriptionRef: id, subscriptionId: metadata.subscription_id ?? null }
  return { ...base, ...names, kind: 'subscription', state, renewsAt: ends ? ends * 1000 : null }
}
