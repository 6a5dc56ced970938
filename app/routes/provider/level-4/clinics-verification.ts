import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { DomainError } from '#app/core/errors.ts'
import { parseForm, readForm } from '#app/core/form-body.server.ts'
import { json, notFound, redirect } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page.ts'
import { redirectToasting } from '#app/core/toast.server.ts'
import { guard } from '#app/modules/accounts/guards.server.ts'
import { verifyClinic } from '#app/modules/practice/places/change-clinic.server.ts'
import { findClinic } from '#app/modules/practice/places/clinics.server.ts'
import { versionForm } from '#app/modules/practice/places/forms.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'auth' } satisfies PageHandle

/** Nothing is shown here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await guard('auth')(request)
  const place = (await findClinic(actor, params.place ?? '')) ?? notFound()
  return redirect(paths.clinic(place.id))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await guard('auth')(request)
  const place = (await findClinic(actor, params.place ?? '')) ?? notFound()
  if (!place.canEdit) throw json({ path: null }, { status: 403 })
  const submission = parseForm(await readForm(request), versionForm)
  const version = submission.status === 'success' ? submission.value.version : -1
  const t = translator(actor.locale, 'practice')
  const to = paths.clinic(place.id)
  try {
    await verifyClinic(actor, place.id, version)
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'directory.stale') throw error
    // What was checked is not what stands there now.
    return redirectToasting(to, { tone: 'error', text: t('places.checkStale') })
  }
  return redirectToasting(to, { tone: 'success', text: t('places.checked') })
}
