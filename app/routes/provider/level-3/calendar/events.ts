import type { LoaderFunctionArgs } from '@remix-run/node'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { readSpan } from '#app/modules/desk/calendar-span.ts'
import { recordDeskRead } from '#app/modules/desk/commands/record-desk-read.server.ts'
import { openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import { listCalendarEvents } from '#app/modules/desk/queries/calendar-events.server.ts'

export const handle = { guard: 'provider-auth' }

/** What the calendar draws between two wall times, as JSON; kept by nobody. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const { choice, locale, search } = await orRefused(openDesk(request, actor))
  const span = readSpan(search)
  if (!span || !choice) return json({ error: 'span' }, { status: span ? 404 : 400, headers: privateHeaders })
  const events = await listCalendarEvents({
    providerFacilities: choice.providerFacilities,
    ...span,
    locale,
  })
  await recordDeskRead(actor, { subject: { type: 'facility', id: choice.facility.id } })
  return json(events, { headers: privateHeaders })
}
