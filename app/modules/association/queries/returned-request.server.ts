import { and, desc, eq } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'

/** One's own request to be let in that a reviewer has sent back for more; null when none waits for an answer. */
export async function findReturned({ userId, associations: [chosen] }: AssociationActor, reader: Reader = db) {
  const [row] = await reader
    .select()
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.kind, 'association_new'),
        eq(changeRequests.targetType, 'association'),
        eq(changeRequests.targetId, chosen?.id ?? ''),
        eq(changeRequests.submitterId, userId),
        eq(changeRequests.status, 'needs_info'),
      ),
    )
    .orderBy(desc(changeRequests.createdAt))
    .limit(1)
  return row ?? null
}
