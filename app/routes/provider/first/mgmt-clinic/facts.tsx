import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { FactsPage } from '#app/modules/practice/clinic-facts/components/facts-page.tsx'
import { NoClinic } from '#app/modules/practice/clinic-facts/components/no-clinic.tsx'
import { findClinicFacts } from '#app/modules/practice/clinic-facts/queries/clinic-facts.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** The clinic of the address, or the first; another's looks like none. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request)
  const slug = new URL(request.url).searchParams.get('place') || null
  const clinic = await findClinicFacts(actor, slug)
  if (slug !== null && clinic === null) notFound()
  const title = translator(actor.locale, 'clinic-facts')('heading')
  const head = requestHead(request, { title, description: title, path: paths.clinicFacts(), isIndexable: false })
  return json({ head, clinic }, { headers: privateHeaders })
}

export default function ClinicFactsPage() {
  const { clinic } = useLoaderData<typeof loader>()
  return clinic ? <FactsPage clinic={clinic} /> : <NoClinic />
}
