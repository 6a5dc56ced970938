import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asc, eq } from 'drizzle-orm'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import {
  gatewaySubscriptions,
  paymentDocuments,
  paymentEntries,
  paymentEvents,
  paymentRefunds,
  payments,
} from '#drizzle/schema/payments.ts'
import { checkoutOf, line, listeningPurpose, type News } from '#tests/factories/payments.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { cancelPayment } from './commands/cancel-payment.server.ts'
import { receiveGatewayEvent } from './commands/receive-event.server.ts'
import { runPayments } from './commands/run-payments.server.ts'
import { type Checkout, startCheckout } from './commands/start-checkout.server.ts'
import { cancelSubscription, changeSubscription, resumeSubscription } from './commands/subscriptions.server.ts'
import type { GatewayEvent } from './gateway.ts'
import { sumsOf } from './ledger.ts'
import { sessionIdOf } from './payment-session.server.ts'
import { payWith } from './simulator/commands/pay.server.ts'
import { replaceCard } from './simulator/commands/run-simulator.server.ts'
import type { CardDoes } from './simulator/test-cards.ts'

useDatabase()

const start = Date.parse('2026-10-20T14:00:00Z')
const day = 24 * 3_600_000
const nextMonth = Date.parse('2026-11-20T14:00:00Z')

let told: News[]
beforeEach(() => {
  setClock(start)
  told = listeningPurpose()
})
afterEach(() => setClock(null))

const kinds = () => told.map(({ kind }) => kind)
const paymentNow = async (id: string) => (await db.select().from(payments).where(eq(payments.id, id)))[0]!
const subscribed = { subscription: { lines: [line(12_900)], interval: 'month', renewsAt: nextMonth } } as const

/** Opens a page and pays on it. */
async function pay(card: CardDoes, changes: Partial<Checkout> = {}) {
  const { paymentId, url } = await startCheckout(checkoutOf(changes))
  const ref = url.split('/').at(-1)!
  expect(await payWith(ref, card, '123456')).toBe(card === 'declines' ? 'declined' : 'accepted')
  await runPayments()
  return { id: paymentId, ref }
}

async function books() {
  const entries = await db.select().from(paymentEntries)
  for (const sum of sumsOf(entries).values()) expect(sum).toBe(0)
  const sums: Record<string, number> = {}
  for (const { account, amountCents } of entries) sums[account] = (sums[account] ?? 0) + amountCents
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0))
}

const succeeded = (paymentId: string | null, changes: object = {}) =>
  ({
    id: 'evt-1',
    at: now(),
    kind: 'succeeded',
    ...{ paymentId, checkoutRef: null, chargeRef: 'ch-1', customerRef: null, renewal: null },
    ...{ amountCents: 4_900, currency: 'USD' },
    ...changes,
  }) as GatewayEvent

describe('a payment', () => {
  it('is paid by a card that succeeds: once, with papers, a message and the news', async () => {
    const { id, ref } = await pay('succeeds')
    expect(await payWith(ref, 'succeeds', '')).toBe('accepted')
    await runPayments()
    expect(await paymentNow(id)).toMatchObject({ state: 'paid', receiptNo: 'R-2026-000001', paidAt: start })
    expect(kinds()).toEqual(['paid'])
    expect(await books()).toEqual({ gateway: 4_900, revenue: -4_900 })
    const papers = await db.select().from(paymentDocuments).orderBy(asc(paymentDocuments.number))
    expect(papers.map(({ number, kind }) => [number, kind])).toEqual([
      ['I-2026-000001', 'invoice'],
      ['R-2026-000001', 'receipt'],
    ])
    const messages = await db.select().from(messageOutbox)
    expect(messages.map(({ template, locale }) => [template, locale])).toEqual([['payment_receipt', 'en-US']])
  })

  it.each([
    ['declines', 'pending', []],
    ['asks_code', 'paid', ['paid']],
    ['succeeds_late', 'pending', []],
    ['fails_late', 'pending', []],
    ['succeeds_twice', 'paid', ['paid']],
    ['disputes', 'paid', ['paid']],
    ['expires', 'paid', ['paid']],
  ] as const)('with the card that %s is %s', async (card, state, news) => {
    const { id } = await pay(card)
    expect((await paymentNow(id)).state).toBe(state)
    expect(kinds()).toEqual(news)
    await books()
  })

  it('asks for a code where the card does', async () => {
    const { url } = await startCheckout(checkoutOf())
    const ref = url.split('/').at(-1)!
    expect(await payWith(ref, 'asks_code', '')).toBe('asks_code')
    expect(await payWith(ref, 'asks_code', '111111')).toBe('wrong_code')
    expect(await payWith(ref, 'asks_code', '123456')).toBe('accepted')
  })

  it('is decided later where the bank takes its time', async () => {
    const late = await pay('succeeds_late', { purposeId: 'one' })
    const failing = await pay('fails_late', { purposeId: 'two' })
    setClock(start + 61_000)
    await runPayments()
    expect((await paymentNow(late.id)).state).toBe('paid')
    expect((await paymentNow(failing.id)).state).toBe('failed')
    expect(kinds().toSorted()).toEqual(['failed', 'paid'])
  })

  it('gives the second of two charges back by itself', async () => {
    const { id } = await pay('succeeds_twice')
    await runPayments()
    expect(await paymentNow(id)).toMatchObject({ state: 'paid', refundedCents: 0 })
    expect(await books()).toEqual({ gateway: 4_900, revenue: -4_900 })
    expect(await db.select().from(paymentRefunds)).toMatchObject([{ cause: 'duplicate', state: 'done' }])
  })

  it('tells of a dispute', async () => {
    const { id } = await pay('disputes')
    setClock(start + 121_000)
    await runPayments()
    expect(kinds()).toEqual(['paid', 'disputed'])
    expect(await paymentNow(id)).toMatchObject({ state: 'paid', disputedAt: start + 120_000 })
    expect(await books()).toEqual({ disputed: 4_900, revenue: -4_900 })
  })

  it('is one for one press, however often the press arrives', async () => {
    const press = checkoutOf({ idempotencyKey: 'press-1' })
    const first = await startCheckout(press)
    expect(await startCheckout(press)).toEqual(first)
    expect(await startCheckout({ ...press, userId: 'user-2' })).not.toEqual(first)
  })

  it('closes other open pages for the same thing', async () => {
    const first = await startCheckout(checkoutOf())
    const second = await startCheckout(checkoutOf())
    await runPayments()
    expect((await paymentNow(first.paymentId)).state).toBe('canceled')
    expect(await payWith(first.url.split('/').at(-1)!, 'succeeds', '')).toBe('closed')
    expect((await paymentNow(second.paymentId)).state).toBe('pending')
  })

  it('asks for something', async () => {
    await expect(startCheckout(checkoutOf({ lines: [] }))).rejects.toThrow(RangeError)
    await expect(startCheckout(checkoutOf({ lines: [line(5), line(-5)] }))).rejects.toThrow(RangeError)
  })
})

