import { and, eq, gte, inArray, ne, sql, sum } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { paymentEntries, payments } from '#drizzle/schema/payments.ts'
import { balanceOf } from '../ledger.ts'
import { eventsOf } from './ledger.server.ts'

type BookFault = { ref: string; paymentId: string | null; ours: string; theirs: string }

/** Events whose lines do not sum to zero, in all that was ever booked. */
async function crooked(): Promise<BookFault[]> {
  const total = sum(paymentEntries.amountCents)
  const rows = await db
    .select({ eventId: paymentEntries.eventId, currency: paymentEntries.currency, total })
    .from(paymentEntries)
    .groupBy(paymentEntries.eventId, paymentEntries.currency)
    .having(ne(total, sql`0`))
  return rows.map(({ eventId, currency, total: cents }) => {
    return { ref: eventId, paymentId: null, ours: `${currency} ${cents ?? '?'}`, theirs: `${currency} 0` }
  })
}

/** Payments whose row or lines are not what their events come to; of those that changed since an instant. */
async function drifted(since: number): Promise<BookFault[]> {
  const rows = await db.select().from(payments).where(gte(payments.updatedAt, since))
  const faults: BookFault[] = []
  for (const row of rows) {
    const events = await eventsOf(db, row.id)
    const { state, chargeRef, refundedCents, entries } = balanceOf(events, row)
    const own = await db
      .select()
      .from(paymentEntries)
      .where(
        and(
          eq(paymentEntries.paymentId, row.id),
          inArray(
            paymentEntries.eventId,
            events.map(({ id }) => id),
          ),
        ),
      )
    const told = (parts: readonly { account: string; amountCents: number }[]) =>
      parts
        .map(({ account, amountCents }) => `${account} ${amountCents}`)
        .toSorted()
        .join(', ')
    const ours = JSON.stringify([row.state, row.chargeRef, row.refundedCents, told(own)])
    const theirs = JSON.stringify([state, chargeRef, refundedCents, told(entries)])
    if (ours !== theirs) faults.push({ ref: row.id, paymentId: row.id, ours, theirs })
  }
  return faults
}

/** Where our books do not agree with themselves. */
export async function bookFaults(since: number): Promise<BookFault[]> {
  return [...(await crooked()), ...(await drifted(since))]
}
