import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { notFound, orRefused, privateHeaders, readForm, redirect } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { redirectToasting } from '#app/core/toast.server.ts'
import { requireProvider } from '#app/modules/accounts/guards.server.ts'
import { cancelReasons } from '#app/modules/booking/booking-input.ts'
import { bulkSteps, takeBulkStep } from '#app/modules/desk/commands/bulk-steps.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'provider-auth' }

/** A press that led through the login comes back as a question: to the list. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireProvider(request, { showsHealthData: true })
  return redirect(paths.clinicAppointments(), { headers: privateHeaders })
}

/** Takes the step of the address with every visit that was ticked. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireProvider(request, { showsHealthData: true })
  const step = bulkSteps.find((each) => each === params.step) ?? notFound(new URL(request.url).pathname)
  const form = await readForm(request)
  const locale = localeOf(request)
  const t = translator(locale, 'desk')
  const ids = form.getAll('visit').map(String)
  const back = paths.clinicAppointments(new URLSearchParams(String(form.get('search') ?? '').slice(0, 500)))
  const reasonCode = cancelReasons.clinic.find((reason) => reason === form.get('reason')) ?? null
  if (ids.length === 0) return redirectToasting(back, { tone: 'warning', text: t('bulk.nothing') })
  if (step === 'cancellation' && reasonCode === null)
    return redirectToasting(back, { tone: 'warning', text: t('errors.reason') })
  const origin = siteOrigin(request)
  const { done, left } = await orRefused(takeBulkStep(actor, { ids, step, reasonCode, locale, origin }))
  const text = [t(`bulk.done.${step}`, { count: done }), left > 0 ? t('bulk.left', { count: left }) : ''].join('')
  return redirectToasting(back, { tone: left > 0 ? 'warning' : 'success', text })
}