describe('what a gateway tells', () => {
  it('counts once', async () => {
    const { paymentId } = await startCheckout(checkoutOf())
    const event = succeeded(paymentId)
    expect(await receiveGatewayEvent('simulator', event)).toBe('applied')
    expect(await receiveGatewayEvent('simulator', event)).toBe('repeated')
    const both = [1, 2].map(() => receiveGatewayEvent('simulator', succeeded(paymentId, { id: 'evt-2' })))
    expect((await Promise.all(both)).toSorted()).toEqual(['noted', 'repeated'])
    expect(kinds()).toEqual(['paid'])
  })

  it.each([{ amountCents: 4_899 }, { currency: 'EUR' }])('is not believed for %j, and goes back', async (changes) => {
    const { paymentId } = await startCheckout(checkoutOf())
    expect(await receiveGatewayEvent('simulator', succeeded(paymentId, changes))).toBe('mismatch')
    expect((await paymentNow(paymentId)).state).toBe('pending')
    expect(kinds()).toEqual([])
    expect(await db.select().from(paymentRefunds)).toMatchObject([{ cause: 'mismatch', ...changes }])
    await books()
  })

  it('pays a payment that was canceled: the money came', async () => {
    const { paymentId } = await startCheckout(checkoutOf())
    expect(await cancelPayment(sessionIdOf(paymentId))).toBe(true)
    expect(await receiveGatewayEvent('simulator', succeeded(paymentId))).toBe('applied')
    expect((await paymentNow(paymentId)).state).toBe('paid')
    expect(kinds()).toEqual(['canceled', 'paid'])
  })

  it('may tell of a refund before its charge', async () => {
    const { paymentId } = await startCheckout(checkoutOf())
    const money = { amountCents: 900, currency: 'USD' }
    const refund = {
      id: 'evt-0',
      at: now(),
      kind: 'refunded',
      chargeRef: 'ch-1',
      refundRef: 're-1',
      refundId: null,
      ...money,
    } as const
    expect(await receiveGatewayEvent('simulator', refund)).toBe('unknown')
    expect(await receiveGatewayEvent('simulator', succeeded(paymentId))).toBe('applied')
    expect(await paymentNow(paymentId)).toMatchObject({ state: 'partially_refunded', refundedCents: 900 })
    expect(await books()).toEqual({ gateway: 4_000, revenue: -4_900, refund: 900 })
    expect(kinds()).toEqual(['paid', 'refunded'])
  })

  it('of nothing we know is booked as money that is not ours', async () => {
    expect(await receiveGatewayEvent('simulator', succeeded('nobody'))).toBe('unknown')
    expect(await books()).toEqual({ gateway: 4_900, unallocated: -4_900 })
  })

  it('is not kept where its purpose refuses it, and comes again', async () => {
    const { paymentId } = await startCheckout(checkoutOf())
    listeningPurpose('membership', { onNews: () => Promise.reject(new Error('not now')) })
    await expect(receiveGatewayEvent('simulator', succeeded(paymentId))).rejects.toThrow('not now')
    expect((await paymentNow(paymentId)).state).toBe('pending')
    expect(await books()).toEqual({})
    told = listeningPurpose()
    expect(await receiveGatewayEvent('simulator', succeeded(paymentId))).toBe('applied')
    expect(kinds()).toEqual(['paid'])
  })

  it('is kept as it was told', async () => {
    const { id } = await pay('succeeds')
    for (const table of [paymentEvents, paymentEntries]) {
      await expect(withTransaction((tx) => tx.update(table).set({ amountCents: 1 }))).rejects.toThrow()
      await expect(withTransaction((tx) => tx.delete(table))).rejects.toThrow()
    }
    expect((await paymentNow(id)).state).toBe('paid')
  })
})

