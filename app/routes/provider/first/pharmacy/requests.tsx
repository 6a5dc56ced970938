import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { RefillsPage } from '#app/modules/practice/pharmacy/components/refills-page.tsx'
import { loadRefills } from '#app/modules/practice/pharmacy/pages/refills-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return loadRefills(request, actor)
}

export default function Refills() {
  return <RefillsPage page={useLoaderData<typeof loader>()} />
}
