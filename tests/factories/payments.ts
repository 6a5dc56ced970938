import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { runPayments } from '#app/modules/payments/commands/run-payments.server.ts'
import { payWith } from '#app/modules/payments/simulator/commands/pay.server.ts'
import { type Checkout, startCheckout } from '#app/modules/payments/commands/start-checkout.server.ts'
import type { PaymentLine } from '#app/modules/payments/lines.ts'
import { sessionHash } from '#app/modules/payments/payment-session.server.ts'
import {
  type PaymentNews,
  type Purpose,
  type PurposeName,
  registerPurpose,
  type SubscriptionNews,
} from '#app/modules/payments/purposes.ts'
import { gatewaySubscriptions, paymentDocuments, payments } from '#drizzle/schema/payments.ts'
import { tri } from './directory.ts'

export type News = PaymentNews | SubscriptionNews

/** Registers a purpose that remembers what it is told; what was told in a transaction that was undone stays in the list. */
export function listeningPurpose(name: PurposeName = 'membership', changes: Partial<Purpose> = {}): News[] {
  const told: News[] = []
  registerPurpose({
    name,
    onNews: (_tx, news) => {
      told.push(news)
      return Promise.resolve()
    },
    billedTo: () => Promise.resolve(tri('玉兰诊所', '玉蘭診所', 'Magnolia Clinic')),
    mayRead: () => Promise.resolve(false),
    doneUrl: () => '/provider/4/dashboard',
    retryUrl: () => '/provider/4/dashboard',
    ...changes,
  })
  return told
}

export function line(amountCents: number, taxCents = 0): PaymentLine {
  return { label: tri('专业版', '專業版', 'Professional plan'), quantity: 1, amountCents, taxCents }
}

export function checkoutOf(changes: Partial<Checkout> = {}): Checkout {
  return {
    purpose: 'membership',
    purposeId: 'membership-1',
    userId: 'user-1',
    email: 'owner@example.com',
    locale: 'en-US',
    currency: 'USD',
    lines: [line(4_900)],
    ...changes,
  }
}

/** A payment's row alone, without the events that would have brought it there. */
export async function insertPayment(
  tx: Transaction,
  session: string,
  changes: Partial<typeof payments.$inferInsert> = {},
): Promise<string> {
  const id = changes.id ?? newId()
  await tx.insert(payments).values({
    id,
    sessionHash: sessionHash(session),
    purpose: 'membership',
    purposeId: 'membership-1',
    userId: 'user-1',
    amountCents: 4_900,
    currency: 'USD',
    state: 'pending',
    idempotencyKey: id,
    createdAt: now(),
    updatedAt: now(),
    ...changes,
  })
  return id
}

/** A simulated page on which nobody has paid yet. */
export async function simulatedCheckout(changes: Partial<Checkout> = {}): Promise<string> {
  listeningPurpose()
  const { url } = await startCheckout(checkoutOf(changes))
  return url.split('/').at(-1)!
}

/** A simulated subscription whose first payment was paid. */
export async function simulatedSubscription(): Promise<string> {
  const subscription = { lines: [line(4_900)], interval: 'month', renewsAt: now() + 30 * 24 * 3_600_000 } as const
  await payWith(await simulatedCheckout({ purposeId: newId(), subscription }), 'succeeds', '')
  await runPayments()
  const [row] = await db.select().from(gatewaySubscriptions)
  return row!.ref!
}

/** Somebody paid. @returns the id of the receipt. */
export async function insertReceipt(userId: string): Promise<string> {
  await payWith(await simulatedCheckout({ userId, purposeId: newId() }), 'succeeds', '')
  await runPayments()
  const [row] = await db
    .select({ id: paymentDocuments.id })
    .from(paymentDocuments)
    .innerJoin(payments, eq(payments.id, paymentDocuments.paymentId))
    .where(and(eq(payments.userId, userId), eq(paymentDocuments.kind, 'receipt')))
  return row!.id
}
