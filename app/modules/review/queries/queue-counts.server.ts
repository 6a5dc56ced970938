import { and, inArray, min, sql } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { type QueueName, queueNames, queueRules, waitingStatuses } from '../request-queues.ts'

export type QueueCount = Readonly<{ queue: QueueName; count: number; oldestAt: number | null }>

/** How many requests wait in each queue that somebody may open, and since when the oldest does. */
export async function countQueues({ permissions }: AdminActor): Promise<QueueCount[]> {
  const own = queueNames.filter((name) => permissions.has(queueRules[name].permission))
  const kinds = own.flatMap((name) => [...queueRules[name].kinds])
  const rows = await db
    .select({ kind: changeRequests.kind, count: sql<number>`count(*)`, oldestAt: min(changeRequests.createdAt) })
    .from(changeRequests)
    .where(and(inArray(changeRequests.kind, kinds), inArray(changeRequests.status, [...waitingStatuses])))
    .groupBy(changeRequests.kind)
  return own.map((queue) => {
    const of = rows.filter(({ kind }) => (queueRules[queue].kinds as readonly string[]).includes(kind))
    const oldest = of.flatMap(({ oldestAt }) => (oldestAt === null ? [] : [Number(oldestAt)]))
    const count = of.reduce((sum, row) => sum + Number(row.count), 0)
    return { queue, count, oldestAt: oldest.length > 0 ? Math.min(...oldest) : null }
  })
}
