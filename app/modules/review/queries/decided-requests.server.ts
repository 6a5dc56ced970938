import { dayMs } from '#app/core/calendar/durations.ts'
import { and, desc, eq, gte, inArray, isNotNull, lt, or } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import type { HistoryFilters } from '../history-filters.ts'
import { queueNames, queueRules, type RequestKind } from '../request-queues.ts'
import type { ChangeRequest } from './standing-values.server.ts'

export type DecidedRequest = ChangeRequest & { reviewer: string | null }

/** A page of what has been decided, the latest first. */
export async function listDecided(
  { queue, decision, text, days, before }: HistoryFilters,
  size = 25,
): Promise<{ rows: DecidedRequest[]; hasNext: boolean }> {
  const { kind, status, decidedAt, id, targetId, reviewerId } = changeRequests
  const names = queue ? [queue] : queueNames
  const kinds = names.flatMap((name): readonly RequestKind[] => queueRules[name].kinds)
  const rows = await db
    .select({ request: changeRequests, first: users.firstName, last: users.lastName })
    .from(changeRequests)
    .leftJoin(users, eq(users.id, reviewerId))
    .where(
      and(
        isNotNull(decidedAt),
        inArray(kind, kinds),
        decision ? eq(status, decision) : undefined,
        days ? gte(decidedAt, now() - days * dayMs) : undefined,
        text ? or(eq(id, text), eq(targetId, text)) : undefined,
        before ? or(lt(decidedAt, before.at), and(eq(decidedAt, before.at), lt(id, before.id))) : undefined,
      ),
    )
    .orderBy(desc(decidedAt), desc(id))
    .limit(size + 1)
  const found = rows.map(({ request, first, last }) => ({
    ...request,
    reviewer: [first, last].filter(Boolean).join(' ') || null,
  }))
  return { rows: found.slice(0, size), hasNext: found.length > size }
}
