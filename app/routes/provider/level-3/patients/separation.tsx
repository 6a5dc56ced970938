import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { SeparationPage } from '#app/modules/desk/same-person/components/separation-page.tsx'
import { separationPage, submitSeparation } from '#app/modules/desk/same-person/pages/separation-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** What is asked before one patient is two again. */
export async function loader({ request, params: { patient = '', merge = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return json(await separationPage(request, actor, patient, merge), { headers: privateHeaders })
}

/** Makes two of one. */
export async function action({ request, params: { patient = '', merge = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitSeparation(request, actor, patient, merge)
}

export default function Separation() {
  return <SeparationPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
