import {
  accepted,
  orAnswered,
  refusedForm,
  staleForm,
  type Submission,
  toasted,
} from '#app/core/answer/answer.server.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { problem } from '#app/core/form/problem.ts'
import { paths } from '#app/paths.ts'
import { periodWords, weekdaysWords } from '../wall-words.ts'

/** Done, or on to the list of the visits that a change touches. @param draftId the draft to decide about; null when all is done */
function changed(draftId: string | null, to: string, locale: Locale): Promise<Response> {
  return draftId === null
    ? accepted(to, translator(locale, 'schedule')('saved'))
    : accepted(paths.scheduleImpact(draftId))
}

type Sent = {
  request: Request
  submission: Submission
  /** Where a change that has been made leads. */
  to: string
  /** Which of the form's fields says that a period lies over another. */
  overlapField?: string
}

/** The end of a form that changes schedules. @param work the command; its answer is the id of a draft, or null when all is done */
export async function takeChange(
  work: Promise<string | null>,
  { request, submission, to, overlapField = 'starts' }: Sent,
): Promise<Response> {
  const locale = localeOf(request)
  const draftId = await orAnswered(work, {
    'schedule.stale': () => staleForm(submission),
    'schedule.group_locked': ({ status }) =>
      refusedForm(submission, { capacity: [problem('errors.groupLocked')] }, status),
    'schedule.resource_unknown': ({ status }) =>
      refusedForm(submission, { resourceKinds: [problem('errors.resourceUnknown')] }, status),
    'schedule.overlap': ({ params, status }) => {
      const weekdays = String(params.weekdays).split(',').map(Number)
      const message = problem('errors.overlap', {
        days: weekdaysWords(weekdays, locale),
        period: periodWords(String(params.starts), String(params.ends), locale),
      })
      return refusedForm(submission, { [overlapField]: [message] }, status)
    },
  })
  return draftId instanceof Response ? draftId : changed(draftId, to, locale)
}

/** The end of a button that changes schedules: there is no form to send back. */
export async function takeButton(work: Promise<string | null>, request: Request, to: string): Promise<Response> {
  const locale = localeOf(request)
  const text = translator(locale, 'schedule')('staleShort')
  const draftId = await orAnswered(work, { 'schedule.stale': () => toasted(to, { tone: 'error', text }) })
  return draftId instanceof Response ? draftId : changed(draftId, to, locale)
}
