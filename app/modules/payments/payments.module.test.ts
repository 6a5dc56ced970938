import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { paymentRefunds, paymentStates, payments } from '#drizzle/schema/payments.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { insertPayment as insertRow, listeningPurpose } from '#tests/factories/payments.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { cancelPayment } from './commands/cancel-payment.server.ts'
import { runPayments } from './commands/run-payments.server.ts'
import { sessionHash } from './payment-session.server.ts'
import type { PaymentState } from './payment-status.ts'
import { findPayment } from './queries/find-payment.server.ts'

useDatabase()

const session = 'session-0123456789abcdef'

listeningPurpose()

const insertPayment = (state: PaymentState, changes: Partial<typeof payments.$inferInsert> = {}) =>
  withTransaction((tx) =>
    insertRow(tx, session, { state, receiptNo: state === 'paid' ? 'R-2026-0001' : null, ...changes }),
  )
const stateNow = async () => (await db.select({ state: payments.state }).from(payments))[0]?.state

describe('findPayment', () => {
  it('tells the state and the receipt number to who holds the session id, the amount to the payer alone', async () => {
    await insertPayment('paid')
    const known = { state: 'paid', purpose: 'membership', purposeId: 'membership-1', receiptNo: 'R-2026-0001' }
    expect(await findPayment(session, null)).toEqual({ ...known, amountCents: null })
    expect(await findPayment(session, 'user-2')).toEqual({ ...known, amountCents: null })
    expect(await findPayment(session, 'user-1')).toEqual({ ...known, amountCents: 4900 })
  })

  it('is null for every other session id, and for none', async () => {
    await insertPayment('paid', { userId: null })
    expect(await findPayment('session-0123456789abcdeF', null)).toBeNull()
    expect(await findPayment(sessionHash(session), null)).toBeNull()
    expect(await findPayment(null, null)).toBeNull()
  })

  it('changes nothing', async () => {
    await insertPayment('pending')
    const before = await db.select().from(payments)
    setClock(now() + 60_000)
    await findPayment(session, null)
    expect(await db.select().from(payments)).toEqual(before)
  })
})

describe('cancelPayment', () => {
  it.each(paymentStates)('of a payment that is %s', async (state) => {
    const id = await insertPayment(state)
    const wasOpen = state === 'created' || state === 'pending'
    expect(await cancelPayment(session)).toBe(wasOpen)
    expect(await stateNow()).toBe(wasOpen ? 'canceled' : state)
    const events = await db.select().from(auditEvents)
    expect(events.map(({ action, subjectId }) => [action, subjectId])).toEqual(
      wasOpen ? [['payments.payment_cancel', id]] : [],
    )
  })

  it('happens once, and to no other payment', async () => {
    await insertPayment('pending')
    expect(await cancelPayment('another-0123456789abcdef')).toBe(false)
    expect(await stateNow()).toBe('pending')
    expect(await Promise.all([cancelPayment(session), cancelPayment(session)])).toEqual(
      expect.arrayContaining([true, false]),
    )
    expect(await db.select().from(auditEvents)).toHaveLength(1)
  })
})

describe('a wish at a gateway that this process cannot reach', () => {
  it('waits without a try, and holds up nothing', async () => {
    const paymentId = await insertPayment('paid', { gateway: 'stripe', gatewayRef: 'cs_1', chargeRef: 'ch_1' })
    const wish = { id: 'refund-1', paymentId, gateway: 'stripe', chargeRef: 'ch_1', amountCents: 100 } as const
    const at = now()
    await withTransaction((tx) =>
      tx.insert(paymentRefunds).values({
        ...wish,
        ...{ currency: 'USD', cause: 'asked', state: 'wanted', notBefore: at, createdAt: at, updatedAt: at },
      }),
    )
    await runPayments()
    expect(await db.select().from(paymentRefunds)).toMatchObject([{ id: 'refund-1', state: 'wanted', attempts: 0 }])
  })

  it('leaves a payment to be given up here', async () => {
    await insertPayment('pending', { gateway: 'stripe', gatewayRef: 'cs_1' })
    expect(await cancelPayment(session)).toBe(true)
    expect(await stateNow()).toBe('canceled')
  })
})
