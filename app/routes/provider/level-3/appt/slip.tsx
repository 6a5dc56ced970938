import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { json, privateHeaders, privatePageHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { guardNamed } from '#app/modules/accounts/guards/guards.server.ts'
import { getTicketPage } from '#app/modules/booking/appointments/pages/ticket-page.server.ts'
import { findTurnLink } from '#app/modules/booking/queue/pages/turn-page.server.ts'
import { findWaiting } from '#app/modules/booking/queue/pages/waiting.server.ts'
import { SlipPage } from '#app/modules/desk/components/visit/slip-page.tsx'
import { loadVisitPage } from '#app/modules/desk/pages/visit-page.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import deskStyles from '#app/styles/desk.css?url'

export const handle = { guard: 'provider-auth', density: 'pro', islands: ['desk'] }
export const links = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta = metaOf
export const headers = privatePageHeaders

/** The slip that the patient takes home, in the page's language and in English. */
export async function loader({ request, params: { appointment = '' } }: LoaderFunctionArgs) {
  const actor = await guardNamed('provider-auth')(request, { showsHealthData: true })
  const { page } = await loadVisitPage(request, actor, appointment)
  const ticket = await orRefused(getTicketPage(page.visit.id, localeOf(request)))
  const [waiting, turn] = await Promise.all([
    findWaiting(page.visit.id),
    findTurnLink(page.visit.id, localeOf(request)),
  ])
  const isFresh = new URL(request.url).searchParams.has('booked')
  return json({ head: page.head, visit: page.visit, ticket, waiting, turn, isFresh }, { headers: privateHeaders })
}

export default function Slip() {
  return <SlipPage {...useLoaderData<typeof loader>()} />
}
