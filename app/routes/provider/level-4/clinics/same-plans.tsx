import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { accepted, forbidden, orRefused, toasted } from '#app/core/answer/answer.server.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { takeSamePlans } from '#app/modules/practice/facilities/commands/take-same-plans.server.ts'
import { SamePlansPage } from '#app/modules/practice/facilities/components/same-plans-page.tsx'
import { samePlansForm } from '#app/modules/practice/facilities/forms.ts'
import { listPlanSources, previewSamePlans } from '#app/modules/practice/facilities/queries/like-plans.server.ts'
import { findProviderFacilityDetails } from '#app/modules/practice/facilities/queries/provider-facility-details.server.ts'
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
  const { id, name, doctor, canEdit } =
    (await findProviderFacilityDetails(actor, params.providerFacility ?? '')) ?? notFound()
  if (!canEdit) forbidden()
  const sources = await listPlanSources(actor, id)
  const from = new URL(request.url).searchParams.get('from') ?? sources[0]?.id ?? notFound()
  const preview = (await previewSamePlans(actor, id, from)) ?? notFound()
  const title = translator(actor.locale, 'practice')('facilities.sameTitle')
  const head = requestHead(request, { title, description: title, path: paths.clinicSamePlans(id), isIndexable: false })
  return json({ head, providerFacility: { id, name, doctor }, sources, preview }, { headers: privateHeaders })
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const { id, canEdit } = (await findProviderFacilityDetails(actor, params.providerFacility ?? '')) ?? notFound()
  if (!canEdit) forbidden()
  const submission = parseForm(await readForm(request), samePlansForm)
  const { from, seen, version } =
    submission.status === 'success' ? submission.value : { from: '', seen: '', version: -1 }
  const t = translator(actor.locale, 'practice')
  const outcome = await orRefused(outcomeOf(takeSamePlans(actor, id, { from, seen, version }), ['directory.stale']))
  // What was looked at is not what stands there now: it is shown again.
  if (!outcome.done)
    return toasted(paths.clinicSamePlans(id, { from }), { tone: 'error', text: t('facilities.checkStale') })
  return accepted(paths.clinic(id), t('facilities.sameTaken', { count: outcome.value }))
}

export default function SamePlans() {
  const { providerFacility, sources, preview } = useLoaderData<typeof loader>()
  return <SamePlansPage providerFacility={providerFacility} sources={sources} preview={preview} />
}
