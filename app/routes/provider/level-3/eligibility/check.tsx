import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { CheckPage } from '#app/modules/practice/eligibility/components/check-page.tsx'
import { loadCheck, submitStep } from '#app/modules/practice/eligibility/pages/check-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** One check: what was asked, what the payer says, what was done. */
export async function loader({ request, params: { check = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return json(await loadCheck(request, actor, check), { headers: privateHeaders })
}

export async function action({ request, params: { check = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitStep(request, actor, check)
}

export default function Check() {
  return <CheckPage page={useLoaderData<typeof loader>()} />
}
