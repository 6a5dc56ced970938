import type { SubmissionResult } from '@conform-to/react'
import { refusedPage } from '#app/core/answer/answer.server.ts'
import { type FormBody, parseForm } from '#app/core/form/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { networkOf } from '#app/core/rate-limits.server.ts'
import { paths } from '#app/paths.ts'
import { askForCode } from '../commands/ask-for-code.server.ts'
import { ownVisitsForm } from '../visits-form.ts'

/** The form that came back; `wait` is the minutes after which a code can be had again. */
export type CodeRequestAnswer = { submission: SubmissionResult<string[]>; wait: number | null }

/** A form that asks for a code: on to where it is typed, whoever has the contact, or back with what is to be put right. */
export async function submitCodeRequest(body: FormBody, address: string, locale: Locale): Promise<Response> {
  const submission = parseForm(body, ownVisitsForm)
  if (submission.status !== 'success')
    return refusedPage<CodeRequestAnswer>({ submission: submission.reply(), wait: null }, 400)
  const { key, contact, isMachine } = submission.value
  if (isMachine) return redirect(paths.myAppointments(), { headers: privateHeaders })
  const asked = await askForCode({ contact, formKey: key, locale, network: networkOf(address) })
  if (asked.allowed) return redirect(paths.myVisits(asked.token), { headers: privateHeaders })
  const { retryAfterSeconds } = asked
  const wait = Math.ceil(retryAfterSeconds / 60)
  return refusedPage<CodeRequestAnswer>({ submission: submission.reply(), wait }, 429, retryAfterSeconds)
}
