import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
  accepted,
  forbidden,
  type FormAnswer,
  orAnswered,
  refusedForm,
  staleForm,
} from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { saveProviderFacility } from '#app/modules/practice/facilities/commands/save-provider-facility.server.ts'
import { findProviderFacilityDetails } from '#app/modules/practice/facilities/queries/provider-facility-details.server.ts'
import { listPlanSources } from '#app/modules/practice/facilities/queries/like-plans.server.ts'
import { listPlanLines } from '#app/modules/practice/facilities/queries/plan-lines.server.ts'
import { ProviderFacilityPage } from '#app/modules/practice/facilities/components/provider-facility-page.tsx'
import { providerFacilityForm } from '#app/modules/practice/facilities/forms.ts'
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
  const providerFacility = (await findProviderFacilityDetails(actor, params.providerFacility ?? '')) ?? notFound()
  const words = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 80)
  const [plans, sources] = await Promise.all([
    listPlanLines(providerFacility, actor.locale, words),
    listPlanSources(actor, providerFacility.id),
  ])
  const title = providerFacility.name
  const head = requestHead(request, {
    title,
    description: title,
    path: paths.clinic(providerFacility.id),
    isIndexable: false,
  })
  return json({ head, providerFacility, plans, sources, words }, { headers: privateHeaders })
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const providerFacility = (await findProviderFacilityDetails(actor, params.providerFacility ?? '')) ?? notFound()
  if (!providerFacility.canEdit) forbidden()
  const submission = parseForm(await readForm(request), providerFacilityForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const work = saveProviderFacility(actor, providerFacility.id, submission.value)
  const saved = await orAnswered(work, { 'directory.stale': () => staleForm(submission) })
  if (saved instanceof Response) return saved
  const text = translator(actor.locale, 'practice')('profile.results.saved')
  return accepted(paths.clinic(providerFacility.id), text)
}

export default function Clinic() {
  const { providerFacility, plans, sources, words } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  return (
    <ProviderFacilityPage
      providerFacility={providerFacility}
      plans={plans}
      sources={sources}
      words={words}
      answer={answer}
    />
  )
}
