import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { parseForm, readForm } from '#app/core/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page.ts'
import { redirectToasting } from '#app/core/toast.server.ts'
import { guard } from '#app/modules/accounts/guards.server.ts'
import { saveClinic } from '#app/modules/practice/places/change-clinic.server.ts'
import { findClinic, listPlanLines } from '#app/modules/practice/places/clinics.server.ts'
import { ClinicPage } from '#app/modules/practice/places/components/clinic-page.tsx'
import { placeForm } from '#app/modules/practice/places/forms.ts'
import { orStale, type PartAnswer, refuseForm } from '#app/modules/practice/profile/part-answers.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/parts/practice.css?url'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await guard('auth')(request)
  const place = (await findClinic(actor, params.place ?? '')) ?? notFound()
  const plans = await listPlanLines(place, actor.locale)
  const title = place.name
  const head = requestHead(request, { title, description: title, path: paths.clinic(place.id), isIndexable: false })
  return json({ head, place, plans }, { headers: privateHeaders })
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await guard('auth')(request)
  const place = (await findClinic(actor, params.place ?? '')) ?? notFound()
  if (!place.canEdit) throw json({ path: null }, { status: 403 })
  const submission = parseForm(await readForm(request), placeForm)
  if (submission.status !== 'success') return refuseForm(submission)
  const saved = await orStale(saveClinic(actor, place.id, submission.value), submission)
  if (saved instanceof Response) return saved
  const text = translator(actor.locale, 'practice')('profile.results.saved')
  return redirectToasting(paths.clinic(place.id), { tone: 'success', text })
}

export default function Clinic() {
  const { place, plans } = useLoaderData<typeof loader>()
  const answer = useActionData() as PartAnswer | undefined
  return <ClinicPage place={place} plans={plans} answer={answer} />
}
