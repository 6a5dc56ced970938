import { count, inArray, and, min, sql } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { countOpenTickets } from '#app/modules/accounts/administration/queries/platform-state.server.ts'
import { reviewTime } from '#app/modules/moderation/review-time.ts'
import { paths } from '#app/paths.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { type QueueName, queueNames, queueRules, type RequestKind, waitingStatuses } from '../request-queues.ts'

type QueueCount = Readonly<{ waiting: number; returned: number; late: number; oldestAt: number | null }>

/** How many wait in each of some queues, how many of them are late, and since when the oldest does. */
export async function countQueues(queues: readonly QueueName[]): Promise<Record<QueueName, QueueCount>> {
  const { kind, status, createdAt } = changeRequests
  const kinds = queues.flatMap((name): readonly RequestKind[] => queueRules[name].kinds)
  const rows = await db
    .select({
      kind,
      status,
      count: count(),
      oldestAt: min(createdAt),
      late: sql<number>`sum(case when ${createdAt} < ${now() - reviewTime} then 1 else 0 end)`,
    })
    .from(changeRequests)
    .where(and(inArray(kind, kinds), inArray(status, [...waitingStatuses, 'needs_info'])))
    .groupBy(kind, status)
  const sums = queues.map((name): [QueueName, QueueCount] => {
    const own = rows.filter((row) => (queueRules[name].kinds as readonly RequestKind[]).includes(row.kind))
    const waiting = own.filter((row) => row.status !== 'needs_info')
    const total = (some: typeof own) => some.reduce((sum, row) => sum + Number(row.count), 0)
    const oldest = waiting.flatMap(({ oldestAt }) => (oldestAt === null ? [] : [Number(oldestAt)]))
    return [
      name,
      {
        waiting: total(waiting),
        returned: total(own.filter((row) => row.status === 'needs_info')),
        late: waiting.reduce((sum, row) => sum + Number(row.late), 0),
        oldestAt: oldest.length > 0 ? Math.min(...oldest) : null,
      },
    ]
  })
  return Object.fromEntries(sums) as Record<QueueName, QueueCount>
}

/** What waits for somebody, a line a queue that they may open: requests, and questions of customers. */
export async function countWaitingWork(actor: AdminActor) {
  const own = queueNames.filter((name) => actor.permissions.has(queueRules[name].permission))
  const [tickets, counts] = await Promise.all([countOpenTickets(actor), countQueues(own)])
  return [
    ...own.map((key) => {
      const { waiting, late, oldestAt } = counts[key]
      return { key, path: paths.reviewQueue(key), count: waiting, late, oldestAt }
    }),
    ...(tickets ? [{ key: 'support' as const, path: paths.adminSupport(), ...tickets }] : []),
  ]
}
