import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { DoctorPage } from '#app/modules/practice/marketing/components/doctor-page.tsx'
import { loadDoctorPage } from '#app/modules/practice/marketing/pages/doctor-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request, params: { providerFacility = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request)
  const page = (await loadDoctorPage(actor, providerFacility, new URL(request.url).searchParams)) ?? notFound()
  const title = translator(actor.locale, 'marketing')('title')
  const path = paths.marketingOf(page.id)
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  return json({ head, page }, { headers: privateHeaders })
}

export default function MarketingOfDoctor() {
  return <DoctorPage page={useLoaderData<typeof loader>().page} />
}
