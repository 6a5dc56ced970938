import { and, eq, lt, sql } from 'drizzle-orm'
import { localDate } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { queueDays } from '#drizzle/schema/scheduling.ts'

/**
 * The next number of a facility's day, from 1. It is counted in the transaction that writes the visit: who fails takes no number, and of
 * two at once one waits for the other, so that none is given twice and none is left out.
 */
export async function nextQueueNumber(
  tx: Transaction,
  { facilityId, timeZone }: Readonly<{ facilityId: string; timeZone: string }>,
): Promise<number> {
  const day = localDate(now(), timeZone)
  const [row] = await tx
    .insert(queueDays)
    .values({ facilityId, day, last: 1 })
    .onConflictDoUpdate({ target: [queueDays.facilityId, queueDays.day], set: { last: sql`${queueDays.last} + 1` } })
    .returning({ last: queueDays.last })
  // The days before are not asked for again.
  if (row!.last === 1)
    await tx.delete(queueDays).where(and(eq(queueDays.facilityId, facilityId), lt(queueDays.day, day)))
  return row!.last
}
