import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { privateHeaders, redirect } from '#app/core/http.server.ts'
import { submitEventTicket } from '#app/modules/association/events/pages/ticket-page.server.ts'
import { paths } from '#app/paths.ts'

export function loader({ params: { token = '' } }: LoaderFunctionArgs) {
  return redirect(paths.link(token), { headers: privateHeaders })
}

/** Confirms a request for a seat, takes one that is offered, pays for it, or gives it up. */
export function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  return submitEventTicket(request, token)
}
