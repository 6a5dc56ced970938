import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { askRefund } from '#app/modules/payments/commands/ask-refund.server.ts'
import { pushWishes } from '#app/modules/payments/commands/push-wishes.server.ts'
import { reconcile } from '#app/modules/payments/commands/reconcile.server.ts'
import { startCheckout } from '#app/modules/payments/commands/start-checkout.server.ts'
import { cancelSubscription, changeSubscription } from '#app/modules/payments/commands/subscriptions.server.ts'
import type { GatewayName } from '#app/modules/payments/gateway.ts'
import { sumsOf } from '#app/modules/payments/ledger.ts'
import { gatewaySubscriptions, paymentEntries, paymentRefunds, payments } from '#drizzle/schema/payments.ts'
import { adminActor } from '#tests/factories/accounts.ts'
import { checkoutOf, line, listeningPurpose, type News } from '#tests/factories/payments.ts'

/** The other side of the counter, for tests. */
export type Counter = Readonly<{
  name: GatewayName
  /** Somebody pays on the page of a payment, once or by mistake twice. @returns whether they could */
  pay(paymentId: string, times: 1 | 2): Promise<boolean>
  /** The next renewal is due; the clock stands there. */
  renew(subscriptionRef: string): Promise<void>
  /** Brings what is waiting to be told: as it happened, everything twice and turned round, or not at all. */
  deliver(how?: 'once' | 'twice turned' | 'lost'): Promise<void>
}>

const start = Date.parse('2026-10-20T14:00:00Z')
const nextMonth = Date.parse('2026-11-20T14:00:00Z')
const day = 24 * 3_600_000
const subscribed = { subscription: { lines: [line(12_900)], interval: 'month', renewsAt: nextMonth } } as const

