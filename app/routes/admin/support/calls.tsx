import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { CallsPage } from '#app/modules/support/calls/components/calls-page.tsx'
import { listCallsToMake } from '#app/modules/support/calls/queries/ticket-calls.server.ts'
import { recordCallsRead } from '#app/modules/support/commands/record-read.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'ticket.read')
  const calls = await listCallsToMake(actor)
  await recordCallsRead(actor)
  const title = translator(actor.locale, 'support')('calls.title')
  const head = requestHead(request, { title, description: title, path: paths.adminCalls(), isIndexable: false })
  return json({ head, calls, mayCall: actor.permissions.has('ticket.manage') }, { headers: privateHeaders })
}

export default function SupportCalls() {
  const { calls, mayCall } = useLoaderData<typeof loader>()
  return <CallsPage calls={calls} mayCall={mayCall} />
}
