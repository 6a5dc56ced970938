import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { accepted, type FormAnswer, orAnswered, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { setClinicHours } from '#app/modules/practice/clinics/commands/set-clinic-hours.server.ts'
import { ClinicHoursPage } from '#app/modules/practice/clinics/components/clinic-hours-page.tsx'
import { clinicHoursForm } from '#app/modules/practice/clinics/hours-form.ts'
import { findClinicHours } from '#app/modules/practice/clinics/queries/clinic-hours.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const clinic = (await findClinicHours(actor, params.facility ?? '')) ?? notFound()
  const title = translator(actor.locale, 'practice')('clinic.hoursTitle')
  const path = paths.clinicHours(clinic.slug)
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  return json({ head, clinic }, { headers: privateHeaders })
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const clinic = (await findClinicHours(actor, params.facility ?? '')) ?? notFound()
  const submission = parseForm(await readForm(request), clinicHoursForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const work = setClinicHours(actor, clinic.facilityId, submission.value)
  const saved = await orAnswered(work, { 'directory.stale': () => staleForm(submission) })
  if (saved instanceof Response) return saved
  return accepted(paths.clinicAt(clinic.slug), translator(actor.locale, 'practice')('clinic.saved'))
}

export default function ClinicHours() {
  const { clinic } = useLoaderData<typeof loader>()
  return <ClinicHoursPage clinic={clinic} answer={useActionData() as FormAnswer | undefined} />
}
