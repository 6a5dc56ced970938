import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { CompliancePage } from '#app/modules/practice/compliance/components/compliance-page.tsx'
import { loadCompliance } from '#app/modules/practice/compliance/pages/list-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request }: LoaderFunctionArgs) {
  return loadCompliance(request, await guardNamed('provider-auth')(request))
}

export default function Compliance() {
  return <CompliancePage page={useLoaderData<typeof loader>()} />
}
