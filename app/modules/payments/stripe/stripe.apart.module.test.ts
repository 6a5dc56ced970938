import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { gatewaySubscriptions, payments } from '#drizzle/schema/payments.ts'
import { describeGateway } from '#tests/factories/gateway-contract.ts'
import { checkoutOf, line, listeningPurpose } from '#tests/factories/payments.ts'
import { signedEvent, StripeService } from '#tests/fakes/stripe-service.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { gatewayNamed } from '../commands/gateways.server.ts'
import { pushWishes } from '../commands/push-wishes.server.ts'
import { startCheckout } from '../commands/start-checkout.server.ts'
import { receiveStripe } from './pages/webhook.server.ts'
import { stripeVersion } from './stripe-client.server.ts'

const secret = 'whsec_0123456789abcdef0123456789abcdef'

const settings = vi.hoisted(() => ({ STRIPE_BASE_URL: '' }))

vi.mock(import('#app/core/env.server.ts'), async (original) => {
  const real = await original()
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef0123456789abcdef',
    get STRIPE_BASE_URL() {
      return settings.STRIPE_BASE_URL
    },
  }
  return { ...real, env: Object.defineProperties({ ...real.env }, Object.getOwnPropertyDescriptors(stripe)) }
})

useDatabase()

const service = new StripeService()
beforeAll(async () => {
  settings.STRIPE_BASE_URL = await service.listen()
})
afterAll(() => service.close())
beforeEach(() => service.forget())

function bring(event: object, { signature, payload } = signedEvent(event, secret)) {
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
  return receiveStripe(new Request('https://care.test/api/payments/stripe', { method: 'POST', body: payload, headers }))
}

const refOf = async (paymentId: string) =>
  (await db.select().from(payments).where(eq(payments.id, paymentId)))[0]!.gatewayRef!

describe('Stripe', () => {
  describeGateway(() => ({
    name: 'stripe',
    pay: async (paymentId, times) => service.pay(await refOf(paymentId), times),
    renew: (ref) => Promise.resolve(service.renew(ref, true)),
    async deliver(how = 'once') {
      const events = service.events.splice(0)
      const told = how === 'lost' ? [] : how === 'once' ? events : [...events, ...events].toReversed()
      for (const event of told) expect((await bring(event)).status).toBe(200)
    },
  }))
})

describe('what is sent to Stripe', () => {
  it('bears the pinned version and a key of ours, and prorates nothing', async () => {
    listeningPurpose()
    const subscription = { lines: [line(12_900)], interval: 'year', renewsAt: Date.parse('2030-01-01') } as const
    const { paymentId, url } = await startCheckout(checkoutOf({ locale: 'zh-Hant', subscription }))
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    service.pay(await refOf(paymentId))
    for (const event of service.events.splice(0)) await bring(event)
    await pushWishes()
    const posts = service.calls.filter(({ method }) => method === 'POST')
    expect(posts.length).toBeGreaterThan(3)
    for (const { key, version } of posts) {
      expect(key).toBeTruthy()
      expect(version).toBe(stripeVersion)
    }
    const session = posts.find(({ path }) => path.endsWith('/sessions'))!.fields
    expect(session).toMatchObject({ mode: 'payment', locale: 'zh-TW', client_reference_id: paymentId })
    expect(session['payment_intent_data[setup_future_usage]']).toBe('off_session')
    const begun = posts.find(({ path }) => path.endsWith('/subscriptions'))!.fields
    expect(begun).toMatchObject({ proration_behavior: 'none', 'items[0][price_data][recurring][interval]': 'year' })
    expect(await gatewayNamed('stripe').savedMethod((await db.select().from(gatewaySubscriptions))[0]!.ref!)).toEqual({
      brand: 'visa',
      last4: '4242',
      expires: '04/2040',
    })
  })

  it('lets a subscription that could not begin before its first renewal was due renew when the day ends', async () => {
    setClock(Date.parse('2030-02-01T15:00Z'))
    onTestFinished(() => setClock(null))
    listeningPurpose()
    const renewsAt = Date.parse('2030-03-01T15:00Z')
    const subscription = { lines: [line(12_900)], interval: 'month', renewsAt } as const
    const { paymentId } = await startCheckout(checkoutOf({ subscription }))
    service.pay(await refOf(paymentId))
    for (const event of service.events.splice(0)) await bring(event)
    service.isIll = true
    await pushWishes()
    service.isIll = false
    setClock(Date.parse('2030-03-05T10:00Z'))
    await pushWishes()
    expect(service.calls.at(-1)!.fields.trial_end).toBe(String(Date.parse('2030-03-06T00:00Z') / 1000))
    const [begun] = await db
      .select()
      .from(gatewaySubscriptions)
      .where(eq(gatewaySubscriptions.firstPaymentId, paymentId))
    expect(begun).toMatchObject({ ref: expect.stringMatching(/^sub_/) as string, state: 'active' })
  })

  it('is sent again when Stripe was ill, under the same key', async () => {
    listeningPurpose()
    const press = checkoutOf({ idempotencyKey: 'press' })
    service.isIll = true
    await expect(startCheckout(press)).rejects.toMatchObject({ code: 'payments.gateway_unavailable' })
    service.isIll = false
    await startCheckout(press)
    const keys = service.calls.filter(({ path }) => path.endsWith('/sessions')).map(({ key }) => key)
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('a webhook', () => {
  const event = { id: 'evt_x', object: 'event', type: 'customer.created', created: 1, data: { object: {} } }

  it('is believed by its signature over the bytes, for five minutes', async () => {
    expect((await bring(event)).status).toBe(200)
    const wrong = signedEvent(event, 'whsec_another0123456789abcdef012345')
    expect((await bring(event, wrong)).status).toBe(400)
    const old = signedEvent(event, secret, Math.floor(Date.now() / 1000) - 301)
    expect((await bring(event, old)).status).toBe(400)
    const { signature, payload } = signedEvent(event, secret)
    expect((await bring(event, { signature, payload: `${payload} ` })).status).toBe(400)
    expect((await bring(event, { signature: '', payload })).status).toBe(400)
  })

  it('that cannot be taken now is asked for again', async () => {
    listeningPurpose('membership', {
      onNews: (_tx, { kind }) => (kind === 'paid' ? Promise.reject(new Error('no')) : Promise.resolve()),
    })
    const { paymentId } = await startCheckout(checkoutOf())
    service.pay(await refOf(paymentId))
    const [paid] = service.events.splice(0)
    expect((await bring(paid!)).status).toBe(500)
    const told = listeningPurpose()
    expect((await bring(paid!)).status).toBe(200)
    expect((await bring(paid!)).status).toBe(200)
    expect(told.map(({ kind }) => kind)).toEqual(['paid'])
  })
})
