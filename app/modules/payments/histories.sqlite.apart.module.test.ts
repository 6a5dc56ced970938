import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { and, eq, gte, ne } from 'drizzle-orm'
import { setClock } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { gatewaySubscriptions, paymentEntries, payments, simulatedObjects } from '#drizzle/schema/payments.ts'
import { checkoutOf, line, listeningPurpose } from '#tests/factories/payments.ts'
import { useFilledDatabase } from '#tests/setup/database.ts'
import { cancelPayment } from './commands/cancel-payment.server.ts'
import { receiveGatewayEvent } from './commands/receive-event.server.ts'
import { reconcile } from './commands/reconcile.server.ts'
import { runPayments } from './commands/run-payments.server.ts'
import { startCheckout } from './commands/start-checkout.server.ts'
import { cancelSubscription } from './commands/subscriptions.server.ts'
import { sumsOf } from './ledger.ts'
import { sessionIdOf } from './payment-session.server.ts'
import { cardSimulator } from './simulator/commands/card-simulator.server.ts'
import { delivered, dueEvents } from './simulator/commands/deliveries.server.ts'
import { payWith } from './simulator/commands/pay.server.ts'
import { passTime } from './simulator/commands/run-simulator.server.ts'
import { cardDoings } from './simulator/test-cards.ts'

/** Writes that are still made before the process dies; null while it lives. */
const life = vi.hoisted(() => ({ writesLeft: null as number | null }))

class Killed extends Error {}

vi.mock(import('#app/core/database/database.server.ts'), async (original) => {
  const real = await original()
  return {
    ...real,
    get db() {
      return real.db
    },
    withTransaction: async <Answer>(work: (tx: Transaction) => Promise<Answer>): Promise<Answer> => {
      if (life.writesLeft !== null && life.writesLeft-- <= 0) throw new Killed()
      return real.withTransaction(work)
    },
  }
})

useFilledDatabase(() => Promise.resolve())
afterEach(() => setClock(null))

const day = 24 * 3_600_000
const minute = 60_000

type Step =
  | { do: 'order'; what: number; renews: boolean }
  | { do: 'pay'; which: number; card: (typeof cardDoings)[number] }
  | { do: 'cancel'; which: number }
  | { do: 'end'; when: 'period_end' | 'now' }
  | { do: 'tell'; order: number; twice: boolean; loses: boolean }
  | { do: 'wait'; time: number }
  | { do: 'run' }

const nth = fc.nat({ max: 5 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('order' as const), what: fc.nat({ max: 1 }), renews: fc.boolean() }),
  fc.record({ do: fc.constant('pay' as const), which: nth, card: fc.constantFrom(...cardDoings) }),
  fc.record({ do: fc.constant('cancel' as const), which: nth }),
  fc.record({ do: fc.constant('end' as const), when: fc.constantFrom('period_end' as const, 'now' as const) }),
  fc.record({ do: fc.constant('tell' as const), order: fc.nat({ max: 3 }), twice: fc.boolean(), loses: fc.boolean() }),
  fc.record({ do: fc.constant('wait' as const), time: fc.constantFrom(minute, 3 * minute, day) }),
  fc.record({ do: fc.constant('run' as const) }),
)
/** A step, and after how many writes the process dies in it. */
const history = fc.array(fc.tuple(step, fc.option(fc.nat({ max: 4 }), { freq: 3 })), { minLength: 3, maxLength: 9 })

type History = [Step, number | null][]
const bought: History = [
  [{ do: 'order', what: 0, renews: true }, null],
  [{ do: 'pay', which: 0, card: 'succeeds' }, null],
  [{ do: 'run' }, 4],
]
/** A process that dies between beginning a subscription at the gateway and writing down its name: it renews, or is wanted no more. */
const lostSubscriptions: [History][] = [
  [[...bought, [{ do: 'wait', time: day }, null], [{ do: 'wait', time: day }, null]]],
  [[...bought, [{ do: 'end', when: 'now' }, null]]],
  [[...bought, [{ do: 'end', when: 'period_end' }, null], [{ do: 'run' }, null], [{ do: 'wait', time: day }, null]]],
]

let clock = Date.parse('2026-10-20T14:00:00Z')
const move = (time: number) => setClock((clock += time))

type Page = { paymentId: string; ref: string }

/** Events in another order than they happened in, some twice, some never. */
async function tell({ order, twice, loses }: Extract<Step, { do: 'tell' }>): Promise<void> {
  await passTime()
  const events = await dueEvents()
  const turned = order % 2 === 0 ? events : events.toReversed()
  for (const [position, { id, event }] of turned.entries()) {
    const isLost = loses && position % 2 === order % 2
    if (!isLost) await receiveGatewayEvent('simulator', event)
    if (twice) await receiveGatewayEvent('simulator', event)
    await delivered(id, true)
  }
}

