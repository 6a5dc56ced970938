import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import type { Checkout } from '#app/modules/payments/commands/start-checkout.server.ts'
import type { PaymentLine } from '#app/modules/payments/lines.ts'
import { sessionHash } from '#app/modules/payments/payment-session.server.ts'
import {
  type PaymentNews,
  type Purpose,
  type PurposeName,
  registerPurpose,
  type SubscriptionNews,
} from '#app/modules/payments/purposes.ts'
import { payments } from '#drizzle/schema/payments.ts'
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
    doneUrl: '/provider/4/dashboard',
    retryUrl: '/provider/4/dashboard',
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
