import { and, asc, eq, isNull } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { calendarFeeds } from '#drizzle/schema/security.ts'

export type OwnFeed = Pick<typeof calendarFeeds.$inferSelect, 'id' | 'hash' | 'providerId' | 'readAt' | 'createdAt'>

/** The feeds that somebody has set up and not ended, at most one a doctor. */
export function listOwnFeeds(userId: string): Promise<OwnFeed[]> {
  const { id, hash, providerId, readAt, createdAt } = calendarFeeds
  return db
    .select({ id, hash, providerId, readAt, createdAt })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.endedAt)))
    .orderBy(asc(calendarFeeds.id))
}
