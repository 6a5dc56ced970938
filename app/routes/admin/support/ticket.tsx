import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { findNamedVisits } from '#app/modules/booking/appointments/queries/named-visits.server.ts'
import { keepPickedTimes } from '#app/modules/contact/commands/keep-picked-times.server.ts'
import { findKeptTimes } from '#app/modules/contact/queries/kept-times.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { TicketInHandPage } from '#app/modules/support/queue/components/ticket-in-hand-page.tsx'
import { loadTicketPage, takeAnswer } from '#app/modules/support/queue/pages/answer-page.server.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

const beside = { findKept: findKeptTimes, findVisits: findNamedVisits }

export async function loader({ request, params: { reference = '' } }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'ticket.read')
  const page = await orRefused(loadTicketPage(actor, reference, beside))
  // What somebody has written stands in no title.
  const title = translator(actor.locale, 'support')('queue.title')
  const path = paths.adminTicket(reference)
  const head = requestHead(request, { title, description: title, path, isIndexable: false })
  return json({ head, page }, { headers: privateHeaders })
}

export async function action({ request, params: { reference = '' } }: ActionFunctionArgs) {
  const actor = await adminWith(request, 'ticket.manage')
  return takeAnswer(actor, request, reference, keepPickedTimes)
}

export default function SupportTicket() {
  const { page } = useLoaderData<typeof loader>()
  return <TicketInHandPage page={page} draft={useActionData<typeof action>()} />
}
