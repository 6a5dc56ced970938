import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { findNeighborhood } from '#app/modules/directory/queries/reference.server.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import type { QueueFilters } from '../queue-filters.ts'
import { type QueueName, queueRules, type RequestKind, type RequestStatus, waitingStatuses } from '../request-queues.ts'
import { assignedTo, inNeighborhood, named, ofType } from './queue-narrowing.server.ts'
import type { ChangeRequest } from './standing-values.server.ts'

const statusesOf = (state: QueueFilters['state']): readonly RequestStatus[] =>
  state === 'waiting' ? waitingStatuses : ['needs_info']

/** Where in the order a cursor stands; `isForward` goes to later rows of the list. */
function beyond({ cursor, sort }: QueueFilters) {
  if (!cursor) return undefined
  const { createdAt, id } = changeRequests
  const isRising = (sort === 'oldest') === (cursor.way === 'after')
  const past = isRising ? gt : lt
  return or(past(createdAt, cursor.createdAt), and(eq(createdAt, cursor.createdAt), past(id, cursor.id)))
}

export type QueuePage = Readonly<{ rows: ChangeRequest[]; hasPrevious: boolean; hasNext: boolean }>

type Area = NonNullable<Awaited<ReturnType<typeof findNeighborhood>>>

/** One range of the index: requests of a kind in a state, in their order. */
function rangeOf(
  actor: Pick<AdminActor, 'userId'>,
  filters: QueueFilters,
  { kind, status, limit, area }: { kind: RequestKind; status: RequestStatus; limit: number; area: Area | null },
) {
  const { createdAt, dueAt, id, locale } = changeRequests
  const isRising = (filters.sort === 'oldest') === (filters.cursor?.way !== 'before')
  const order = isRising ? asc : desc
  return db
    .select()
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.kind, kind),
        eq(changeRequests.status, status),
        filters.age === 'late' ? lt(dueAt, now()) : filters.age === 'new' ? gt(createdAt, now() - dayMs) : undefined,
        filters.locale ? eq(locale, filters.locale) : undefined,
        assignedTo(filters.assigned, actor),
        filters.type ? ofType(filters.type) : undefined,
        area ? inNeighborhood(area) : undefined,
        filters.text ? named(filters.text) : undefined,
        beyond(filters),
      ),
    )
    .orderBy(order(createdAt), order(id))
    .limit(limit)
}

/**
 * A page of a queue. Each kind and state is a range of one index, read no further than the page goes, and the ranges are merged here: the
 * first page costs the same with three requests as with three thousand.
 */
export async function listQueue(
  actor: Pick<AdminActor, 'userId'>,
  queue: QueueName,
  filters: QueueFilters,
  size = 25,
): Promise<QueuePage> {
  const { kinds } = queueRules[queue]
  const area = filters.area ? await findNeighborhood(filters.area) : null
  const ranges = kinds.flatMap((kind) =>
    statusesOf(filters.state).map((status) => ({ kind, status, limit: size + 1, area })),
  )
  const found = (await Promise.all(ranges.map((range) => rangeOf(actor, filters, range)))).flat()
  const isBack = filters.cursor?.way === 'before'
  const isRising = (filters.sort === 'oldest') === !isBack
  found.sort((one, other) => {
    const order = one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1)
    return isRising ? order : -order
  })
  const hasMore = found.length > size
  const rows = found.slice(0, size)
  if (isBack) rows.reverse()
  return { rows, hasPrevious: isBack ? hasMore : filters.cursor !== null, hasNext: isBack || hasMore }
}
