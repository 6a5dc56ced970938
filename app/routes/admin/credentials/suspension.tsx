import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { SuspensionPage } from '#app/modules/review/suspension/components/suspension-page.tsx'
import { loadSuspension, submitSuspension } from '#app/modules/review/suspension/pages/suspension-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle
export const meta = metaOf
export const headers = privatePageHeaders

export async function loader({ request, params: { provider = '' } }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'doctor.edit')
  return json(await loadSuspension(request, actor, provider), { headers: privateHeaders })
}

export async function action({ request, params: { provider = '' } }: ActionFunctionArgs) {
  return submitSuspension(request, await adminWith(request, 'doctor.edit'), provider)
}

export default function Suspension() {
  return <SuspensionPage page={useLoaderData<typeof loader>().page} answer={useActionData<FormAnswer>()} />
}
