import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { accepted, orAnswered, orRefused, toasted } from '#app/core/answer/answer.server.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { cancelRun, pauseRun, resumeRun } from '#app/modules/long-work/commands/steer-run.server.ts'
import { getRun } from '#app/modules/long-work/queries/runs.server.ts'
import { stepForm } from '#app/modules/seo/audit/audit-forms.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth' } satisfies PageHandle

export async function loader({ request, params: { run = '' } }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'seo.run')
  await orRefused(getRun(actor, run))
  return redirect(paths.adminSeo(), { headers: privateHeaders })
}

const commands = { pause: pauseRun, resume: resumeRun, cancel: cancelRun }

/** Pauses an audit, goes on with it, or cancels it. */
export async function action({ request, params: { run = '' } }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'seo.run')
  const { step } = await readAnswers(request, stepForm)
  const words = translator(actor.locale, 'errors')
  const said = (code: ErrorCode) => () => toasted(paths.adminSeo(), { tone: 'warning', text: words(code) })
  const steered = await orAnswered(commands[step](actor, run), {
    'long_work.status_changed': said('long_work.status_changed'),
    'long_work.busy': said('long_work.busy'),
  })
  if (steered instanceof Response) return steered
  return accepted(paths.adminSeo(), translator(actor.locale, 'seo')('done.steered'))
}
