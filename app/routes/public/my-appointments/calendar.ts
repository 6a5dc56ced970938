import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { calendarFile } from '#app/modules/booking/appointments/pages/calendar-file.server.ts'
import { openedContact } from '#app/modules/booking/own-visits/pages/open-visits.server.ts'
import { isOwnVisit } from '#app/modules/booking/own-visits/queries/own-visits.server.ts'
import { paths } from '#app/paths.ts'

/** A visit on the list as a calendar file, under a neutral name. It leads to the form, which does not expire. */
export async function loader({ request, params: { token = '', appointment = '' } }: LoaderFunctionArgs) {
  const { contactId } = await openedContact(request, token)
  const path = new URL(request.url).pathname
  if (!(await isOwnVisit(contactId, appointment))) notFound(path)
  const locale = localeOf(request)
  const file = await calendarFile(appointment, locale, siteAddress(paths.myAppointments(), locale))
  if (file === null) notFound(path)
  return new Response(file, {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="appointment.ics"',
    },
  })
}
