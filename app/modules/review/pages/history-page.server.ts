import type { AdminActor } from '#app/core/actor.ts'
import { accepted, endWithPage, orAnswered, orRefused, toasted } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { paths } from '#app/paths.ts'
import { seatLater } from '../commands/seat-leads.server.ts'
import { reopenRequest } from '../commands/reopen-request.server.ts'
import { requestForm } from '../forms.ts'
import { historySearch, readHistoryFilters } from '../history-filters.ts'
import { listDecided } from '../queries/decided-requests.server.ts'
import { openDecided } from '../queries/open-request.server.ts'
import { findRequestDetails, type ShownRequest } from '../queries/request-details.server.ts'
import { findSubjects } from '../queries/request-subjects.server.ts'
import { queueOf } from '../request-queues.ts'
import { waitingAge } from '../waiting-age.ts'
import { reviewHead } from './queue-page.server.ts'

/** What has been decided: by whom, when and why. */
export async function loadHistoryPage(request: Request) {
  const locale = localeOf(request)
  const t = translator(locale, 'review')
  const filters = readHistoryFilters(new URL(request.url).searchParams)
  const { rows, hasNext } = await listDecided(filters)
  const subjectOf = await findSubjects(rows, locale)
  const last = rows.at(-1)
  const next = { ...filters, before: last ? { at: last.decidedAt!, id: last.id } : null }
  const data = {
    head: reviewHead(request, t('queue.reviewed'), paths.reviewQueue('reviewed')),
    filters,
    rows: rows.map((row) => {
      const { id, kind, field, status, submitterType, decidedAt, reviewer, decisionNote } = row
      const isReport = submitterType === 'public'
      return { id, kind, field, status, isReport, decidedAt, reviewer, decisionNote, subject: subjectOf(row) }
    }),
    next: hasNext ? paths.reviewQueue('reviewed', historySearch(next)) : null,
  }
  return json(data, { headers: privateHeaders })
}

export type HistoryPageData = Awaited<ReturnType<Awaited<ReturnType<typeof loadHistoryPage>>['json']>>

/** One decided request, as it was decided. */
export async function loadDecidedPage(request: Request, actor: AdminActor, id: string) {
  const locale = localeOf(request)
  const row = await orRefused(openDecided(db, id))
  const details = await findRequestDetails(actor, row, locale)
  const title = `${details.subject.name} · ${translator(locale, 'review')('queue.reviewed')}`
  // What helped to decide is for those who decide.
  const shown: ShownRequest = { ...details, seen: null, edits: [], report: null, evidence: null, visits: [] }
  const data = {
    head: reviewHead(request, title, paths.reviewRequest('reviewed', id)),
    request: shown,
    age: waitingAge(row.createdAt, now()),
    ...{ action: paths.reviewRequest('reviewed', id), back: paths.reviewQueue('reviewed') },
    ...{ previous: null, next: null },
  }
  return json(data, { headers: privateHeaders })
}

/** Decides of somebody who has come by a request that they lead the team of a clinic. */
async function submitLead(request: Request, actor: AdminActor, id: string, leads: readonly string[]) {
  const t = translator(localeOf(request), 'review')
  const say = translator(localeOf(request), 'errors')
  const here = paths.reviewRequest('reviewed', id)
  const told = (text: string) => toasted(here, { tone: 'error', text })
  if (leads.length === 0) return told(t('errors.chosen'))
  const refused = await orAnswered(seatLater(actor, id, leads), {
    'accounts.facility_led': () => told(say('accounts.facility_led')),
    'review.not_applicable': () => told(say('review.not_applicable')),
    'review.own_request': () => told(say('review.own_request')),
  })
  return refused instanceof Response ? refused : accepted(here, t('lead.done'))
}

/** Takes a decided request up again, or decides who leads. */
export async function submitDecidedPage(request: Request, actor: AdminActor, id: string) {
  const row = await orRefused(openDecided(db, id))
  const locale = localeOf(request)
  const { intent, lead } = await readAnswers(request, requestForm)
  if (intent === 'lead') return submitLead(request, actor, id, lead ?? [])
  if (intent !== 'reopen') endWithPage({ status: 400 })
  const say = translator(locale, 'errors')
  const stay = (code: 'review.reopen_closed' | 'review.subject_gone' | 'moderation.request_reopened') => () =>
    toasted(paths.reviewRequest('reviewed', id), { tone: 'error', text: say(code) })
  const opened = await orAnswered(reopenRequest(actor, id), {
    'review.reopen_closed': stay('review.reopen_closed'),
    'review.subject_gone': stay('review.subject_gone'),
    'moderation.request_reopened': stay('moderation.request_reopened'),
  })
  if (opened instanceof Response) return opened
  const to = paths.reviewRequest(queueOf(row.kind)!, opened)
  return accepted(to, translator(locale, 'review')('history.reopened'))
}
