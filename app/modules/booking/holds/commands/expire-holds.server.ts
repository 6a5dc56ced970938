import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { slotHolds, waitlistEntries } from '#drizzle/schema/scheduling.ts'
import { and, asc, eq, lte } from 'drizzle-orm'
import { endHold, auditHold } from './hold-steps.server.ts'
import { idsOf, dueBatch, changeEach } from '#app/modules/booking/due-rows.ts'

/** A hold that is an offer ends with it. */
const offersOf = (reader: Reader, holdId: string) =>
  reader.$count(waitlistEntries, and(eq(waitlistEntries.offeredHoldId, holdId), eq(waitlistEntries.status, 'offered')))

/** Ends holds that ran out. Their time was open again from that instant on; this only says so. */
export async function expireHolds(): Promise<number> {
  const isDue = and(eq(slotHolds.status, 'active'), lte(slotHolds.expiresAt, now()))
  const due = db.select({ id: slotHolds.id }).from(slotHolds).where(isDue)
  const ids = await idsOf(due.orderBy(asc(slotHolds.expiresAt), asc(slotHolds.id)).limit(dueBatch))
  return changeEach(ids, (id) =>
    withTransaction(async (tx) => {
      const [hold] = await tx.select().from(slotHolds).where(eq(slotHolds.id, id))
      if (!hold || (await offersOf(tx, id)) > 0) return false
      await endHold(tx, hold, 'expire', 'system')
      await auditHold(tx, id, 'expire')
      return true
    }),
  )
}
