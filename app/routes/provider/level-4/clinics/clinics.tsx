import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { locationLimit } from '#app/modules/membership/offers.ts'
import { listProviderFacilityDetails } from '#app/modules/practice/facilities/queries/provider-facility-details.server.ts'
import { listWantedFacilities } from '#app/modules/practice/facilities/queries/wanted-facilities.server.ts'
import { ProviderFacilitiesPage } from '#app/modules/practice/facilities/components/provider-facilities-page.tsx'
import { PendingProfile } from '#app/modules/practice/profile/components/pending-profile.tsx'
import { findPendingProfile } from '#app/modules/practice/profile/queries/pending-profile.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('auth')(request)
  const title = translator(actor.locale, 'practice')('facilities.heading')
  const head = requestHead(request, { title, description: title, path: paths.clinics(), isIndexable: false })
  const isNew = actor.providerId === null && actor.seats.length === 0
  const pending = isNew ? await findPendingProfile(actor) : null
  const [providerFacilities, wanted] = await Promise.all([
    listProviderFacilityDetails(actor),
    listWantedFacilities(actor),
  ])
  const limit = actor.providerId === null ? null : locationLimit(actor.tier)
  return json({ head, title, pending, providerFacilities, wanted, limit }, { headers: privateHeaders })
}

export default function Clinics() {
  const { title, pending, providerFacilities, wanted, limit } = useLoaderData<typeof loader>()
  if (pending) return <PendingProfile title={title} {...pending} />
  return <ProviderFacilitiesPage providerFacilities={providerFacilities} wanted={wanted} limit={limit} />
}
