import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { RawPage } from '#app/modules/practice/eligibility/components/raw-page.tsx'
import { loadRaw } from '#app/modules/practice/eligibility/pages/check-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** What was sent and what came back. */
export async function loader({ request, params: { check = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return json(await loadRaw(request, actor, check), { headers: privateHeaders })
}

export default function Raw() {
  return <RawPage page={useLoaderData<typeof loader>()} />
}
