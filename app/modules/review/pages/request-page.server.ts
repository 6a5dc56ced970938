import type { AdminActor } from '#app/core/actor.ts'
import {
  accepted,
  endWithPage,
  type FormAnswer,
  orAnswered,
  orRefused,
  refusedForm,
  staleForm,
  toasted,
} from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { readPhone } from '#app/modules/booking/form/person-answers.ts'
import { paths } from '#app/paths.ts'
import { assignRequest } from '../commands/assign-request.server.ts'
import { claimRequest, releaseRequest } from '../commands/claim-request.server.ts'
import { approvePhotoRequest, refusePhotoRequest } from '../commands/decide-photo.server.ts'
import { approveRequest, refuseRequest } from '../commands/decide-request.server.ts'
import { recordCall } from '../commands/record-call.server.ts'
import { recordReportRead } from '../commands/record-report-read.server.ts'
import { readEdited } from '../edited-values.ts'
import { type RequestAnswers, requestForm } from '../forms.ts'
import { type QueueFilters, queueSearch, readQueueFilters } from '../queue-filters.ts'
import { openRequest } from '../queries/open-request.server.ts'
import { findRequestDetails } from '../queries/request-details.server.ts'
import { findNeighbors } from '../queries/request-neighbors.server.ts'
import { type ChangeRequest, findStanding, wantedValues } from '../queries/standing-values.server.ts'
import { queueOf, type QueueName } from '../request-queues.ts'
import { waitingAge } from '../waiting-age.ts'
import { reviewHead } from './queue-page.server.ts'

const filtersOf = (request: Request): QueueFilters => ({
  ...readQueueFilters(new URL(request.url).searchParams),
  cursor: null,
})

async function openInQueue(actor: AdminActor, queue: QueueName, id: string): Promise<ChangeRequest> {
  const row = await orRefused(openRequest(db, actor, id))
  if (queueOf(row.kind) !== queue) endWithPage({ status: 404, code: 'moderation.request_not_found' })
  return row
}

/** What a page shows of a request, with the way through its queue. */
export async function loadRequestPage(request: Request, actor: AdminActor, queue: QueueName, id: string) {
  const row = await openInQueue(actor, queue, id)
  const locale = localeOf(request)
  const filters = filtersOf(request)
  const search = queueSearch(filters)
  const details = await findRequestDetails(actor, row, locale)
  const { previous, next } = await findNeighbors(actor, queue, filters, row)
  if (details.report) await recordReportRead(actor, id)
  const to = (other: string | null) => other && paths.reviewRequest(queue, other, search)
  const title = `${details.subject.name} · ${translator(locale, 'review')(`queue.${queue}`)}`
  const data = {
    head: reviewHead(request, title, paths.reviewRequest(queue, id)),
    request: details,
    age: waitingAge(row.createdAt, now()),
    ...{ action: paths.reviewRequest(queue, id, search), back: paths.reviewQueue(queue, search) },
    ...{ previous: to(previous), next: to(next) },
  }
  return json(data, { headers: privateHeaders })
}

export type RequestPageData = Awaited<ReturnType<Awaited<ReturnType<typeof loadRequestPage>>['json']>>
export type RequestPageAnswer = FormAnswer | undefined

type Deed = Readonly<{
  request: Request
  actor: AdminActor
  row: ChangeRequest
  answers: RequestAnswers
  /** This page, and where a decision leads on to: the next request, or the list. */
  here: string
  onward: string
}>

type Submission = Parameters<typeof staleForm>[0]

/** Refusals that are told on the page, where the reviewer goes on. */
const toldCodes = [
  'accounts.facility_led',
  'association.not_now',
  'moderation.request_taken',
  'review.no_account',
  'review.no_evidence',
  'review.no_reason',
  'review.not_applicable',
  'review.not_yet',
  'review.owned',
  'review.own_request',
  'review.reviewer_unknown',
  'review.subject_gone',
  'review.unconfirmed',
  'review.visits_stand',
  'directory.unknown_language',
  'directory.unknown_plan',
  'directory.unknown_specialty',
  'directory.already_there',
  'directory.facility_not_found',
] as const satisfies ErrorCode[]

/** Awaits a decision; what the domain refuses is told here, what somebody else has decided leads on. */
function decided<T>(work: Promise<T>, { request, here, onward }: Deed, submission: Submission) {
  const say = translator(localeOf(request), 'errors')
  const told = toldCodes.map((code) => [code, () => toasted(here, { tone: 'error', text: say(code) })] as const)
  const settled = 'moderation.request_settled'
  return orAnswered(work, {
    ...Object.fromEntries(told),
    [settled]: () => toasted(onward, { tone: 'warning', text: say(settled) }),
    'review.changed': () => staleForm(submission) as unknown as Response,
  })
}

