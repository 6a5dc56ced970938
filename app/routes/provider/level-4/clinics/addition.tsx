import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, type FormAnswer, orAnswered, refusedForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { readLocationLimit } from '#app/modules/tiers/queries/offers.server.ts'
import { joinFacility } from '#app/modules/practice/facilities/commands/join-facility.server.ts'
import { listProviderFacilityDetails } from '#app/modules/practice/facilities/queries/provider-facility-details.server.ts'
import { searchFacilities } from '#app/modules/practice/facilities/queries/found-facilities.server.ts'
import { AddFacilityPage } from '#app/modules/practice/facilities/components/add-facility-page.tsx'
import { joinForm } from '#app/modules/practice/facilities/forms.ts'
import { facilityRefusals } from '#app/modules/practice/facilities/pages/facility-refusals.server.ts'
import { findPersonalPage } from '#app/modules/practice/profile/queries/personal-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** Staff have no profile to add a facility to. */
async function ownProfile(actor: ProviderActor) {
  return (await findPersonalPage(actor)) ?? notFound()
}

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const { version } = await ownProfile(actor)
  const query = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 100)
  const [providerFacilities, found] = await Promise.all([
    listProviderFacilityDetails(actor),
    searchFacilities(actor, query),
  ])
  const count = providerFacilities.filter(({ isOwn }) => isOwn).length
  const title = translator(actor.locale, 'practice')('facilities.add')
  const head = requestHead(request, { title, description: title, path: paths.clinicNew(), isIndexable: false })
  return json(
    { head, version, query, found, count, limit: await readLocationLimit(actor.tier) },
    { headers: privateHeaders },
  )
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  await ownProfile(actor)
  const submission = parseForm(await readForm(request), joinForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const id = await orAnswered(joinFacility(actor, submission.value), facilityRefusals(submission, 'facility'))
  if (id instanceof Response) return id
  const t = translator(actor.locale, 'practice')
  return id === null ? accepted(paths.clinics(), t('join.sent')) : accepted(paths.clinic(id), t('facilities.joined'))
}

export default function NewClinic() {
  const { version, query, found, count, limit } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  return <AddFacilityPage {...{ version, query, found, count, limit, answer }} />
}
