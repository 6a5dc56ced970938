import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { claimTime } from '#app/modules/moderation/review-claim.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import type { QueueFilters } from '../queue-filters.ts'
import { type QueueName, queueRules, type RequestKind, type RequestStatus, waitingStatuses } from '../request-queues.ts'
import type { ChangeRequest } from './standing-values.server.ts'

const statusesOf = (state: QueueFilters['state']): readonly RequestStatus[] =>
  state === 'waiting' ? waitingStatuses : ['needs_info']

/** The text of a filter as a pattern; what is special in one is taken as it is. */
const patternOf = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`

function named(text: string) {
  const pattern = patternOf(text)
  const holds = (column: SQLiteColumn) => sql`lower(${column}) like ${pattern} escape '\\'`
  const ofProviders = db
    .select({ id: providers.id })
    .from(providers)
    .where(
      or(
        ...[providers.nameHans, providers.nameHant, providers.preferredName, providers.npi].map(holds),
        sql`lower(${providers.legalFirst} || ' ' || ${providers.legalLast}) like ${pattern} escape '\\'`,
      ),
    )
  const ofFacilities = db
    .select({ id: facilities.id })
    .from(facilities)
    .where(or(...[facilities.nameEn, facilities.nameHans, facilities.nameHant].map(holds)))
  const { targetId, targetType, after } = changeRequests
  return or(
    inArray(targetId, ofProviders),
    inArray(targetId, ofFacilities),
    and(inArray(targetType, ['npi', 'new_facility']), or(holds(targetId), holds(after))),
  )
}

function assignedTo(assigned: QueueFilters['assigned'], actor: Pick<AdminActor, 'userId'>) {
  const { status, reviewerId, claimedAt } = changeRequests
  const isHeld = and(eq(status, 'in_review'), gt(claimedAt, now() - claimTime))
  if (assigned === 'me') return and(isHeld, eq(reviewerId, actor.userId))
  if (assigned === 'others') return and(isHeld, ne(reviewerId, actor.userId))
  if (assigned === 'nobody') return or(ne(status, 'in_review'), isNull(claimedAt), lte(claimedAt, now() - claimTime))
  return undefined
}

/** Where in the order a cursor stands; `isForward` goes to later rows of the list. */
function beyond({ cursor, sort }: QueueFilters) {
  if (!cursor) return undefined
  const { createdAt, id } = changeRequests
  const isRising = (sort === 'oldest') === (cursor.way === 'after')
  const past = isRising ? gt : lt
  return or(past(createdAt, cursor.createdAt), and(eq(createdAt, cursor.createdAt), past(id, cursor.id)))
}

export type QueuePage = Readonly<{ rows: ChangeRequest[]; hasPrevious: boolean; hasNext: boolean }>

/** One range of the index: requests of a kind in a state, in their order. */
function rangeOf(
  actor: Pick<AdminActor, 'userId'>,
  filters: QueueFilters,
  { kind, status, limit }: { kind: RequestKind; status: RequestStatus; limit: number },
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
  const ranges = kinds.flatMap((kind) => statusesOf(filters.state).map((status) => ({ kind, status, limit: size + 1 })))
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
