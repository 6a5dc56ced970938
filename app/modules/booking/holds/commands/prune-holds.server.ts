import { dayMs } from '#app/core/calendar/durations.ts'
import { and, asc, inArray, lt, ne } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { slotHolds } from '#drizzle/schema/scheduling.ts'

/**
 * Ended holds are kept until a day after the time they held: until then they tell who had it that it ran out, and whom it
 * was offered to, so that nobody is offered one time twice.
 */
const holdsFor = dayMs
/** Rows of one transaction, so that nobody waits for long behind it. */
const batch = 500

/** Forgets holds that have ended, of times that have passed. @returns how many. */
export async function pruneHolds(): Promise<number> {
  const isOver = and(ne(slotHolds.status, 'active'), lt(slotHolds.endsAt, now() - holdsFor))
  const over = db.select({ id: slotHolds.id }).from(slotHolds).where(isOver)
  const ids = (await over.orderBy(asc(slotHolds.id)).limit(batch)).map(({ id }) => id)
  if (ids.length === 0) return 0
  return withTransaction(async (tx) => {
    const gone = await tx
      .delete(slotHolds)
      .where(and(inArray(slotHolds.id, ids), isOver))
      .returning({ id: slotHolds.id })
    return gone.length
  })
}
