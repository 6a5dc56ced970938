import { and, desc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'

/** What a reviewer has said of the own profile when it was not listed; null when nobody has, or it was asked for anew since. */
export async function findListingAnswer(userId: string, providerId: string): Promise<string | null> {
  const [last] = await db
    .select({ status: changeRequests.status, note: changeRequests.decisionNote })
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.targetType, 'provider'),
        eq(changeRequests.targetId, providerId),
        eq(changeRequests.field, 'profile'),
        eq(changeRequests.submitterId, userId),
      ),
    )
    .orderBy(desc(changeRequests.createdAt), desc(changeRequests.id))
    .limit(1)
  return last?.status === 'needs_info' || last?.status === 'rejected' ? last.note : null
}
