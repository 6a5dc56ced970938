import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { recordDeskRead } from '#app/modules/desk/commands/record-desk-read.server.ts'
import { CalendarPage } from '#app/modules/desk/components/calendar/calendar-page.tsx'
import { deskHead } from '#app/modules/desk/pages/desk-head.server.ts'
import { openDesk } from '#app/modules/desk/pages/open-desk.server.ts'
import { calendarPage } from '#app/modules/desk/pages/calendar-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = {
  guard: 'provider-auth',
  density: 'pro',
  hydrate: true,
  namespaces: ['desk', 'dashboard', 'ui', 'site', 'booking'],
}
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** Day, week, month, a column a doctor, a list: each an address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const desk = await orRefused(openDesk(request, actor))
  const page = await calendarPage(desk)
  if (desk.choice) await recordDeskRead(actor, { subject: { type: 'facility', id: desk.choice.facility.id } })
  return json({ head: deskHead(request, 'title.calendar', paths.deskCalendar()), ...page }, { headers: privateHeaders })
}

export default function Calendar() {
  return <CalendarPage {...useLoaderData<typeof loader>()} />
}