/** What every gateway does for us, whichever it is. */
export function describeGateway(counterOf: () => Counter): void {
  let told: News[]
  beforeEach(() => {
    setClock(start)
    told = listeningPurpose()
  })
  afterEach(() => setClock(null))
  const kinds = () => told.map(({ kind }) => kind)
  const paymentNow = async (id: string) => (await db.select().from(payments).where(eq(payments.id, id)))[0]!
  const own = async () => (await db.select().from(gatewaySubscriptions))[0]!
  const renewals = () => db.select().from(payments).where(eq(payments.kind, 'renewal')).orderBy(asc(payments.createdAt))
  const settle = async () => {
    await counterOf().deliver()
    await pushWishes()
    await counterOf().deliver()
  }
  const paid = async (changes: Parameters<typeof checkoutOf>[0] = {}) => {
    const { paymentId } = await startCheckout(checkoutOf(changes))
    expect(await counterOf().pay(paymentId, 1)).toBe(true)
    await settle()
    return paymentId
  }
  const gatewayAccount = async () => {
    const entries = await db.select().from(paymentEntries)
    for (const total of sumsOf(entries).values()) expect(total).toBe(0)
    return entries.filter(({ account }) => account === 'gateway').reduce((sum, { amountCents }) => sum + amountCents, 0)
  }

  describe('a checkout', () => {
    it('is paid by what the gateway tells, and by that alone', async () => {
      const { paymentId } = await startCheckout(checkoutOf())
      await counterOf().pay(paymentId, 1)
      expect((await paymentNow(paymentId)).state).toBe('pending')
      await settle()
      expect((await paymentNow(paymentId)).state).toBe('paid')
      expect(kinds()).toEqual(['paid'])
      expect(await gatewayAccount()).toBe(4_900)
    })

    it('comes to the same when everything is told twice and turned round', async () => {
      const { paymentId } = await startCheckout(checkoutOf())
      await counterOf().pay(paymentId, 1)
      await counterOf().deliver('twice turned')
      expect((await paymentNow(paymentId)).state).toBe('paid')
      expect(kinds()).toEqual(['paid'])
    })

    it('is one page for one press', async () => {
      const press = checkoutOf({ idempotencyKey: 'press' })
      expect(await startCheckout(press)).toEqual(await startCheckout(press))
    })

    it('closes the page of the one before', async () => {
      const first = await startCheckout(checkoutOf())
      await startCheckout(checkoutOf())
      expect(await counterOf().pay(first.paymentId, 1)).toBe(false)
      await settle()
      expect((await paymentNow(first.paymentId)).state).toBe('canceled')
    })

    it('may hold a line below zero', async () => {
      const id = await paid({ lines: [line(12_900), line(-4_900)] })
      expect(await paymentNow(id)).toMatchObject({ state: 'paid', amountCents: 8_000 })
      expect(await gatewayAccount()).toBe(8_000)
    })

    it('of a campaign is told to promotion alone, as is what goes back', async () => {
      const campaigns = listeningPurpose('promotion')
      const id = await paid({ purpose: 'promotion', purposeId: 'campaign-1' })
      expect(await gatewayAccount()).toBe(4_900)
      await askRefund(adminActor('payment.refund'), { paymentId: id, amountCents: 4_900, reason: 'asked' })
      await settle()
      expect(await paymentNow(id)).toMatchObject({ state: 'refunded', purpose: 'promotion' })
      expect(campaigns).toMatchObject([
        { kind: 'paid', payment: { purposeId: 'campaign-1', amountCents: 4_900 } },
        { kind: 'refunded', refundedCents: 4_900, isWhole: true },
      ])
      expect(told).toEqual([])
      expect(await gatewayAccount()).toBe(0)
    })

    it('that was paid twice gives the second charge back', async () => {
      const { paymentId } = await startCheckout(checkoutOf())
      await counterOf().pay(paymentId, 2)
      await settle()
      expect(await paymentNow(paymentId)).toMatchObject({ state: 'paid', refundedCents: 0 })
      expect(await gatewayAccount()).toBe(4_900)
      expect(await db.select().from(paymentRefunds)).toMatchObject([{ cause: 'duplicate', state: 'done' }])
    })
  })

  describe('a refund', () => {
    it('goes back in parts, and never more than was paid', async () => {
      const id = await paid()
      const actor = adminActor('payment.refund')
      const ask = (amountCents: number) => askRefund(actor, { paymentId: id, amountCents, reason: 'asked' })
      await ask(900)
      await expect(ask(4_001)).rejects.toMatchObject({ code: 'payments.refund_too_much' })
      await settle()
      expect(await paymentNow(id)).toMatchObject({ state: 'partially_refunded', refundedCents: 900 })
      await ask(4_000)
      await settle()
      await settle()
      expect(await paymentNow(id)).toMatchObject({ state: 'refunded', refundedCents: 4_900 })
      for (const amount of [1, 0, -5, 0.5])
        await expect(ask(amount)).rejects.toMatchObject({ code: 'payments.refund_too_much' })
      expect(await gatewayAccount()).toBe(0)
      expect(kinds()).toEqual(['paid', 'refunded', 'refunded'])
      const nobody = adminActor('payment.read')
      expect(() => askRefund(nobody, { paymentId: id, amountCents: 1, reason: '' })).toThrow(
        'payments.refund_forbidden',
      )
    })
  })

  describe('a subscription', () => {
    it('renews for our own lines, changes with us and ends when we say', async () => {
      await paid(subscribed)
      const { id, ref } = await own()
      setClock(nextMonth)
      await counterOf().renew(ref!)
      await settle()
      expect(await renewals()).toMatchObject([{ state: 'paid', amountCents: 12_900 }])
      await withTransaction((tx) => changeSubscription(tx, id, { lines: [line(4_900)] }))
      await settle()
      setClock(nextMonth + 31 * day)
      await counterOf().renew(ref!)
      await settle()
      expect((await renewals()).map(({ amountCents }) => amountCents)).toEqual([12_900, 4_900])
      await withTransaction((tx) => cancelSubscription(tx, id, 'period_end'))
      await settle()
      setClock(nextMonth + 62 * day)
      await counterOf().renew(ref!)
      await settle()
      expect(await renewals()).toHaveLength(2)
      expect((await own()).state).toBe('canceled')
      expect(kinds()).toEqual(['paid', 'renewed', 'renewed', 'subscription_ended'])
    })

    it('ends at once where that is wanted, also when it is over already', async () => {
      await paid(subscribed)
      const { id } = await own()
      for (let time = 0; time < 2; time++) {
        await withTransaction((tx) => cancelSubscription(tx, id, 'now'))
        await settle()
        expect((await own()).state).toBe('canceled')
      }
      expect(kinds()).toEqual(['paid', 'subscription_ended'])
    })
  })

  describe('its list', () => {
    it('agrees with our books, and brings back what was never told', async () => {
      await paid(subscribed)
      const { paymentId } = await startCheckout(checkoutOf({ purposeId: 'lost' }))
      await counterOf().pay(paymentId, 1)
      await counterOf().deliver('lost')
      setClock(nextMonth)
      await counterOf().renew((await own()).ref!)
      await counterOf().deliver('lost')
      const compare = () => reconcile(counterOf().name, start - day, now() + 1000)
      const found = await compare()
      expect(found.map(({ kind, isMended }) => [kind, isMended])).toEqual([
        ['charge', true],
        ['charge', true],
      ])
      expect((await paymentNow(paymentId)).state).toBe('paid')
      expect(await renewals()).toMatchObject([{ state: 'paid', amountCents: 12_900 }])
      expect(await compare()).toEqual([])
    })
  })
}
