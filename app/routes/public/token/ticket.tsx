import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { TicketSheetPage } from '#app/modules/booking/tickets/components/ticket-sheet.tsx'
import { loadTicketSheet, submitTicketSending } from '#app/modules/booking/tickets/pages/ticket-sheet.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'

export const handle = { islands: ['print'] } satisfies PageHandle
export const meta = metaOf

export const headers = privatePageHeaders

/** The ticket in the language of the address, for a reader of another one. */
export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  return json(await loadTicketSheet(request, token), { headers: privateHeaders })
}

/** Sends it in that language to a contact on file. */
export function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  return submitTicketSending(request, token)
}

export default function Ticket() {
  return <TicketSheetPage sheet={useLoaderData<typeof loader>()} />
}
