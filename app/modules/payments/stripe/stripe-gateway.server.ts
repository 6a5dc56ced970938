import Stripe from 'stripe'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { CheckoutOrder, GatewayCharge, PaymentGateway, Renewal } from '../gateway.ts'
import type { PaymentLine } from '../lines.ts'
import { asking, currencyOf, endOf, idOf, stripeClient } from './stripe-client.server.ts'

const languages: Readonly<Record<Locale, Stripe.Checkout.SessionCreateParams.Locale>> = {
  'zh-Hans': 'zh',
  'zh-Hant': 'zh-TW',
  'en-US': 'en',
}
const inSeconds = (instant: number) => Math.floor(instant / 1000)

/**
 * The first renewal of a subscription that begins now. Stripe takes no instant that has passed: what could not begin in time is due when the
 * day ends (UTC), so that all tries of one day ask for the same under their one key.
 */
function firstRenewal(renewsAt: number): number {
  const present = now()
  return renewsAt > present ? renewsAt : (Math.floor(present / dayMs) + 1) * dayMs
}

const nameOf = (lines: readonly PaymentLine[], locale: Locale) =>
  lines
    .map(({ label }) => label[locale])
    .join(' · ')
    .slice(0, 250)

/** Our lines as Stripe's page shows them. It knows no line below zero: with one among them the whole is one line. */
function itemsOf({ lines, locale, currency, amountCents }: CheckoutOrder) {
  const item = (name: string, unitAmount: number) => ({
    quantity: 1,
    price_data: { currency: currency.toLowerCase(), unit_amount: unitAmount, product_data: { name } },
  })
  if (lines.some((line) => line.amountCents + line.taxCents < 0)) return [item(nameOf(lines, locale), amountCents)]
  return lines.map((line) => item(line.label[locale], line.amountCents + line.taxCents))
}

/** A price of our own for each renewal; Stripe wants a product to hang it on. */
async function priceOf(
  {
    lines,
    currency,
    amountCents,
    interval,
  }: { lines: readonly PaymentLine[]; currency: string; amountCents: number; interval: 'month' | 'year' },
  key: string,
) {
  const product = await asking(
    stripeClient().products.create({ name: nameOf(lines, 'en-US') }, { idempotencyKey: `${key}-product` }),
  )
  return { currency: currency.toLowerCase(), product: product.id, unit_amount: amountCents, recurring: { interval } }
}

/** Nothing where Stripe says that there is nothing to do: it is over already. */
async function unlessOver(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) await asking(Promise.reject(error as Error))
  }
}

/** Stripe: its hosted page takes the card, so that no number of one ever reaches us; its Billing renews and retries. */
export const stripeGateway: PaymentGateway = {
  name: 'stripe',

  async checkout(order) {
    const { paymentId, customerRef, email, locale, keepCard, successUrl, cancelUrl, key } = order
    const session = await asking(
      stripeClient().checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: paymentId,
          line_items: itemsOf(order),
          ...(customerRef === null
            ? { customer_email: email, customer_creation: 'always' }
            : { customer: customerRef }),
          payment_intent_data: {
            metadata: { payment_id: paymentId },
            ...(keepCard && { setup_future_usage: 'off_session' }),
          },
          locale: languages[locale],
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: key },
      ),
    )
    return { ref: session.id, url: session.url! }
  },

  closeCheckout: (ref) => unlessOver(stripeClient().checkout.sessions.expire(ref)),

  async startSubscription(order) {
    const { chargeRef, subscriptionId, renewsAt, key } = order
    const intent = await asking(stripeClient().paymentIntents.retrieve(chargeRef))
    const customer = idOf(intent.customer)!
    const card = idOf(intent.payment_method)!
    const settings = { invoice_settings: { default_payment_method: card } }
    await asking(stripeClient().customers.update(customer, settings, { idempotencyKey: `${key}-card` }))
    const subscription = await asking(
      stripeClient().subscriptions.create(
        {
          customer,
          items: [{ price_data: await priceOf(order, key) }],
          trial_end: inSeconds(firstRenewal(renewsAt)),
          proration_behavior: 'none',
          off_session: true,
          metadata: { subscription_id: subscriptionId },
        },
        { idempotencyKey: key },
      ),
    )
    return { ref: subscription.id }
  },

  async changeSubscription(change) {
    const { ref, cancelAtPeriodEnd, key } = change
    const known = await asking(stripeClient().subscriptions.retrieve(ref))
    const items = [{ id: known.items.data[0]!.id, price_data: await priceOf(change, key) }]
    const wanted = { items, proration_behavior: 'none', cancel_at_period_end: cancelAtPeriodEnd } as const
    await asking(stripeClient().subscriptions.update(ref, wanted, { idempotencyKey: key }))
  },

  endSubscription: (ref) =>
    unlessOver(stripeClient().subscriptions.cancel(ref, { prorate: false, invoice_now: false })),

  async savedMethod(ref) {
    const { customer } = await asking(stripeClient().subscriptions.retrieve(ref))
    const expand = ['invoice_settings.default_payment_method']
    const payer = await asking(stripeClient().customers.retrieve(idOf(customer)!, { expand }))
    const method = payer.deleted ? null : payer.invoice_settings.default_payment_method
    const card = typeof method === 'string' ? null : method?.card
    if (!card) return null
    return {
      brand: card.brand,
      last4: card.last4,
      expires: `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`,
    }
  },

  async methodPage(ref, returnUrl, locale) {
    const { customer } = await asking(stripeClient().subscriptions.retrieve(ref))
    const flow = { flow_data: { type: 'payment_method_update' }, locale: languages[locale] as 'en' } as const
    const page = { customer: idOf(customer)!, return_url: returnUrl, ...flow }
    return (await asking(stripeClient().billingPortal.sessions.create(page))).url
  },

  async refund({ refundId, paymentId, chargeRef, amountCents, key }) {
    const metadata = { refund_id: refundId, payment_id: paymentId }
    const order = { payment_intent: chargeRef, amount: amountCents, metadata }
    return { ref: (await asking(stripeClient().refunds.create(order, { idempotencyKey: key }))).id }
  },

  async *charges(from, until) {
    const created = { gte: inSeconds(from), lt: Math.ceil(until / 1000) }
    const page = stripeClient().paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] })
    const intents = await asking(page.autoPagingToArray({ limit: 10_000 }))
    // Stripe's lists begin with the newest.
    for (const intent of intents.toReversed()) yield chargeOf(intent)
  },
}

