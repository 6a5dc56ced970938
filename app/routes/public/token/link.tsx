import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { isTokenShape } from '#app/modules/action-links/token-shape.ts'
import { isMemberLink } from '#app/modules/association/member-area/queries/member-links.server.ts'
import { EventRequest, EventTicket } from '#app/modules/association/events/components/event-ticket.tsx'
import { loadEventTicket } from '#app/modules/association/events/pages/ticket-page.server.ts'
import { LinkEnded, LinkGate } from '#app/modules/booking/links/components/link-gate.tsx'
import { ManagedPage } from '#app/modules/booking/appointments/components/managed-page.tsx'
import { WaitlistPage } from '#app/modules/booking/waitlist/components/waitlist-page.tsx'
import { TurnView } from '#app/modules/booking/queue/components/turn-view.tsx'
import { loadTurnPage } from '#app/modules/booking/queue/pages/turn-page.server.ts'
import { loadLinkPage } from '#app/modules/booking/appointments/pages/link-page.server.ts'
import { VerificationPage } from '#app/modules/practice/registration/components/verification-page.tsx'
import { loadVerificationPage } from '#app/modules/practice/registration/pages/verification-page.server.ts'
import { findKeptTimes } from '#app/modules/contact/queries/kept-times.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { followMovedPath } from '#app/modules/seo/pages/follow-moved.server.ts'
import { TicketLinkView } from '#app/modules/support/links/components/ticket-link-view.tsx'
import { loadTicketLinkPage } from '#app/modules/support/links/pages/ticket-link-page.server.ts'
import { paths } from '#app/paths.ts'

/** Only a place in line changes while somebody looks at it. */
const islandsFor: PageHandle['islandsFor'] = (data) =>
  (data as { view?: string } | undefined)?.view === 'turn' ? ['live'] : []

export const handle = { islandsFor } satisfies PageHandle
export const meta = metaOf

export const headers = privatePageHeaders

/** An action link. Opening it changes nothing: mail scanners open every link they see. */
export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  if (!isTokenShape(token)) await followMovedPath(request)
  else if (await isMemberLink(token)) return redirect(paths.memberArea(token), { headers: privateHeaders })
  const ofTicket = await loadTicketLinkPage(request, token, findKeptTimes)
  const page =
    ofTicket ??
    (await loadEventTicket(request, token)) ??
    (await loadVerificationPage(request, token)) ??
    (await loadTurnPage(request, token)) ??
    (await loadLinkPage(request, token))
  const isEnded = page.view === 'ended' || (page.view === 'question' && page.ticket === null)
  return json(page, { status: isEnded ? 410 : 200, headers: privateHeaders })
}

export default function ActionLink() {
  const page = useLoaderData<typeof loader>()
  const { token } = page
  if (page.view === 'ended') return <LinkEnded token={token} reason={page.reason} asked={page.asked} />
  if (page.view === 'question') return <TicketLinkView page={page} />
  if (page.view === 'event') return <EventTicket ticket={page.ticket} token={token} />
  if (page.view === 'event-request') return <EventRequest event={page.event} guests={page.guests} token={token} />
  if (page.view === 'turn') return <TurnView page={page} />
  if (page.view === 'verification') return <VerificationPage token={token} masked={page.masked} login={page.login} />
  if (page.view === 'locked') return <LinkGate token={token} person={page.person} />
  if (page.view === 'waitlist') return <WaitlistPage page={page.waitlist} token={token} />
  return <ManagedPage page={page.ticket} token={token} sentTo={page.sentTo} moved={page.moved} waiting={page.waiting} />
}
