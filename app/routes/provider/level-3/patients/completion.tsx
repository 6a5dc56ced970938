import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { CompletionPage } from '#app/modules/desk/walk-ins/components/completion-page.tsx'
import { completionPage, submitCompletion } from '#app/modules/desk/walk-ins/pages/walk-in-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** A patient of whom only a name is known. */
export async function loader({ request, params: { patient = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return json(await completionPage(request, actor, patient), { headers: privateHeaders })
}

/** Makes them known. */
export async function action({ request, params: { patient = '' } }: ActionFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  return submitCompletion(request, actor, patient)
}

export default function Completion() {
  return <CompletionPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
