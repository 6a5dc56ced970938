import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { PairPage } from '#app/modules/desk/same-person/components/pair-page.tsx'
import { pairPage, submitPair } from '#app/modules/desk/same-person/pages/pair-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** Two patients side by side. */
export async function loader({ request, params: { patient = '', other = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return json(await pairPage(request, actor, patient, other), { headers: privateHeaders })
}

/** Makes one patient of them. */
export async function action({ request, params: { patient = '', other = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitPair(request, actor, patient, other)
}

export default function Pair() {
  return <PairPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