async function chargeOf(intent: Stripe.PaymentIntent): Promise<GatewayCharge> {
  const { id, status, created, metadata } = intent
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge
  const paymentId = metadata.payment_id ?? null
  const state = status === 'succeeded' ? 'succeeded' : status === 'canceled' ? 'failed' : 'pending'
  return {
    chargeRef: id,
    paymentId,
    renewal: paymentId === null && state === 'succeeded' ? await renewalOf(id) : null,
    customerRef: idOf(intent.customer),
    ...{ state, amountCents: intent.amount_received, currency: currencyOf(intent.currency), at: created * 1000 },
    refunds: (charge?.amount_refunded ?? 0) > 0 ? await refundsOf(id) : [],
    dispute: charge?.disputed ? await disputeOf(id) : null,
  }
}

async function refundsOf(intent: string) {
  const page = stripeClient().refunds.list({ payment_intent: intent, limit: 100 })
  const refunds = await asking(page.autoPagingToArray({ limit: 1000 }))
  return refunds
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, metadata, amount, currency, created }) => ({
      ...{ ref: id, refundId: metadata?.refund_id ?? null },
      ...{ amountCents: amount, currency: currencyOf(currency), at: created * 1000 },
    }))
}

async function disputeOf(intent: string): Promise<GatewayCharge['dispute']> {
  const { data } = await asking(stripeClient().disputes.list({ payment_intent: intent, limit: 1 }))
  const dispute = data[0]
  // An inquiry holds no money back.
  if (!dispute || dispute.status.startsWith('warning')) return null
  const { id, status, amount, currency, created } = dispute
  const state = endOf(status) ?? 'open'
  return { ref: id, state, amountCents: amount, currency: currencyOf(currency), at: created * 1000 }
}

/** What an intent without a payment of ours paid: the invoice of a renewal. */
async function renewalOf(intent: string): Promise<Renewal | null> {
  const payment = { type: 'payment_intent', payment_intent: intent } as const
  const { data } = await asking(stripeClient().invoicePayments.list({ payment, limit: 1 }))
  const ref = idOf(data[0]?.invoice)
  return ref === null ? null : renewalIn(await asking(stripeClient().invoices.retrieve(ref)))
}

/** The renewal that an invoice is for; null for any other invoice. */
export function renewalIn(invoice: Stripe.Invoice): Renewal | null {
  const details = invoice.parent?.subscription_details
  const subscriptionRef = idOf(details?.subscription)
  const subscriptionId = details?.metadata?.subscription_id ?? null
  const period = invoice.lines.data[0]?.period
  if (subscriptionRef === null || !period) return null
  return { subscriptionRef, subscriptionId, invoiceRef: invoice.id, periodEnd: period.end * 1000 }
}
