import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { accepted, forbidden, orRefused, toasted } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { verifyProviderFacility } from '#app/modules/practice/facilities/commands/verify-provider-facility.server.ts'
import { findProviderFacilityDetails } from '#app/modules/practice/facilities/queries/provider-facility-details.server.ts'
import { versionForm } from '#app/modules/practice/facilities/forms.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

/** Nothing is shown here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const providerFacility = (await findProviderFacilityDetails(actor, params.providerFacility ?? '')) ?? notFound()
  return redirect(paths.clinic(providerFacility.id))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const providerFacility = (await findProviderFacilityDetails(actor, params.providerFacility ?? '')) ?? notFound()
  if (!providerFacility.canEdit) forbidden()
  const submission = parseForm(await readForm(request), versionForm)
  const version = submission.status === 'success' ? submission.value.version : -1
  const t = translator(actor.locale, 'practice')
  const to = paths.clinic(providerFacility.id)
  const outcome = await orRefused(
    outcomeOf(verifyProviderFacility(actor, providerFacility.id, version), ['directory.stale']),
  )
  // What was checked is not what stands there now.
  if (!outcome.done) return toasted(to, { tone: 'error', text: t('facilities.checkStale') })
  return accepted(to, t('facilities.checked', { count: outcome.value }))
}
