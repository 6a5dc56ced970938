import type { AdminActor } from '#app/core/actor.ts'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { newYork, wallText } from '#app/core/calendar/zones.ts'
import { csvText } from '#app/core/format/csv.ts'
import { privateHeaders } from '#app/core/http.server.ts'
import { i18nOf, translator } from '#app/core/i18n/resources.server.ts'
import { recordQueueExport } from '../commands/record-queue-export.server.ts'
import { queueSearch, readQueueFilters } from '../queue-filters.ts'
import { queueRows } from '../queries/queue-rows.server.ts'
import { listQueue } from '../queries/request-queue.server.ts'
import type { QueueName } from '../request-queues.ts'

/** Requests of one file. */
const most = 5000

const wallTime = (at: number | null) => (at === null ? '' : wallText(at, newYork).slice(0, 16).replace('T', ' '))

/**
 * The requests of a queue as CSV, as the address filters them and in the reader's language; recorded before anything leaves. What visitors
 * have written is not in it: whoever reads that opens the request.
 */
export async function exportQueue(request: Request, actor: AdminActor, queue: QueueName): Promise<Response> {
  const filters = { ...readQueueFilters(new URL(request.url).searchParams), cursor: null }
  await orRefused(recordQueueExport(actor, queue, Object.keys(queueSearch(filters))))
  const { rows: requests } = await listQueue(actor, queue, filters, most)
  const rows = await queueRows(requests, actor.locale)
  const t = translator(actor.locale, 'review')
  const say = (key: string, code: string) => i18nOf[actor.locale].t(`review:${key}.${code}`, { defaultValue: code })
  const lines = rows.map(({ id, subject, kind, field, isReport, change, status, isLate }, at) => [
    id,
    subject.name,
    subject.second,
    say('kind', isReport ? 'report' : kind),
    say('field', field),
    change?.from,
    change?.to,
    say('status', status),
    wallTime(requests[at]!.createdAt),
    wallTime(requests[at]!.dueAt),
    isLate ? t('list.lateMark') : '',
    requests[at]!.locale,
  ])
  const header = [
    ...[t('export.id'), t('list.subject'), '', t('list.kind'), t('request.field'), t('request.now')],
    ...[t('request.wanted'), t('list.status'), t('export.sent'), t('export.due'), '', t('filter.locale')],
  ]
  const name = `attachment; filename="requests-${queue}.csv"`
  const headers = { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': name }
  return new Response(csvText([header, ...lines.map((line) => line.map((cell) => cell ?? ''))]), {
    headers: { ...privateHeaders, ...headers },
  })
}
