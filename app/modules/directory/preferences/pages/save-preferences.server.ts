import type { SubmissionResult } from '@conform-to/react'
import { refusedPage } from '#app/core/answer/answer.server.ts'
import { type FormBody, parseForm } from '#app/core/form/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { ownPath } from '#app/core/own-path.ts'
import { listPlanGroups, listPlans } from '#app/modules/directory/queries/reference.server.ts'
import { paths } from '#app/paths.ts'
import { type Preferences, preferencesSetCookie } from '../preferences.ts'
import { preferencesForm } from '../preferences-form.ts'
import { findOwnArea } from '../queries/own-choices.server.ts'

export type PreferencesAnswer = { submission: SubmissionResult<string[]> }

async function isKnownPlan(value: string): Promise<boolean> {
  const [groups, plans] = await Promise.all([listPlanGroups(), listPlans()])
  return groups.some(({ id }) => id === value) || plans.some(({ address }) => address === value)
}

/** What is wrong with what was said, by field. */
async function faultsOf({ plan, zip }: Preferences): Promise<Record<string, string[]>> {
  return {
    ...(plan !== null && !(await isKnownPlan(plan)) && { plan: ['own.errors.plan'] }),
    ...(zip !== null && !(await findOwnArea(zip)) && { zip: ['own.errors.zipUnknown'] }),
  }
}

/** Remembers plan and ZIP in the visitor's own browser, or forgets them, and leads back to where they came from. Nothing is kept here. */
export async function savePreferences(body: FormBody): Promise<Response> {
  const submission = parseForm(body, preferencesForm)
  if (submission.status !== 'success') return refusedPage<PreferencesAnswer>({ submission: submission.reply() }, 400)
  const { plan, zip, back, step } = submission.value
  const said = step === 'forget' ? { plan: null, zip: null } : { plan, zip }
  const faults = await faultsOf(said)
  if (Object.keys(faults).length > 0) {
    return refusedPage<PreferencesAnswer>({ submission: submission.reply({ fieldErrors: faults }) }, 400)
  }
  const cookie = preferencesSetCookie(said)
  return redirect(ownPath(back, paths.doctors()), { status: 303, headers: { ...privateHeaders, 'Set-Cookie': cookie } })
}
