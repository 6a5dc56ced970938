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
import { claimMany, decideMany } from '../commands/decide-many.server.ts'
import { bulkForm } from '../forms.ts'
import { isNarrowed, queueSearch, readQueueFilters } from '../queue-filters.ts'
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
  const filters = readQueueFilters(new URL(request.url).searchParams)
  const [page, counts, reasons, areas] = await Promise.all([
    listQueue(actor, queue, filters),
    countQueues([queue]),
    listReasons(queue),
    listNeighborhoods(),
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
    csv: paths.reviewExport(queue, queueSearch({ ...filters, cursor: null })),
    counts: { waiting, returned, oldest: oldestAt === null ? null : waitingAge(oldestAt, now()) },
    reasons: reasons.map(({ id, decision, text }) => ({ id, decision, text: text[locale] })),
    previous: page.hasPrevious && first ? to('before', first) : null,
    next: page.hasNext && last ? to('after', last) : null,
  }
  return json(data, { headers: privateHeaders })
}

export type QueuePageData = Awaited<ReturnType<Awaited<ReturnType<typeof loadQueuePage>>['json']>>

async function decide(request: Request, actor: AdminActor, back: string) {
  const locale = localeOf(request)
  const t = translator(locale, 'review')
  const { decision, reason, request: ids = [] } = await readAnswers(request, bulkForm)
  if (ids.length === 0) return toasted(back, { tone: 'warning', text: t('bulk.nothing') })
  const work =
    decision === 'claim'
      ? claimMany(actor, ids)
      : decideMany(actor, ids, decision === 'approve' ? { decision } : { decision, reason, note: null })
  const { done, refused } = await orRefused(work)
  const isClaim = decision === 'claim'
  if (refused.length === 0) return accepted(back, t(isClaim ? 'bulk.claimed' : 'bulk.done', { count: done }))
  const say = translator(locale, 'errors')
  const why = [...new Set(refused)].map((code) => say(code)).join(' ')
  const text = t(isClaim ? 'bulk.leftUnclaimed' : 'bulk.left', { done, left: refused.length, why })
  return toasted(back, { tone: 'warning', text })
}

/** Decides the ticked requests of a queue; the list comes back as it was filtered. */
export async function submitQueuePage(request: Request, actor: AdminActor, queue: QueueName) {
  const search = queueSearch(readQueueFilters(new URL(request.url).searchParams))
  return decide(request, actor, paths.reviewQueue(queue, search))
}
