import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { GivingPage } from '#app/modules/membership/giving/components/giving-page.tsx'
import { loadGiving, submitGiving } from '#app/modules/membership/giving/pages/giving-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { provider = '' } }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'membership.read')
  return json(await loadGiving(request, actor, provider), { headers: privateHeaders })
}

export async function action({ request, params: { provider = '' } }: ActionFunctionArgs) {
  return submitGiving(request, await adminWith(request, 'membership.comp'), provider)
}

export default function Membership() {
  return <GivingPage page={useLoaderData<typeof loader>().page} answer={useActionData<FormAnswer>()} />
}
