import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { paymentEvents } from '#drizzle/schema/payments.ts'

export type PaymentEvent = typeof paymentEvents.$inferSelect

/**
 * The events of a payment as the ledger has them, and those of its charges that came before anybody knew whose they are. `charges` are
 * further names of charges to look for.
 */
export async function eventsOf(
  reader: Reader,
  paymentId: string,
  charges: readonly string[] = [],
): Promise<PaymentEvent[]> {
  const own = await reader
    .select({ ref: paymentEvents.ref })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentId, paymentId), eq(paymentEvents.kind, 'succeeded')))
  const refs = [...new Set([...charges, ...own.map(({ ref }) => ref!)])]
  const early = and(isNull(paymentEvents.paymentId), inArray(paymentEvents.chargeRef, refs))
  return reader
    .select()
    .from(paymentEvents)
    .where(or(eq(paymentEvents.paymentId, paymentId), refs.length > 0 ? early : undefined))
    .orderBy(asc(paymentEvents.seq), asc(paymentEvents.receivedAt), asc(paymentEvents.id))
}
