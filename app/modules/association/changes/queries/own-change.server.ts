import { and, desc, eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { openStatuses } from '#app/modules/moderation/request-status.ts'
import { changeRequests, type changeRequestStatuses } from '#drizzle/schema/moderation.ts'

type Status = (typeof changeRequestStatuses)[number]

async function findNewest(reader: Reader, associationId: string, among: readonly Status[]) {
  const { kind, targetType, targetId, status, createdAt, id } = changeRequests
  const [row] = await reader
    .select()
    .from(changeRequests)
    .where(
      and(
        eq(targetType, 'association'),
        eq(targetId, associationId),
        eq(kind, 'association_change'),
        inArray(status, [...among]),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(1)
  return row ?? null
}

/** The request for another name or kind that is not decided yet, whoever of its managers has sent it; null without one. */
export const findOpenChange = (associationId: string, reader: Reader = db) =>
  findNewest(reader, associationId, openStatuses)

/** The same, and where none is open the last one that is over; null when the association never asked. */
export const findLastChange = async (associationId: string) =>
  (await findOpenChange(associationId)) ??
  findNewest(db, associationId, ['rejected', 'expired', 'applied', 'withdrawn'])
