import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { hourMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { calendarFeeds } from '#drizzle/schema/security.ts'

/** Keeps when a feed was last asked for, at most once an hour: programs ask often. */
export function noteFeedRead(id: string): Promise<void> {
  const at = now()
  const isOld = or(isNull(calendarFeeds.readAt), lt(calendarFeeds.readAt, at - hourMs))
  return withTransaction(async (tx) => {
    await tx
      .update(calendarFeeds)
      .set({ readAt: at })
      .where(and(eq(calendarFeeds.id, id), isOld))
  })
}