describe('a subscription', () => {
  const own = async () => (await db.select().from(gatewaySubscriptions))[0]!
  const renewals = () => db.select().from(payments).where(eq(payments.kind, 'renewal')).orderBy(asc(payments.createdAt))

  it('begins when its first payment is paid, and renews for our own lines', async () => {
    const { url } = await startCheckout(checkoutOf(subscribed))
    await runPayments()
    expect((await own()).state).toBe('wanted')
    await payWith(url.split('/').at(-1)!, 'succeeds', '')
    await runPayments()
    expect(await own()).toMatchObject({ state: 'active', renewsAt: nextMonth, version: 1, sentVersion: 1 })
    setClock(nextMonth)
    await runPayments()
    expect(await renewals()).toMatchObject([{ state: 'paid', amountCents: 12_900, receiptNo: 'R-2026-000002' }])
    expect(told.at(-1)).toMatchObject({ kind: 'renewed', renewsAt: Date.parse('2026-12-20T14:00:00Z') })
    await runPayments()
    expect(await renewals()).toHaveLength(1)
  })

  it('costs what it was changed to from the next renewal on', async () => {
    await pay('succeeds', subscribed)
    const { id } = await own()
    await withTransaction((tx) => changeSubscription(tx, id, { lines: [line(4_900)] }))
    await runPayments()
    setClock(nextMonth)
    await runPayments()
    expect(await renewals()).toMatchObject([{ state: 'paid', amountCents: 4_900 }])
  })

  it('ends at the end of what is paid, unless that was taken back', async () => {
    await pay('succeeds', subscribed)
    const { id } = await own()
    await withTransaction((tx) => cancelSubscription(tx, id, 'period_end'))
    await withTransaction((tx) => resumeSubscription(tx, id))
    await runPayments()
    setClock(nextMonth)
    await runPayments()
    expect(await renewals()).toHaveLength(1)
    await withTransaction((tx) => cancelSubscription(tx, id, 'period_end'))
    await runPayments()
    setClock(Date.parse('2026-12-20T14:00:00Z'))
    await runPayments()
    expect(await renewals()).toHaveLength(1)
    expect(told.at(-1)).toMatchObject({ kind: 'subscription_ended', subscriptionId: id })
    expect((await own()).state).toBe('canceled')
  })

  it('that is to end at once charges nothing more', async () => {
    await pay('succeeds', subscribed)
    const { id } = await own()
    await withTransaction((tx) => cancelSubscription(tx, id, 'now'))
    await runPayments()
    expect((await own()).state).toBe('canceled')
    setClock(nextMonth)
    await runPayments()
    expect(await renewals()).toEqual([])
  })

  it('that fails is tried again on days 1, 3, 5 and 7, and then is over', async () => {
    await pay('expires', subscribed)
    const tries: number[] = []
    for (let passed = 0; passed <= 9; passed++) {
      setClock(nextMonth + passed * day)
      const before = kinds().filter((kind) => kind === 'renewal_failed').length
      await runPayments()
      if (kinds().filter((kind) => kind === 'renewal_failed').length > before) tries.push(passed)
    }
    expect(tries).toEqual([0, 1, 3, 5, 7])
    expect(
      kinds()
        .filter((kind) => kind === 'failed' || kind === 'subscription_ended')
        .toSorted(),
    ).toEqual(['failed', 'subscription_ended'])
    expect(told.filter(({ kind }) => kind === 'renewal_failed').map((news) => 'tries' in news && news.tries)).toEqual([
      1, 2, 3, 4, 5,
    ])
    expect(await renewals()).toMatchObject([{ state: 'failed' }])
    // One bill for what is due, however often it was tried.
    expect(await db.select().from(paymentDocuments).where(eq(paymentDocuments.kind, 'invoice'))).toHaveLength(2)
  })

  it('goes on with another card', async () => {
    await pay('expires', subscribed)
    setClock(nextMonth)
    await runPayments()
    expect((await own()).state).toBe('past_due')
    await replaceCard((await own()).ref!, 'succeeds')
    await runPayments()
    expect(await renewals()).toMatchObject([{ state: 'paid' }])
    expect((await own()).state).toBe('active')
    expect(kinds()).toEqual(['paid', 'renewal_failed', 'renewed'])
  })
})
