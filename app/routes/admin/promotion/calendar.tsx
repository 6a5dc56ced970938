import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { adminWith } from '#app/modules/accounts/guards/admin-with.server.ts'
import { CalendarPage } from '#app/modules/promotion/oversight/components/calendar-page.tsx'
import { adminHead } from '#app/modules/promotion/oversight/pages/queue-page.server.ts'
import { readCalendar } from '#app/modules/promotion/oversight/queries/calendar.server.ts'
import { placements } from '#app/modules/promotion/placements.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle = { guard: 'admin-auth', density: 'pro' } satisfies PageHandle

export const meta = metaOf

export const headers = privatePageHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await adminWith(request, 'inventory.manage')
  const head = adminHead(request, actor, { title: 'inventory.title', path: paths.adminInventory() })
  const calendars = await Promise.all(placements.map((placement) => readCalendar(placement, actor.locale)))
  return json({ head, calendars }, { headers: privateHeaders })
}

export default function Calendar() {
  return <CalendarPage calendars={useLoaderData<typeof loader>().calendars} />
}
