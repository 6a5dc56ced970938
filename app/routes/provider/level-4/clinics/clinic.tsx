import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, notFound, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { ClinicPage } from '#app/modules/practice/clinics/components/clinic-page.tsx'
import { findClinic } from '#app/modules/practice/clinics/queries/clinic.server.ts'
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
  const clinic = (await findClinic(actor, params.facility ?? '')) ?? notFound()
  const title = clinic.name
  const path = paths.clinicAt(clinic.slug)
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  return json({ head, clinic }, { headers: privateHeaders })
}

export default function Clinic() {
  const { clinic } = useLoaderData<typeof loader>()
  return <ClinicPage clinic={clinic} />
}
