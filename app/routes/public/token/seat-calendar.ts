import type { LoaderFunctionArgs } from '@remix-run/node'
import { ticketCalendar } from '#app/modules/association/events/pages/ticket-page.server.ts'

/** The event of a ticket as a calendar file. */
export function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  return ticketCalendar(request, token)
}
