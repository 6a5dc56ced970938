import type { SubmissionResult } from '@conform-to/react'
import { DomainError } from '#app/core/errors.ts'
import { json, privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { redirectToasting } from '#app/core/toast.server.ts'
import { paths } from '#app/paths.ts'
import { problem } from '#app/core/problem.ts'
import { periodWords, weekdaysWords } from '../wall-words.ts'

/** What a form is sent back with: all that was typed, and whether somebody has changed meanwhile what it shows. */
export type ChangeAnswer = { submission: SubmissionResult<string[]>; isStale: boolean }

type Reply = { reply(options?: { fieldErrors?: Record<string, string[]> }): SubmissionResult<string[]> }

/** Sends a form back with its faults. */
export function sendBack(submission: Reply, status = 400) {
  const answer: ChangeAnswer = { submission: submission.reply(), isStale: false }
  return json(answer, { status, headers: privateHeaders })
}

type Sent = {
  request: Request
  submission: Reply
  /** Where a change that has been made leads. */
  to: string
  /** Which of the form's fields says that a period lies over another. */
  overlapField?: string
}

/**
 * Answers a form that changes schedules: with the page it leads to, with the list of the visits it touches, or with the
 * form as it was typed (409 when somebody was quicker).
 * @param work the command; its answer is the id of a draft, or null when all is done
 */
export async function answerChange(
  work: Promise<string | null>,
  { request, submission, to, overlapField = 'starts' }: Sent,
): Promise<Response> {
  const locale = localeOf(request)
  const t = translator(locale, 'schedule')
  try {
    const draftId = await work
    if (draftId !== null) return redirect(paths.scheduleImpact(draftId), { headers: privateHeaders })
    return await redirectToasting(to, { tone: 'success', text: t('saved') })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, params, status } = error
    if (code === 'schedule.stale') {
      const answer: ChangeAnswer = { submission: submission.reply(), isStale: true }
      return json(answer, { status, headers: privateHeaders })
    }
    if (code === 'schedule.overlap') {
      const weekdays = String(params.weekdays).split(',').map(Number)
      const message = problem('errors.overlap', {
        days: weekdaysWords(weekdays, locale),
        period: periodWords(String(params.starts), String(params.ends), locale),
      })
      const answer: ChangeAnswer = {
        submission: submission.reply({ fieldErrors: { [overlapField]: [message] } }),
        isStale: false,
      }
      return json(answer, { status, headers: privateHeaders })
    }
    throw json({ path: null, code }, { status })
  }
}

/** Answers a button that changes schedules: there is no form to send back. */
export async function answerButton(work: Promise<string | null>, request: Request, to: string): Promise<Response> {
  const t = translator(localeOf(request), 'schedule')
  try {
    const draftId = await work
    if (draftId !== null) return redirect(paths.scheduleImpact(draftId), { headers: privateHeaders })
    return await redirectToasting(to, { tone: 'success', text: t('saved') })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'schedule.stale') return redirectToasting(to, { tone: 'error', text: t('staleShort') })
    throw json({ path: null, code: error.code }, { status: error.status })
  }
}
