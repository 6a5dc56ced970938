import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { json, notFound, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import { findKeptTimes } from '#app/modules/contact/queries/kept-times.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { TicketLinkView } from '#app/modules/support/links/components/ticket-link-view.tsx'
import { loadTicketLinkPage, takeLinkReply } from '#app/modules/support/links/pages/ticket-link-page.server.ts'
import { paths } from '#app/paths.ts'

export const meta = metaOf

export const headers = privatePageHeaders

/** Where a reply comes back to that was not taken; whoever opens it is at the link itself. */
export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const page = await loadTicketLinkPage(request, token, findKeptTimes)
  if (!page) notFound(new URL(request.url).pathname)
  if (request.method === 'GET' && !page.ticket) return redirect(paths.link(token), { headers: privateHeaders })
  return json(page, { headers: privateHeaders })
}

/** What the reader of a mailed answer writes back. */
export async function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  const page = await loadTicketLinkPage(request, token, findKeptTimes)
  if (!page) notFound(new URL(request.url).pathname)
  if (!page.ticket) return redirect(paths.link(token), { headers: privateHeaders })
  return takeLinkReply(request, context, token)
}

export default function LinkReply() {
  const page = useLoaderData<typeof loader>()
  return <TicketLinkView page={page} draft={useActionData<typeof action>()} />
}
