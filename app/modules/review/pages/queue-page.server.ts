import type { AdminActor } from '#app/core/actor.ts'
import { accepted, orRefused, toasted } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { listNeighborhoods } from '#app/modules/directory/queries/reference.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { assignMany, claimMany, decideMany } from '../commands/decide-many.server.ts'
import { type BulkAnswers, bulkForm } from '../forms.ts'
import { isNarrowed, queueSearch, readQueueFilters } from '../queue-filters.ts'
import { listReviewers } from '../queries/reviewers.server.ts'
import { listReasons } from '../queries/decision-reasons.server.ts'
import { countQueues } from '../queries/queue-counts.server.ts'
import { listQueue } from '../queries/request-queue.server.ts'
import { queueRows } from '../queries/queue-rows.server.ts'
import type { ChangeRequest } from '../queries/standing-values.server.ts'
import type { QueueName } from '../request-queues.ts'
import { waitingAge } from '../waiting-age.ts'

/** The head of a page of requests. */
export function reviewHead(request: Request, title: string, path: string) {
  const t = translator(localeOf(request), 'review')
  return requestHead(request, { title, description: t('list.description'), path, isIndexable: false })
}

/** A queue of requests, filtered and paged by its address. */
export async function loadQueuePage(request: Request, actor: AdminActor, queue: QueueName) {
  const locale = localeOf(request)
  const { searchParams } = new URL(request.url)
  const filters = readQueueFilters(searchParams)
  const [page, counts, reasons, areas, reviewers] = await Promise.all([
    listQueue(actor, queue, filters),
    countQueues([queue]),
    listReasons(queue),
    listNeighborhoods(),
    listReviewers(queue),
  ])
  const [first, last] = [page.rows[0], page.rows.at(-1)]
  const to = (way: 'before' | 'after', row: ChangeRequest) =>
    paths.reviewQueue(queue, queueSearch({ ...filters, cursor: { way, createdAt: row.createdAt, id: row.id } }))
  const { waiting, returned, oldestAt } = counts[queue]
  const title = translator(locale, 'review')(`queue.${queue}`)
  const data = {
    head: reviewHead(request, title, paths.reviewQueue(queue)),
    ...{ queue, filters, isNarrowed: isNarrowed(filters), search: queueSearch(filters) },
    rows: await queueRows(page.rows, locale),
    areas: areas.map(({ slug, name }) => ({ value: slug, label: name[locale] })),
    // Without a script the link that ticks all rows leads to the list with all of them ticked.
    isAllTicked: searchParams.get('ticked') === 'all',
    reviewers: reviewers.map(({ id, name }) => ({ value: id, label: name })),
    csv: paths.reviewExport(queue, queueSearch({ ...filters, cursor: null })),
    counts: { waiting, returned, oldest: oldestAt === null ? null : waitingAge(oldestAt, now()) },
    reasons: reasons.map(({ id, decision, text }) => ({ id, decision, text: text[locale] })),
    previous: page.hasPrevious && first ? to('before', first) : null,
    next: page.hasNext && last ? to('after', last) : null,
  }
  return json(data, { headers: privateHeaders })
}

export type QueuePageData = Awaited<ReturnType<Awaited<ReturnType<typeof loadQueuePage>>['json']>>

/** What the bar says of the ticked requests: that all of them are done, or how many are not. */
const bulkWords = {
  claim: ['bulk.claimed', 'bulk.leftUnclaimed'],
  assign: ['bulk.assigned', 'bulk.leftUnassigned'],
  decided: ['bulk.done', 'bulk.left'],
} as const

function workOn(actor: AdminActor, ids: readonly string[], { decision, reason, reviewer }: BulkAnswers) {
  if (decision === 'claim') return claimMany(actor, ids)
  if (decision === 'assign') return assignMany(actor, ids, reviewer)
  return decideMany(actor, ids, decision === 'approve' ? { decision } : { decision, reason, note: null })
}

async function decide(request: Request, actor: AdminActor, back: string) {
  const locale = localeOf(request)
  const t = translator(locale, 'review')
  const answers = await readAnswers(request, bulkForm)
  const { decision, request: ids = [] } = answers
  if (ids.length === 0) return toasted(back, { tone: 'warning', text: t('bulk.nothing') })
  const { done, refused } = await orRefused(workOn(actor, ids, answers))
  const [all, some] = bulkWords[decision === 'claim' || decision === 'assign' ? decision : 'decided']
  if (refused.length === 0) return accepted(back, t(all, { count: done }))
  const say = translator(locale, 'errors')
  const why = [...new Set(refused)].map((code) => say(code)).join(' ')
  return toasted(back, { tone: 'warning', text: t(some, { done, left: refused.length, why }) })
}

/** Decides the ticked requests of a queue; the list comes back as it was filtered. */
export async function submitQueuePage(request: Request, actor: AdminActor, queue: QueueName) {
  const search = queueSearch(readQueueFilters(new URL(request.url).searchParams))
  return decide(request, actor, paths.reviewQueue(queue, search))
}
