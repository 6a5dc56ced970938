import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, notFound, privateHeaders, privatePageHeaders, redirect } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { type ActionLink, findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { isTokenShape } from '#app/modules/action-links/token-shape.ts'
import { EventLinkEnded, EventRequest, EventTicket } from '#app/modules/association/events/components/event-ticket.tsx'
import { loadEventTicket } from '#app/modules/association/events/pages/ticket-page.server.ts'
import { LinkEnded, LinkGate } from '#app/modules/booking/links/components/link-gate.tsx'
import { ManagedPage } from '#app/modules/booking/appointments/components/managed-page.tsx'
import { WaitlistPage } from '#app/modules/booking/waitlist/components/waitlist-page.tsx'
import { TurnView } from '#app/modules/booking/queue/components/turn-view.tsx'
import { loadTurnPage } from '#app/modules/booking/queue/pages/turn-page.server.ts'
import { AskFeedback } from '#app/modules/booking/feedback/components/ask-feedback.tsx'
import { findFeedbackState } from '#app/modules/booking/feedback/queries/find-feedback.server.ts'
import { loadLinkPage } from '#app/modules/booking/appointments/pages/link-page.server.ts'
import { VerificationPage } from '#app/modules/practice/registration/components/verification-page.tsx'
import { loadVerificationPage } from '#app/modules/practice/registration/pages/verification-page.server.ts'
import { findKeptTimes } from '#app/modules/contact/queries/kept-times.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { followMovedPath } from '#app/modules/seo/pages/follow-moved.server.ts'
import { TicketLinkView } from '#app/modules/support/links/components/ticket-link-view.tsx'
import { loadTicketLinkPage } from '#app/modules/support/links/pages/ticket-link-page.server.ts'
import { paths } from '#app/paths.ts'

/** A place in line changes while somebody looks at it; a ticket is printed. */
const islandsFor: PageHandle['islandsFor'] = (data) => {
  const view = (data as { view?: string } | undefined)?.view
  if (view === 'ticket') return ['print']
  return view === 'turn' ? ['live'] : []
}

export const handle = { islandsFor } satisfies PageHandle
export const meta = metaOf

export const headers = privatePageHeaders

/** Links whose page stands at an address of its own. */
const elsewhere: Readonly<Partial<Record<ActionLink['kind'], (token: string) => string>>> = {
  association_member: paths.memberArea,
  event_door: paths.eventDoor,
  invite: paths.associationInvitation,
}

/** The page of a link by its kind; most are of visits and of the waitlist. */
async function loadPage(request: Request, token: string, link: ActionLink) {
  if (link.kind === 'event_ticket') return loadEventTicket(request, token, link)
  const ofKind =
    link.kind === 'ticket_reply'
      ? await loadTicketLinkPage(request, token, findKeptTimes)
      : link.kind === 'email_verify'
        ? await loadVerificationPage(request, token)
        : link.kind === 'queue_turn'
          ? await loadTurnPage(request, token, link)
          : null
  return ofKind ?? loadLinkPage(request, token, link)
}

/** An action link. Opening it changes nothing: mail scanners open every link they see. */
export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  if (!isTokenShape(token)) await followMovedPath(request)
  const link = isTokenShape(token) ? await findActionLink(token) : null
  if (!link) notFound(new URL(request.url).pathname)
  const path = elsewhere[link.kind]?.(token)
  if (path !== undefined) return redirect(path, { headers: privateHeaders })
  const page = await loadPage(request, token, link)
  const isEnded =
    page.view === 'ended' || page.view === 'event-ended' || (page.view === 'question' && page.ticket === null)
  const feedback = page.view === 'ticket' ? await findFeedbackState(page.ticket.appointmentId) : null
  return json({ ...page, feedback }, { status: isEnded ? 410 : 200, headers: privateHeaders })
}

export default function ActionLink() {
  const page = useLoaderData<typeof loader>()
  const { token } = page
  if (page.view === 'ended') return <LinkEnded token={token} reason={page.reason} asked={page.asked} />
  if (page.view === 'question') return <TicketLinkView page={page} />
  if (page.view === 'event') return <EventTicket ticket={page.ticket} token={token} />
  if (page.view === 'event-ended') return <EventLinkEnded {...page.ended} />
  if (page.view === 'event-request') return <EventRequest event={page.event} guests={page.guests} token={token} />
  if (page.view === 'turn') return <TurnView page={page} />
  if (page.view === 'verification') return <VerificationPage token={token} masked={page.masked} login={page.login} />
  if (page.view === 'locked') return <LinkGate token={token} person={page.person} />
  if (page.view === 'waitlist') return <WaitlistPage page={page.waitlist} token={token} />
  const { ticket, sentTo, moved, waiting, feedback } = page
  const after = feedback && <AskFeedback token={token} feedback={feedback} />
  return <ManagedPage page={ticket} token={token} sentTo={sentTo} moved={moved} waiting={waiting} after={after} />
}
