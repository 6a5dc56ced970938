import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { CallPage } from '#app/modules/support/calls/components/call-page.tsx'
import { loadCallPage, takeCall } from '#app/modules/support/calls/pages/call-page.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request, params: { reference = '' } }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'ticket.manage')
  const call = await orRefused(loadCallPage(actor, reference))
  const title = translator(actor.locale, 'support')('calls.pageTitle')
  const path = paths.adminTicketCall(reference)
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  return json({ head, call }, { headers: privateHeaders })
}

export async function action({ request, params: { reference = '' } }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'ticket.manage')
  return takeCall(actor, request, reference)
}

export default function SupportCall() {
  const { call } = useLoaderData<typeof loader>()
  return <CallPage call={call} draft={useActionData<typeof action>()} />
}