async function approve(deed: Deed, submission: Submission) {
  const { request, actor, row, answers, onward } = deed
  const t = translator(localeOf(request), 'review')
  const { seen, crop, whole, lead } = answers
  const done = async (work: Promise<unknown>) => {
    const refusal = await decided(work, deed, submission)
    return refusal instanceof Response ? refusal : accepted(onward, t('approve.done'))
  }
  if (row.kind === 'image') return done(approvePhotoRequest(actor, row.id, { seen, crop }))
  const standing = await findStanding(db, row)
  const edited = readEdited(row, standing ? wantedValues(row, standing) : {}, answers)
  if ('faults' in edited) {
    const faults: Record<string, string[]> = {}
    for (const [name, fault] of Object.entries(edited.faults)) if (fault) faults[name] = [fault]
    return refusedForm(submission, faults)
  }
  const { values } = edited
  return done(approveRequest(actor, row.id, { seen, values, isWholeConfirmed: whole === 'on', leads: lead ?? [] }))
}

async function refuse(deed: Deed, decision: 'return' | 'reject', submission: Submission) {
  const { request, actor, row, answers, onward } = deed
  const { seen, reason, note } = answers
  const refusal = { seen, decision, reason, note: note?.trim() || null }
  const work = row.kind === 'image' ? refusePhotoRequest(actor, row.id, refusal) : refuseRequest(actor, row.id, refusal)
  const answer = await decided<unknown>(work, deed, submission)
  if (answer instanceof Response) return answer
  const t = translator(localeOf(request), 'review')
  return accepted(onward, t(decision === 'return' ? 'refuse.returned' : 'refuse.rejected'))
}

async function call({ request, actor, row, answers, here }: Deed, submission: Submission) {
  const { outcome, callPhone, callNote } = answers
  const phone = callPhone?.trim() ? readPhone(callPhone) : null
  if (!outcome) return refusedForm(submission, { outcome: ['errors.outcome'] })
  if (phone && 'problem' in phone) return refusedForm(submission, { callPhone: [phone.problem] })
  const note = callNote?.trim() || null
  await orRefused(recordCall(actor, row.id, { outcome, phone: phone?.value ?? null, note }))
  return accepted(`${here}#calls`, translator(localeOf(request), 'review')('call.done'))
}

async function take(deed: Deed, submission: Submission) {
  const { request, actor, row, answers, here } = deed
  const isClaim = answers.intent === 'claim'
  const work = isClaim ? claimRequest(actor, row.id) : releaseRequest(actor, row.id)
  const refusal = await decided(work, deed, submission)
  if (refusal instanceof Response) return refusal
  return accepted(here, translator(localeOf(request), 'review')(isClaim ? 'request.claimed' : 'request.released'))
}

async function assign(deed: Deed, submission: Submission) {
  const { request, actor, row, answers, here } = deed
  const assignment = { reviewerId: answers.reviewer ?? '', seenReviewerId: answers.holder || null }
  const refusal = await decided(assignRequest(actor, row.id, assignment), deed, submission)
  if (refusal instanceof Response) return refusal
  return accepted(here, translator(localeOf(request), 'review')('assign.done'))
}

/** What a reviewer does on a request's page. */
export async function submitRequestPage(request: Request, actor: AdminActor, queue: QueueName, id: string) {
  const row = await openInQueue(actor, queue, id)
  const submission = parseForm(await readForm(request), requestForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const filters = filtersOf(request)
  const search = queueSearch(filters)
  const { next } = await findNeighbors(actor, queue, filters, row)
  const onward = next ? paths.reviewRequest(queue, next, search) : paths.reviewQueue(queue, search)
  const here = paths.reviewRequest(queue, id, search)
  const deed: Deed = { request, actor, row, answers: submission.value, here, onward }
  switch (submission.value.intent) {
    case 'approve':
      return approve(deed, submission)
    case 'return':
    case 'reject':
      return refuse(deed, submission.value.intent, submission)
    case 'call':
      return call(deed, submission)
    case 'assign':
      return assign(deed, submission)
    case 'claim':
    case 'release':
      return take(deed, submission)
    default:
      return endWithPage({ status: 400 })
  }
}
