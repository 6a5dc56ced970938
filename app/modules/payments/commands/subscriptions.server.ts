import { eq, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { gatewaySubscriptions } from '#drizzle/schema/payments.ts'
import { sumOf, type PaymentLine } from '../lines.ts'

type Wish = Partial<
  Pick<typeof gatewaySubscriptions.$inferInsert, 'lines' | 'amountCents' | 'interval' | 'cancelAtPeriodEnd' | 'endNow'>
>

/** Notes what is wanted of a subscription; `pushWishes` tells the gateway after the commit. */
async function wish(tx: Transaction, id: string, wanted: Wish): Promise<void> {
  const version = sql`${gatewaySubscriptions.version} + 1`
  const due = { attempts: 0, notBefore: now(), updatedAt: now() }
  const own = eq(gatewaySubscriptions.id, id)
  const rows = await tx
    .update(gatewaySubscriptions)
    .set({ ...wanted, ...due, version })
    .where(own)
    .returning({ id: gatewaySubscriptions.id })
  if (rows.length === 0) throw new Error('There is no such subscription.')
}

/**
 * From its next renewal on a subscription costs these lines; nothing is charged or given back now. Part of the caller's transaction: the
 * gateway is told after it.
 */
export function changeSubscription(
  tx: Transaction,
  id: string,
  { lines, interval }: Readonly<{ lines: readonly PaymentLine[]; interval?: 'month' | 'year' }>,
): Promise<void> {
  const { totalCents: amountCents } = sumOf(lines)
  if (amountCents <= 0) throw new RangeError('A renewal asks for an amount above zero.')
  return wish(tx, id, { lines: [...lines], amountCents, ...(interval && { interval }) })
}

/** Ends a subscription at the end of what is paid, or at once. Part of the caller's transaction. */
export function cancelSubscription(tx: Transaction, id: string, when: 'period_end' | 'now'): Promise<void> {
  return wish(tx, id, when === 'now' ? { endNow: true } : { cancelAtPeriodEnd: true })
}

/** Takes back that a subscription ends at the end of what is paid. Part of the caller's transaction. */
export function resumeSubscription(tx: Transaction, id: string): Promise<void> {
  return wish(tx, id, { cancelAtPeriodEnd: false })
}
