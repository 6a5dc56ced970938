import type { AdminActor } from '#app/core/actor.ts'
import { accepted, orRefused, toasted } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { changedLines, inWords } from '../changed-values.ts'
import { decideMany } from '../commands/decide-many.server.ts'
import { bulkForm } from '../forms.ts'
import { isNarrowed, queueSearch, readQueueFilters } from '../queue-filters.ts'
import { listReasons } from '../queries/decision-reasons.server.ts'
import { countQueues } from '../queries/queue-counts.server.ts'
import { listQueue } from '../queries/request-queue.server.ts'
import { findSubjects } from '../queries/request-subjects.server.ts'
import type { ChangeRequest } from '../queries/standing-values.server.ts'
import type { QueueName } from '../request-queues.ts'
import { waitingAge } from '../waiting-age.ts'

/** What changes, as far as a row has room for it. */
function changeOf({ kind, before, after }: ChangeRequest) {
  if (kind === 'new_doctor' || kind === 'claim' || kind === 'image') return null
  const [line] = changedLines(before, after)
  const clip = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
  return line ? { from: clip(line.from), to: clip(inWords(line.to)) } : null
}

async function rowsOf(requests: readonly ChangeRequest[], locale: Locale) {
  const subjectOf = await findSubjects(requests, locale)
  return requests.map((request) => {
    const { id, kind, field, status, submitterType, createdAt, dueAt, targetId } = request
    return {
      ...{ id, kind, field, status, seed: targetId, isReport: submitterType === 'public' },
      subject: subjectOf(request),
      change: changeOf(request),
      age: waitingAge(createdAt, now()),
      isLate: (dueAt ?? Infinity) < now(),
    }
  })
}

export type QueueRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** The head of a page of requests. */
export function reviewHead(request: Request, title: string, path: string) {
  const t = translator(localeOf(request), 'review')
  return requestHead(request, { title, description: t('list.description'), path, isIndexable: false })
}

/** A queue of requests, filtered and paged by its address. */
export async function loadQueuePage(request: Request, actor: AdminActor, queue: QueueName) {
  const locale = localeOf(request)
  const filters = readQueueFilters(new URL(request.url).searchParams)
  const [page, counts, reasons] = await Promise.all([
    listQueue(actor, queue, filters),
    countQueues([queue]),
    listReasons(queue),
  ])
  const [first, last] = [page.rows[0], page.rows.at(-1)]
  const to = (way: 'before' | 'after', row: ChangeRequest) =>
    paths.reviewQueue(queue, queueSearch({ ...filters, cursor: { way, createdAt: row.createdAt, id: row.id } }))
  const { waiting, returned, oldestAt } = counts[queue]
  const title = translator(locale, 'review')(`queue.${queue}`)
  const data = {
    head: reviewHead(request, title, paths.reviewQueue(queue)),
    ...{ queue, filters, isNarrowed: isNarrowed(filters), search: queueSearch(filters) },
    rows: await rowsOf(page.rows, locale),
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
  const bulk = decision === 'approve' ? { decision } : { decision, reason, note: null }
  const { done, refused } = await orRefused(decideMany(actor, ids, bulk))
  if (refused.length === 0) return accepted(back, t('bulk.done', { count: done }))
  const say = translator(locale, 'errors')
  const why = [...new Set(refused)].map((code) => say(code)).join(' ')
  return toasted(back, { tone: 'warning', text: t('bulk.left', { done, left: refused.length, why }) })
}

/** Decides the ticked requests of a queue; the list comes back as it was filtered. */
export async function submitQueuePage(request: Request, actor: AdminActor, queue: QueueName) {
  const search = queueSearch(readQueueFilters(new URL(request.url).searchParams))
  return decide(request, actor, paths.reviewQueue(queue, search))
}
