import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { calendarFile } from '#app/modules/booking/appointments/pages/calendar-file.server.ts'
import { openAppointment } from '#app/modules/booking/appointments/pages/change-page.server.ts'
import { paths } from '#app/paths.ts'

/** The visit as a calendar file, under a neutral name. */
export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const { appointmentId } = await openAppointment(request, token)
  const locale = localeOf(request)
  const file = await calendarFile(appointmentId, locale, siteAddress(paths.link(token), locale))
  if (file === null) notFound(new URL(request.url).pathname)
  return new Response(file, {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="appointment.ics"',
    },
  })
}
