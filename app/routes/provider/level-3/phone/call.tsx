import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { CallPage } from '#app/modules/desk/telephony/components/call-page.tsx'
import { loadCall, submitCall } from '#app/modules/desk/telephony/pages/call-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export const links = () => [{ rel: 'stylesheet', href: styles }]

export async function loader({ request, params: { call = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const page = await loadCall(actor, call)
  const title = translator(actor.locale, 'telephony')('call.one')
  const head = requestHead(request, { title, description: title, path: paths.call(call), isIndexable: false })
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request, params: { call = '' } }: ActionFunctionArgs) {
  return submitCall(request, await guardNamed('provider-auth')(request), call)
}

export default function CallRoute() {
  const { page } = useLoaderData<typeof loader>()
  return <CallPage page={page} answer={useActionData() as FormAnswer | undefined} />
}
