import { and, desc, eq, inArray } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { openStatuses } from '#app/modules/moderation/request-status.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'

/** One's own request to let the chosen association in that is not decided yet; null without one. */
export async function findOwnRequest({ userId, associations: [chosen] }: AssociationActor, reader: Reader = db) {
  const { kind, targetType, targetId, submitterId, status, createdAt } = changeRequests
  const [row] = await reader
    .select()
    .from(changeRequests)
    .where(
      and(
        eq(kind, 'association_new'),
        eq(targetType, 'association'),
        eq(targetId, chosen?.id ?? ''),
        eq(submitterId, userId),
        inArray(status, [...openStatuses]),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1)
  return row ?? null
}
