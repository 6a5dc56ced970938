import type { LoaderFunctionArgs } from '@remix-run/node'
import { ticketCertificate } from '#app/modules/association/events/pages/ticket-page.server.ts'

/** The certificate of somebody who came, as a PDF. */
export function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  return ticketCertificate(request, token)
}
