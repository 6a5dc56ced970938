import { dayMs } from '#app/core/calendar/durations.ts'
import { and, asc, inArray, lt } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { otps } from '#drizzle/schema/security.ts'

/** Codes are counted over a day, see the limits of one-time codes; the second day is for clocks that differ. */
const codesFor = 2 * dayMs
/** Rows of one transaction, so that nobody waits for long behind it. */
const batch = 500

/** Forgets one-time codes that have long expired. @returns how many. */
export async function pruneCodes(): Promise<number> {
  const before = now() - codesFor
  const isOver = and(lt(otps.createdAt, before), lt(otps.expiresAt, before))
  const over = db.select({ id: otps.id }).from(otps).where(isOver)
  const ids = (await over.orderBy(asc(otps.id)).limit(batch)).map(({ id }) => id)
  if (ids.length === 0) return 0
  return withTransaction(
    async (tx) => (await tx.delete(otps).where(inArray(otps.id, ids)).returning({ id: otps.id })).length,
  )
}
