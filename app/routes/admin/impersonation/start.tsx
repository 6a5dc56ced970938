import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { StartPage } from '#app/modules/accounts/impersonation/components/impersonation-page.tsx'
import { loadStart, submitImpersonation } from '#app/modules/accounts/impersonation/pages/impersonation-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { user = '' } }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'impersonate.read')
  return json(await loadStart(request, actor, user), { headers: privateHeaders })
}

export async function action({ request, params: { user = '' } }: ActionFunctionArgs) {
  return submitImpersonation(request, await adminWith(request, 'impersonate.read'), user)
}

export default function Start() {
  return <StartPage account={useLoaderData<typeof loader>().account} answer={useActionData<FormAnswer>()} />
}
