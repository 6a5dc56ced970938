import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { reconcile } from '#app/modules/payments/commands/reconcile.server.ts'
import { listPapers } from '#app/modules/membership/queries/papers.server.ts'
import { listPayments } from '#app/modules/payments/oversight/queries/overseen-payments.server.ts'
import { paymentDocuments, paymentEvents, payments } from '#drizzle/schema/payments.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { seedDemoPayments } from './payments.ts'

useSeededDatabase()

it('has payments in several states, and its books agree with themselves and with the simulator', async () => {
  const states = (await db.select({ state: payments.state }).from(payments)).map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['paid', 'partially_refunded', 'pending', 'canceled']))
  expect(await reconcile('simulator', 0, now())).toEqual([])
})

it('numbers its papers without a gap, in the order of their days', async () => {
  const rows = await db.select().from(paymentDocuments).orderBy(asc(paymentDocuments.issuedAt))
  for (const kind of ['invoice', 'receipt', 'credit_note']) {
    const own = rows.filter((row) => row.kind === kind)
    for (const year of new Set(own.map((row) => row.year))) {
      const sequences = own.filter((row) => row.year === year).map(({ sequence }) => sequence)
      expect(sequences).toEqual(sequences.map((_, index) => index + 1))
    }
  }
  expect(await listPapers('demo-zhining-bai-membership')).toHaveLength(2)
})

it('writes none of them twice', async () => {
  const count = async () => [
    await db.$count(payments),
    await db.$count(paymentEvents),
    await db.$count(paymentDocuments),
  ]
  const before = await count()
  await withTransaction((tx) => seedDemoPayments(tx))
  expect(await count()).toEqual(before)
})

it('is listed for those who look after payments, the latest first', async () => {
  const { rows } = await listPayments({ q: '', state: null, before: null }, 'en-US')
  expect(rows.length).toBeGreaterThan(5)
  const created = (await db.select().from(payments).orderBy(asc(payments.id))).map(({ createdAt }) => createdAt)
  expect(created).toEqual(created.toSorted((one, other) => one - other))
  expect(await db.$count(payments, eq(payments.state, 'canceled'))).toBe(1)
})
