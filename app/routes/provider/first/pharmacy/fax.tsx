import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { FaxPage } from '#app/modules/practice/pharmacy/components/fax-page.tsx'
import { loadRefillFax } from '#app/modules/practice/pharmacy/pages/refill-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import styles from '#app/styles/practice.css?url'

export const handle = { guard: 'provider-auth', density: 'pro', islands: ['print'] } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request, params: { refill = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return loadRefillFax(request, actor, refill)
}

export default function RefillFax() {
  return <FaxPage page={useLoaderData<typeof loader>()} />
}