async function perform(step: Step, pages: Page[], key: string): Promise<void> {
  const pageAt = (which: number) => pages[which % Math.max(1, pages.length)]
  if (step.do === 'wait') return move(step.time)
  if (step.do === 'run') return runPayments()
  if (step.do === 'tell') return tell(step)
  if (step.do === 'end') return endSubscriptions(step.when)
  if (step.do === 'order') {
    const subscription = { lines: [line(12_900)], interval: 'month', renewsAt: clock + 2 * day } as const
    const order = checkoutOf({ purposeId: `${key}-${step.what}`, ...(step.renews && { subscription }) })
    const { paymentId, url } = await startCheckout(order)
    pages.push({ paymentId, ref: url.split('/').at(-1)! })
    return
  }
  const page = pageAt(step.which)
  if (!page) return
  if (step.do === 'pay') await payWith(page.ref, step.card, '123456')
  else await cancelPayment(sessionIdOf(page.paymentId))
}

/** The process lives again and everything that waits comes about. */
async function recover(from: number): Promise<void> {
  life.writesLeft = null
  for (let round = 0; round < 3; round++) {
    move(2 * 3_600_000)
    await runPayments()
    await reconcile('simulator', from, clock + 1)
  }
}

/** What the gateway has kept of each payment, refunds taken off. */
async function keptAtGateway(from: number): Promise<Map<string, number>> {
  const kept = new Map<string, number>()
  for await (const charge of cardSimulator.charges(from, clock + 1)) {
    if (charge.state !== 'succeeded') continue
    const [row] = charge.renewal
      ? await db
          .select()
          .from(payments)
          .where(eq(payments.idempotencyKey, `renewal:simulator:${charge.renewal.invoiceRef}`))
      : await db.select().from(payments).where(eq(payments.id, charge.paymentId!))
    const disputed = charge.dispute?.amountCents ?? 0
    const back = charge.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
    const id = row?.id ?? `nobody: ${charge.chargeRef}`
    kept.set(id, (kept.get(id) ?? 0) + charge.amountCents - back - disputed)
  }
  return kept
}

async function expectEqualBooks(from: number): Promise<void> {
  expect(await reconcile('simulator', from, clock + 1)).toEqual([])
  const kept = await keptAtGateway(from)
  const rows = await db.select().from(payments).where(gte(payments.createdAt, from))
  const entries = await db.select().from(paymentEntries).where(gte(paymentEntries.at, from))
  for (const total of sumsOf(entries).values()) expect(total).toBe(0)
  for (const row of rows) {
    const own = entries.filter(({ paymentId, account }) => paymentId === row.id && account === 'gateway')
    const ours = own.reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect(ours, `the gateway's account of ${row.state}`).toBe(kept.get(row.id) ?? 0)
    // Nobody has paid twice, whatever was pressed and told.
    expect(ours).toBeLessThanOrEqual(row.amountCents)
    if (row.chargeRef === null) expect(ours).toBe(0)
  }
  const strangers = [...kept.keys()].filter((id) => !rows.some((row) => row.id === id))
  expect(strangers).toEqual([])
}

async function endSubscriptions(when: 'period_end' | 'now'): Promise<void> {
  const going = await db.select().from(gatewaySubscriptions).where(ne(gatewaySubscriptions.state, 'canceled'))
  for (const { id } of going) await withTransaction((tx) => cancelSubscription(tx, id, when))
}

/** Nothing of a history goes on into the next: nor does the gateway renew what is over for us. */
async function endEverything(from: number): Promise<void> {
  await endSubscriptions('now')
  for (let round = 0; round < 2; round++) await runPayments()
  const own = and(eq(simulatedObjects.kind, 'subscription'), gte(simulatedObjects.createdAt, from))
  const kept = await db.select().from(simulatedObjects).where(own)
  const going = kept.filter(({ data }) => data.state !== 'canceled').map(({ id }) => id)
  expect(going).toEqual([])
}

describe('a thousand histories of a gateway', () => {
  it(
    'that loses, repeats and mixes up what it tells, with a process that dies between any two writes, end in equal books',
    { timeout: 0 },
    async () => {
      listeningPurpose()
      let count = 0
      const seen = new Set<string>()
      await fc.assert(
        fc.asyncProperty(history, async (steps) => {
          move(60 * day)
          const from = clock
          const pages: Page[] = []
          for (const [step, writes] of steps) {
            move(1000)
            life.writesLeft = writes
            await perform(step, pages, `thing-${++count}`).catch((error: unknown) => {
              if (!(error instanceof Killed)) throw error
            })
            life.writesLeft = null
          }
          await recover(from)
          await expectEqualBooks(from)
          await endEverything(from)
          const rows = await db.select({ state: payments.state }).from(payments).where(gte(payments.createdAt, from))
          for (const { state } of rows) seen.add(state)
        }),
        { numRuns: 1000, interruptAfterTimeLimit: undefined, examples: lostSubscriptions },
      )
      expect([...seen]).toEqual(expect.arrayContaining(['canceled', 'failed', 'paid', 'pending']))
    },
  )
})
