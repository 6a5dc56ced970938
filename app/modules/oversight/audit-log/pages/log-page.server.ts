import type { AdminActor } from '#app/core/actor.ts'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { wallText, newYork } from '#app/core/calendar/zones.ts'
import { csvText } from '#app/core/format/csv.ts'
import { privateHeaders } from '#app/core/http.server.ts'
import { i18nOf, translator } from '#app/core/i18n/resources.server.ts'
import { lastAnchor } from '#app/modules/audit/anchors.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { recordLogRead } from '../commands/record-log-read.server.ts'
import { logSearch, readLogFilters } from '../log-filters.ts'
import { listLogEntries } from '../queries/log-entries.server.ts'

const pageSize = 50
/** Entries of one file. */
const mostExported = 5000

const filtersOf = (request: Request) => readLogFilters(new URL(request.url).searchParams)

/** A page of the log, the latest first. Looking at it is recorded, after it was read: nobody finds their own look in it. */
export async function loadLog(request: Request, actor: AdminActor) {
  const filters = filtersOf(request)
  const read = await listLogEntries(filters, actor.locale, pageSize + 1)
  await orRefused(recordLogRead(actor, filters, 'log_read'))
  const entries = read.slice(0, pageSize)
  const last = entries.at(-1)
  const title = translator(actor.locale, 'oversight')('audit.title')
  const head = requestHead(request, { title, description: title, path: paths.adminAudit(), isIndexable: false })
  const older = read.length > pageSize && last ? paths.adminAudit(logSearch({ ...filters, before: last })) : null
  const csv = paths.adminAuditExport(logSearch({ ...filters, before: null }))
  const page = { filters, entries, older, csv, mostExported, verified: lastAnchor() }
  return { head, page }
}

export type LogPageData = Awaited<ReturnType<typeof loadLog>>['page']

/** The entries of an address as CSV, in the reader's language; recorded before anything leaves. */
export async function exportLog(request: Request, actor: AdminActor): Promise<Response> {
  const filters = { ...filtersOf(request), before: null }
  await orRefused(recordLogRead(actor, filters, 'log_export'))
  const entries = await listLogEntries(filters, actor.locale, mostExported)
  const t = translator(actor.locale, 'oversight')
  const say = (key: string, code: string) => i18nOf[actor.locale].t(`oversight:${key}.${code}`, { defaultValue: code })
  const and = t('audit.and')
  const columns = ['number', 'at', 'person', 'action', 'object', 'outcome', 'fields', 'request'] as const
  const lines = entries.map((entry) => [
    entry.seq,
    wallText(entry.at, newYork).slice(0, 19).replace('T', ' '),
    t(`audit.actors.${entry.actorType}`),
    entry.actorId,
    entry.actorName,
    entry.action,
    say('actions', entry.action),
    say('subjects', entry.subjectType),
    entry.subjectName,
    entry.subjectId,
    t(`audit.outcomes.${entry.outcome}`),
    entry.fields.join(and),
    entry.requestId,
  ])
  const [number, at, person, action, object, ...rest] = columns.map((name) => t(`audit.columns.${name}`))
  const header = [number!, at!, person!, '', '', action!, '', object!, '', '', ...rest]
  return new Response(csvText([header, ...lines]), {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="audit-log.csv"',
    },
  })
}
