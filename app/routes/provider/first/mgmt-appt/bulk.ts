import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { orRefused, toasted } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { notFound, privateHeaders, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { bulkChoice, bulkSteps, takeBulkStep } from '#app/modules/desk/commands/bulk-steps.server.ts'
import { bulkForm } from '#app/modules/desk/desk-forms.ts'
import { deskScreen } from '#app/modules/desk/desk-screen.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'provider-auth' }

/** A press that led through the login comes back as a question: to the list. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guardNamed('provider-auth')(request, { showsHealthData: true })
  return redirect(paths.clinicAppointments(), { headers: privateHeaders })
}

/** Takes the step of the address with every visit that was ticked. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const step = bulkSteps.find((each) => each === params.step) ?? notFound(new URL(request.url).pathname)
  const { visit: ids = [], back: from, reason } = await readAnswers(request, bulkForm)
  const locale = localeOf(request)
  const t = translator(locale, 'desk')
  const back = deskScreen(from, paths.clinicAppointments())
  if (ids.length === 0) return toasted(back, { tone: 'warning', text: t('bulk.nothing') })
  const choice = bulkChoice(step, reason)
  if (!choice) return toasted(back, { tone: 'warning', text: t('errors.reason') })
  const { done, left } = await orRefused(takeBulkStep(actor, { ids, choice, locale }))
  const text = [
    t(`bulk.done.${step}`, { count: done }),
    left > 0 ? t(step === 'reminder' ? 'bulk.unreminded' : 'bulk.left', { count: left }) : '',
  ].join('')
  return toasted(back, { tone: left > 0 ? 'warning' : 'success', text })
}
