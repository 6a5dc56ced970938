import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { readLocationLimit } from '#app/modules/tiers/queries/offers.server.ts'
import { ClinicsPage } from '#app/modules/practice/clinics/components/clinics-page.tsx'
import { listClinics } from '#app/modules/practice/clinics/queries/clinics.server.ts'
import { listWantedFacilities } from '#app/modules/practice/facilities/queries/wanted-facilities.server.ts'
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
  const [clinics, wanted] = await Promise.all([listClinics(actor), listWantedFacilities(actor)])
  const limit = actor.providerId === null ? null : await readLocationLimit(actor.tier)
  return json({ head, title, pending, clinics, wanted, limit }, { headers: privateHeaders })
}

export default function Clinics() {
  const { title, pending, clinics, wanted, limit } = useLoaderData<typeof loader>()
  if (pending) return <PendingProfile title={title} {...pending} />
  return <ClinicsPage clinics={clinics} wanted={wanted} limit={limit} />
}
