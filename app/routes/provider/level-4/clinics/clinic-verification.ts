import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { accepted, orRefused, toasted } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { verifyClinicPlans } from '#app/modules/practice/clinics/commands/verify-clinic-plans.server.ts'
import { findClinic } from '#app/modules/practice/clinics/queries/clinic.server.ts'
import { seenForm } from '#app/modules/practice/facilities/forms.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

/** Nothing is shown here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const { slug } = (await findClinic(actor, params.facility ?? '')) ?? notFound()
  return redirect(paths.clinicAt(slug))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const slug = params.facility ?? ''
  const submission = parseForm(await readForm(request), seenForm)
  const seen = submission.status === 'success' ? submission.value.seen : ''
  const t = translator(actor.locale, 'practice')
  const to = paths.clinicAt(slug)
  const outcome = await orRefused(outcomeOf(verifyClinicPlans(actor, slug, seen), ['directory.stale']))
  if (!outcome.done) return toasted(to, { tone: 'error', text: t('facilities.checkStale') })
  const { plans, doctors } = outcome.value
  const who = t('clinic.doctorCount', { count: doctors })
  return accepted(to, t('clinic.checked', { who, count: plans }))
}
