import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { now } from '#app/core/clock.ts'

type Fields = Record<string, string>
type Thing = Record<string, unknown> & { id: string }
type Answer = { status: number; body: unknown }

const seconds = () => Math.floor(now() / 1000)
const listOf = (data: unknown[]) => ({ object: 'list', data, has_more: false })
const refusal = (status: number, code: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: code } },
})

async function read(req: IncomingMessage): Promise<Fields> {
  const parts: Buffer[] = []
  for await (const part of req) parts.push(part as Buffer)
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()))
}

/**
 * Answers Stripe's calls in the shapes that its documentation gives, for the few calls the product makes, and keeps what would have been
 * told to a webhook in `events`.
 */
export class StripeService {
  readonly events: Thing[] = []
  readonly calls: {
    method: string
    path: string
    key: string | undefined
    version: string | undefined
    fields: Fields
  }[] = []
  /** While it is set every call fails as Stripe does when it is ill. */
  isIll = false
  #server: Server
  #things = new Map<string, Thing>()
  #answers = new Map<string, Answer>()
  #count: number

  /** @param firstId what the ids it gives begin at; where a database outlives the service, none may come again */
  constructor(firstId = 0) {
    this.#count = firstId
    this.#server = createServer((req, res) => {
      void read(req).then((fields) => {
        const { status, body } = this.#take(req, fields)
        res.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': `req_${this.#count}` })
        res.end(JSON.stringify(body))
      })
    })
  }

  /** @param port where it answers; 0 is any that is free. @returns its address */
  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(resolve))
  }

  /** An account on which nothing has happened. */
  forget(): void {
    this.#things.clear()
    this.#answers.clear()
    this.events.length = 0
    this.calls.length = 0
  }

  #make(prefix: string, object: string, values: Record<string, unknown>): Thing {
    const thing = { id: `${prefix}_${++this.#count}`, object, created: seconds(), ...values }
    this.#things.set(thing.id, thing)
    return thing
  }

  #tell(type: string, object: Thing): void {
    const data = { object: structuredClone(object) }
    this.events.push({ id: `evt_${++this.#count}`, object: 'event', type, created: seconds(), data })
  }

  #all = (object: string) => [...this.#things.values()].filter((thing) => thing.object === object)

  #take(req: IncomingMessage, fields: Fields): Answer {
    const { pathname: path, searchParams } = new URL(req.url!, 'http://stripe.invalid')
    const key = req.headers['idempotency-key'] as string | undefined
    const version = req.headers['stripe-version'] as string | undefined
    this.calls.push({ method: req.method!, path, key, version, fields })
    if (this.isIll) return { status: 500, body: { error: { type: 'api_error', message: 'ill' } } }
    const known = key && this.#answers.get(key)
    if (known) return known
    const query = Object.fromEntries(searchParams)
    const answer = this.#answer(`${req.method} ${path.replace('/v1/', '')}`, { ...query, ...fields })
    if (key) this.#answers.set(key, structuredClone(answer))
    return answer
  }

  #answer(call: string, fields: Fields): Answer {
    const ok = (body: unknown): Answer => ({ status: 200, body })
    const id = /\b(?:cs|pi|sub|cus|in)_\d+/.exec(call)?.[0] ?? ''
    const thing = this.#things.get(id)
    if (id && !thing && !id.startsWith('cus')) return refusal(404, 'resource_missing')
    switch (id ? call.replace(id, ':id') : call) {
      case 'POST checkout/sessions':
        return ok(this.#session(fields))
      case 'POST checkout/sessions/:id/expire':
        if (thing!.status !== 'open') return refusal(400, 'checkout_session_not_open')
        thing!.status = 'expired'
        this.#tell('checkout.session.expired', thing!)
        return ok(thing)
      case 'POST products':
        return ok(this.#make('prod', 'product', { name: fields.name }))
      case 'POST customers/:id':
      case 'GET customers/:id':
        return ok({ id, object: 'customer', invoice_settings: { default_payment_method: this.#card } })
      case 'POST subscriptions':
        if (Number(fields.trial_end) <= seconds()) return refusal(400, 'parameter_invalid_integer')
        return ok(this.#subscription(fields))
      case 'GET subscriptions/:id':
      case 'GET payment_intents/:id':
      case 'GET invoices/:id':
        return ok(thing)
      case 'POST subscriptions/:id':
        return ok(Object.assign(thing!, this.#wanted(fields)))
      case 'DELETE subscriptions/:id':
        if (thing!.status === 'canceled') return refusal(404, 'resource_missing')
        thing!.status = 'canceled'
        this.#tell('customer.subscription.deleted', thing!)
        return ok(thing)
      case 'POST refunds':
        return this.#refund(fields)
      case 'GET refunds':
        return ok(listOf(this.#all('refund').filter((each) => each.payment_intent === fields.payment_intent)))
      case 'GET disputes':
        return ok(listOf([]))
      case 'GET payment_intents':
        return ok(listOf(this.#all('payment_intent').toReversed()))
      case 'GET invoice_payments':
        return ok(listOf(this.#invoicePayments(fields)))
      case 'POST billing_portal/sessions':
        return ok({ id: 'bps_1', object: 'billing_portal.session', url: 'https://billing.stripe.com/p/session/test' })
    }
    return refusal(404, `no such call: ${call}`)
  }

  #card = { id: 'pm_1', object: 'payment_method', card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2040 } }

  #session(fields: Fields): Thing {
    const amounts = Object.entries(fields).filter(([name]) => name.endsWith('[price_data][unit_amount]'))
    return this.#make('cs', 'checkout.session', {
      status: 'open',
      url: 'https://checkout.stripe.com/c/pay/',
      client_reference_id: fields.client_reference_id,
      payment_id: fields['payment_intent_data[metadata][payment_id]'],
      amount_total: amounts.reduce((sum, [, amount]) => sum + Number(amount), 0),
      currency: fields['line_items[0][price_data][currency]'],
      customer: fields.customer ?? null,
      payment_intent: null,
    })
  }

  #wanted(fields: Fields) {
    const cancels = fields.cancel_at_period_end
    return {
      amount: Number(fields['items[0][price_data][unit_amount]']),
      currency: fields['items[0][price_data][currency]'],
      interval: fields['items[0][price_data][recurring][interval]'],
      ...(cancels !== undefined && { cancel_at_period_end: cancels === 'true' }),
    }
  }

  #subscription(fields: Fields): Thing {
    const period = Number(fields.trial_end)
    const items = listOf([{ id: `si_${++this.#count}`, current_period_end: period }])
    const metadata = { subscription_id: fields['metadata[subscription_id]'] }
    const given = { status: 'trialing', customer: fields.customer, items, cancel_at_period_end: false, metadata }
    const made = this.#make('sub', 'subscription', { ...given, ...this.#wanted(fields) })
    this.#tell('customer.subscription.created', made)
    return made
  }

  #refund(fields: Fields): Answer {
    const intent = this.#things.get(fields.payment_intent!)
    const charge = intent?.latest_charge as { amount_refunded: number } | undefined
    const amount = Number(fields.amount)
    if (!intent || !charge) return refusal(404, 'resource_missing')
    if (charge.amount_refunded + amount > Number(intent.amount_received)) return refusal(400, 'charge_already_refunded')
    charge.amount_refunded += amount
    const metadata = { refund_id: fields['metadata[refund_id]'] }
    const values = { amount, currency: intent.currency, payment_intent: intent.id, metadata, status: 'succeeded' }
    const refund = this.#make('re', 'refund', values)
    this.#tell('refund.created', refund)
    return { status: 200, body: refund }
  }

  #invoicePayments(fields: Fields) {
    const intent = fields['payment[payment_intent]']
    return this.#all('invoice')
      .filter((invoice) => invoice.id === fields.invoice || (intent !== undefined && invoice.intent === intent))
      .map((invoice) => ({
        id: 'inpay_1',
        invoice: invoice.id,
        payment: { type: 'payment_intent', payment_intent: invoice.intent },
      }))
  }

  #intent(values: Record<string, unknown>): Thing {
    const charge = { id: `ch_${++this.#count}`, object: 'charge', amount_refunded: 0, disputed: false }
    return this.#make('pi', 'payment_intent', {
      status: 'succeeded',
      payment_method: 'pm_1',
      latest_charge: charge,
      metadata: {},
      ...values,
    })
  }

  /** Somebody pays on a page. @returns whether the page was open. */
  pay(session: string, times = 1): boolean {
    const page = this.#things.get(session)!
    if (page.status !== 'open') return false
    page.status = 'complete'
    for (let time = 0; time < times; time++) {
      const intent = this.#intent({
        amount: page.amount_total,
        amount_received: page.amount_total,
        currency: page.currency,
        customer: page.customer ?? 'cus_1',
        metadata: { payment_id: page.payment_id },
      })
      page.payment_intent = intent.id
      this.#tell('payment_intent.succeeded', intent)
    }
    this.#tell('checkout.session.completed', page)
    return true
  }

  /** What Billing does when a period ends: takes the money or fails to, or ends the subscription. */
  renew(subscription: string, isPaid: boolean, attempt = 1): void {
    const own = this.#things.get(subscription)!
    const item = (own.items as { data: { current_period_end: number }[] }).data[0]!
    if (own.status === 'canceled') return
    if (own.cancel_at_period_end) {
      own.status = 'canceled'
      return this.#tell('customer.subscription.deleted', own)
    }
    const end = item.current_period_end + 30 * 86_400
    const money = { customer: own.customer, currency: own.currency }
    const intent = isPaid ? this.#intent({ ...money, amount: own.amount, amount_received: own.amount }) : null
    const invoice = this.#make('in', 'invoice', {
      ...money,
      parent: { type: 'subscription_details', subscription_details: { subscription, metadata: own.metadata } },
      lines: listOf([{ period: { start: item.current_period_end, end } }]),
      amount_due: own.amount,
      amount_paid: isPaid ? own.amount : 0,
      attempt_count: attempt,
      next_payment_attempt: isPaid ? null : seconds() + 86_400,
      intent: intent?.id ?? null,
    })
    this.#tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
    if (isPaid) item.current_period_end = end
    own.status = isPaid ? 'active' : 'past_due'
    this.#tell('customer.subscription.updated', own)
  }
}

/** An event as Stripe would send it: its bytes, and the signature over them of an instant (seconds). */
export function signedEvent(event: object, secret: string, timestamp = Math.floor(Date.now() / 1000)) {
  const payload = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { payload, signature }
}
