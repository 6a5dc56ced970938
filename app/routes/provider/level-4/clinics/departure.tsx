import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ProviderActor } from '#app/core/actor.ts'
import {
  accepted,
  forbidden,
  type FormAnswer,
  orAnswered,
  refusedPage,
  staleForm,
} from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { leaveFacility } from '#app/modules/practice/facilities/commands/leave-facility.server.ts'
import {
  findProviderFacilityDetails,
  listStandingTimes,
} from '#app/modules/practice/facilities/queries/provider-facility-details.server.ts'
import { DeparturePage } from '#app/modules/practice/facilities/components/departure-page.tsx'
import { versionForm } from '#app/modules/practice/facilities/forms.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** Only who practices at a facility leaves it: staff may look at it, everybody else finds nothing. */
async function providerFacilityOf(actor: ProviderActor, id: string) {
  const providerFacility = (await findProviderFacilityDetails(actor, id)) ?? notFound()
  if (!providerFacility.isOwn) forbidden()
  return providerFacility
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request, { showsHealthData: true })
  const providerFacility = await providerFacilityOf(actor, params.providerFacility ?? '')
  const visits = await listStandingTimes(providerFacility.id)
  const title = translator(actor.locale, 'practice')('facilities.leave')
  const path = paths.clinicDeparture(providerFacility.id)
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  return json({ head, providerFacility, visits }, { headers: privateHeaders })
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request, { showsHealthData: true })
  const providerFacility = await providerFacilityOf(actor, params.providerFacility ?? '')
  const submission = parseForm(await readForm(request), versionForm)
  const version = submission.status === 'success' ? submission.value.version : -1
  const work = leaveFacility(actor, providerFacility.id, version)
  const standing = await orAnswered(work, { 'directory.stale': () => staleForm(submission) })
  if (standing instanceof Response) return standing
  // The page lists what stands in the way.
  if (standing.length > 0) return refusedPage({ isStale: false }, 409)
  const text = translator(actor.locale, 'practice')('facilities.left')
  return accepted(paths.clinics(), text)
}

export default function Departure() {
  const { providerFacility, visits } = useLoaderData<typeof loader>()
  const answer = useActionData() as Pick<FormAnswer, 'isStale'> | undefined
  return <DeparturePage providerFacility={providerFacility} visits={visits} isStale={answer?.isStale ?? false} />
}
