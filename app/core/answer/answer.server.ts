import type { SubmissionResult } from '@conform-to/react'
import type { ErrorCode } from '../errors.ts'
import { json, privateHeaders, redirect } from '../http.server.ts'
import { redirectToasting, type Toast } from '../toast.server.ts'
import { refusalIn, type Refusal } from './outcome.ts'

/** A form that came back: all that was typed, and whether somebody has changed meanwhile what it shows. */
export type FormAnswer = { submission: SubmissionResult<string[]>; isStale: boolean }

/** The part of conform's submission that sends a form back. */
export type Submission = {
  reply(options?: { fieldErrors?: Record<string, string[]> }): SubmissionResult<string[]>
}

/** Accepted: on to a page (root form), which says what was done when there are words for it. */
export async function accepted(to: string, text?: string): Promise<Response> {
  return text === undefined
    ? redirect(to, { headers: privateHeaders })
    : redirectToasting(to, { tone: 'success', text })
}

/** On to a page with a notice that is no success: why a button did nothing, where no form can be sent back. */
export function toasted(to: string, toast: Toast): Promise<Response> {
  return redirectToasting(to, toast)
}

/** Refused for the page: the same page again with `data`. @param retryAfterSeconds for 429 */
export function refusedPage<Data>(data: Data, status: number, retryAfterSeconds?: number) {
  const wait: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
  return json(data, { status, headers: { ...privateHeaders, ...wait } })
}

/** Refused beside fields: the form as it was typed. `errors` are keys of its texts by field, added to those that the schema found. */
export function refusedForm(
  submission: Submission,
  errors?: Record<string, string[]>,
  status = 400,
  retryAfterSeconds?: number,
) {
  const answer: FormAnswer = { submission: submission.reply(errors && { fieldErrors: errors }), isStale: false }
  return refusedPage(answer, status, retryAfterSeconds)
}

/** Stale: somebody was quicker. The form as it was typed, above it what stands now. */
export function staleForm(submission: Submission) {
  return refusedPage<FormAnswer>({ submission: submission.reply(), isStale: true }, 409)
}

/** Ends a loader or action with the page of a status; a refusal's page says its words. */
export function endWithPage({ status, code }: Readonly<{ status: number; code?: ErrorCode }>): never {
  throw json({ path: null, ...(code !== undefined && { code }) }, { status })
}

/** Ends a loader or action with the page of 403: what is asked for is there, and not for this person to do. */
export function forbidden(): never {
  endWithPage({ status: 403 })
}

/** Awaits a query or command; when the domain refuses, the loader or action ends with the page of that status. */
export async function orRefused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal) endWithPage(refusal)
    throw error
  }
}

type Answers = { readonly [Code in ErrorCode]?: (refusal: Refusal<Code>) => Response | Promise<Response> }

/** Awaits a command; a refusal that `answers` names is answered by it, any other ends the action with the page of its status. */
export async function orAnswered<T>(work: Promise<T>, answers: Answers): Promise<T | Response> {
  try {
    return await work
  } catch (error) {
    const refusal = refusalIn(error)
    if (!refusal) throw error
    const answer = answers[refusal.code] as ((refusal: Refusal) => Response | Promise<Response>) | undefined
    return answer ? answer(refusal) : endWithPage(refusal)
  }
}
