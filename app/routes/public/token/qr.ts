import { privateHeaders } from '#app/core/http.server.ts'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { localeOf } from '#app/core/i18n/locale.ts'
import { openAppointment } from '#app/modules/booking/appointments/pages/change-page.server.ts'
import { checkInCode } from '#app/modules/booking/appointments/pages/check-in-code.server.ts'
import { getTicketPage } from '#app/modules/booking/appointments/pages/ticket-page.server.ts'

/** The code for the front desk, as a picture that can be kept. */
export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const { appointmentId } = await openAppointment(request, token)
  const { reference } = await getTicketPage(appointmentId, localeOf(request))
  const headers = { ...privateHeaders, 'Content-Type': 'image/svg+xml; charset=utf-8' }
  return new Response(checkInCode(reference.replaceAll('-', '')), { headers })
}
