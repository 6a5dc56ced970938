import { and, desc, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'

export type SubmittedRequest = Readonly<
  Pick<
    typeof changeRequests.$inferSelect,
    'id' | 'kind' | 'field' | 'status' | 'createdAt' | 'dueAt' | 'decisionNote' | 'before' | 'after'
  >
>

/** What somebody has asked reviewers to change, the latest first. */
export async function listSubmittedRequests(
  actor: Pick<ProviderActor, 'userId'>,
  limit = 20,
): Promise<SubmittedRequest[]> {
  return db
    .select({
      id: changeRequests.id,
      kind: changeRequests.kind,
      field: changeRequests.field,
      status: changeRequests.status,
      createdAt: changeRequests.createdAt,
      dueAt: changeRequests.dueAt,
      decisionNote: changeRequests.decisionNote,
      before: changeRequests.before,
      after: changeRequests.after,
    })
    .from(changeRequests)
    .where(and(eq(changeRequests.submitterType, 'user'), eq(changeRequests.submitterId, actor.userId)))
    .orderBy(desc(changeRequests.createdAt), desc(changeRequests.id))
    .limit(limit)
}
