import type { LoaderFunctionArgs } from '@remix-run/node'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { openAppointment } from '#app/modules/booking/appointments/pages/change-page.server.ts'
import { ticketImage } from '#app/modules/booking/tickets/pages/ticket-image.server.ts'

/** The ticket as a picture that WeChat keeps and sends; drawn for this browser alone, kept nowhere. */
export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const { appointmentId, actor } = await openAppointment(request, token)
  const png = await ticketImage({ appointmentId, actor }, localeOf(request))
  if (png === null) return json(null, { status: 503, headers: { ...privateHeaders, 'Retry-After': '10' } })
  const disposition = 'inline; filename="appointment.png"'
  const headers = { ...privateHeaders, 'Content-Type': 'image/png', 'Content-Disposition': disposition }
  return new Response(new Uint8Array(png), { headers })
}
