import type { LoaderFunctionArgs } from '@remix-run/node'
import { eventQr } from '#app/modules/association/events/pages/ticket-page.server.ts'

/** The code of a ticket, as a picture that can be kept. */
export function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  return eventQr(request, token)
}
