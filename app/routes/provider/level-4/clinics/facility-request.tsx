import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ProviderActor } from '#app/core/actor.ts'
import { accepted } from '#app/core/answer/answer.server.ts'
import { readForm } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { mapsAccess } from '#app/modules/geo/address/address-service.server.ts'
import { readLocationLimit } from '#app/modules/tiers/queries/offers.server.ts'
import { listProviderFacilityDetails } from '#app/modules/practice/facilities/queries/provider-facility-details.server.ts'
import { NewFacilityPage } from '#app/modules/practice/facilities/components/add-facility-page.tsx'
import {
  type FacilityAnswer,
  takeNewFacility,
} from '#app/modules/practice/facilities/pages/take-new-facility.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import addressStyles from '#app/styles/address.css?url'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'auth', density: 'pro', islands: ['address'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [styles, addressStyles].map((href) => ({ rel: 'stylesheet', href }))

/** How many facilities the own profile has; staff have none to add to. */
async function countOwn(actor: ProviderActor): Promise<number> {
  if (actor.providerId === null) notFound()
  return (await listProviderFacilityDetails(actor)).filter(({ isOwn }) => isOwn).length
}

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const count = await countOwn(actor)
  const title = translator(actor.locale, 'practice')('facilities.new')
  const head = requestHead(request, { title, description: title, path: paths.clinicRequest(), isIndexable: false })
  return json(
    { head, count, limit: await readLocationLimit(actor.tier), maps: mapsAccess },
    { headers: privateHeaders },
  )
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const count = await countOwn(actor)
  const refused = await takeNewFacility(actor, await readForm(request), count)
  if (refused) return refused
  const text = translator(actor.locale, 'practice')('facilities.requested')
  return accepted(paths.clinics(), text)
}

export default function NewFacility() {
  const { count, limit, maps } = useLoaderData<typeof loader>()
  const answer = useActionData() as FacilityAnswer | undefined
  return <NewFacilityPage count={count} limit={limit} maps={maps} answer={answer} />
}
