import { eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { accepted, orAnswered, toasted } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { formatMoney, formatShortDate } from '#app/core/format/format.ts'
import { notFound, privateHeaders, redirect } from '#app/core/http.server.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { type ActionLink, findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { isTokenShape } from '#app/modules/action-links/token-shape.ts'
import { checkInCode } from '#app/modules/booking/appointments/pages/check-in-code.server.ts'
import { directionsTo } from '#app/modules/booking/appointments/directions.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { acceptOffer } from '../commands/accept-offer.server.ts'
import { cancelOwn } from '../commands/end-registration.server.ts'
import { payRegistration } from '../commands/pay-registration.server.ts'
import { confirmRequest } from '../commands/register-person.server.ts'
import { ticketPath } from '../commands/ticket-link.server.ts'
import { momentOf, whenOf } from '../event-times.ts'
import { ticketForm } from '../forms.ts'
import { findRegistration, findRequest } from '../queries/event-rows.server.ts'
import { personOf } from '../queries/registered-person.server.ts'
import { nextRegistrationStatus, type Registration } from '../registration-status.ts'
import type { AssociationEvent } from '../event-status.ts'
import { calendarAnswer, eventCalendar } from './event-calendar.server.ts'
import { certificateFile } from './certificate.server.ts'

const isRequest = ({ subjectType }: ActionLink) => subjectType === 'event_request'

/** The link of a seat or of a request for one, in whatever state; null for any other text or link. */
async function findEventLink(token: string): Promise<ActionLink | null> {
  const link = isTokenShape(token) ? await findActionLink(token) : null
  return link?.kind === 'event_ticket' ? link : null
}

/** The registration of a ticket's link; the page of 404 for anything else. */
async function openTicket(request: Request, token: string) {
  const link = await findEventLink(token)
  const isOpen = link !== null && link.state === 'valid' && !isRequest(link)
  const found = isOpen ? await findRegistration(link.subjectId) : null
  return found ?? notFound(new URL(request.url).pathname)
}

async function organizerOf({ associationId }: AssociationEvent) {
  const [row] = await db
    .select({ name: associations.name, slug: associations.slug })
    .from(associations)
    .where(eq(associations.id, associationId))
  return row!
}

/** An event as tickets and the page of a request show it. */
async function eventPart(event: AssociationEvent, locale: Locale) {
  const { title, venue, address } = event
  return {
    ...{
      title: title[locale],
      venue,
      address,
      when: whenOf(event, locale),
      organizer: (await organizerOf(event)).name[locale],
    },
    shortDate: formatShortDate(event.startsAt, locale),
    directions: address === null ? null : directionsTo([address]),
  }
}

const mayDo = (registration: Registration, event: AssociationEvent, action: 'accept' | 'cancel') => {
  const { status: from, keptUntil, checkedInAt } = registration
  const facts = { now: now(), startsAt: event.startsAt, keptUntil, checkedInAt }
  return nextRegistrationStatus({ from, action, by: 'person' }, facts) !== null
}

/** A seat that nobody took or paid in time is shown as that before a chore says so. */
const hasLapsed = ({ status, keptUntil }: Registration) =>
  (status === 'offered' || status === 'pending_payment') && keptUntil !== null && keptUntil <= now()

async function ticketOf(
  { registration, event }: { registration: Registration; event: AssociationEvent },
  locale: Locale,
) {
  const { guests, number, position, keptUntil, amountCents } = registration
  const status = hasLapsed(registration) ? ('expired' as const) : registration.status
  const isSeated = status === 'registered' || status === 'checked_in' || status === 'attended'
  return {
    event: await eventPart(event, locale),
    ...{ status, guests, position, isSeated, name: personOf(registration).name, number: formatReference(number) },
    keptUntil: keptUntil && momentOf(keptUntil, locale),
    amount: amountCents > 0 ? formatMoney(amountCents, locale) : null,
    onlineUrl: isSeated ? event.onlineUrl : null,
    isPayable: status === 'pending_payment',
    isAcceptable: mayDo(registration, event, 'accept'),
    isCancelable: status !== 'expired' && mayDo(registration, event, 'cancel'),
    hasCertificate: status === 'attended' && event.cmeMinutes > 0,
  }
}

export type EventTicketData = Awaited<ReturnType<typeof ticketOf>>

/** What a link that has ended, or whose request was forgotten, says: why, and where to go on. */
async function endedPart(link: ActionLink, event: AssociationEvent | undefined) {
  if (!event) return { reason: 'request', path: paths.associations() } as const
  const { slug } = await organizerOf(event)
  if (!isRequest(link)) return { reason: 'ticket', path: paths.association(slug) } as const
  return { reason: 'request', path: paths.associationEventPage(slug, event.id) } as const
}

/** The page of a ticket, or of a request that waits for its address to be checked. Writes nothing. */
export async function loadEventTicket(request: Request, token: string, link: ActionLink) {
  const locale = localeOf(request)
  const t = translator(locale, 'association-events')
  const title = t(isRequest(link) ? 'request.title' : 'ticket.title')
  // The head names nothing: no address in it has the token, and the title may tell what somebody is ill with.
  const head = requestHead(request, { title, description: title, path: paths.link(':token'), isIndexable: false })
  const seat = isRequest(link) ? null : await findRegistration(link.subjectId)
  const asked = isRequest(link) ? await findRequest(link.subjectId) : null
  const event = seat?.event ?? asked?.event
  if (link.state !== 'valid' || !event)
    return { head, token, view: 'event-ended' as const, ended: await endedPart(link, event) }
  if (seat) return { head, token, view: 'event' as const, ticket: await ticketOf(seat, locale) }
  const part = await eventPart(event, locale)
  return { head, token, view: 'event-request' as const, event: part, guests: asked!.request.guests }
}

/** Confirms a request, accepts an offer, pays, or gives a seat up. */
export async function submitEventTicket(request: Request, token: string): Promise<Response> {
  const link = (await findEventLink(token)) ?? notFound(new URL(request.url).pathname)
  const { subjectId: id } = link
  // Its page says why, and where to go on.
  if (link.state !== 'valid') return redirect(paths.link(token), { headers: privateHeaders })
  const { intent } = await readAnswers(request, ticketForm)
  const locale = localeOf(request)
  const t = translator(locale, 'association-events')
  const say = translator(locale, 'errors')
  const warn = ({ code }: { code: ErrorCode }) => toasted(paths.link(token), { tone: 'warning', text: say(code) })
  const refusals = {
    'association_event.changed': warn,
    'association_event.closed': warn,
    'association_event.full': warn,
    'association_event.guests': warn,
    'association_event.request_over': warn,
    'association_event.unknown': warn,
    'payments.gateway_unavailable': warn,
  }
  if (isRequest(link) !== (intent === 'confirm')) notFound(new URL(request.url).pathname)
  if (intent === 'cancel') {
    const done = await orAnswered(cancelOwn(id), refusals)
    return done instanceof Response ? done : accepted(paths.link(token), t('ticket.canceledNow'))
  }
  if (intent === 'pay') return toGateway(id)
  const work = intent === 'confirm' ? confirmRequest(id) : acceptOffer(id)
  const seated = await orAnswered(work, refusals)
  if (seated instanceof Response) return seated
  return seated.status === 'pending_payment' ? toGateway(seated.id) : accepted(ticketPath(seated.id))

  async function toGateway(seatId: string): Promise<Response> {
    const url = await orAnswered(payRegistration(seatId, null), {
      ...refusals,
      'payments.gateway_unavailable': ({ code }) => toasted(ticketPath(seatId), { tone: 'warning', text: say(code) }),
    })
    return url instanceof Response ? url : redirect(url, { headers: privateHeaders })
  }
}

/** The code for the door: the number and nothing else, so whoever photographs it learns nothing. */
export async function eventQr(request: Request, token: string): Promise<Response> {
  const { registration } = await openTicket(request, token)
  const headers = { ...privateHeaders, 'Content-Type': 'image/svg+xml; charset=utf-8' }
  return new Response(checkInCode(registration.number), { headers })
}

export async function ticketCalendar(request: Request, token: string): Promise<Response> {
  const { event } = await openTicket(request, token)
  const locale = localeOf(request)
  return calendarAnswer(eventCalendar(event, locale, siteAddress(paths.link(token), locale)))
}

export async function ticketCertificate(request: Request, token: string): Promise<Response> {
  const { registration } = await openTicket(request, token)
  return certificateFile(registration.id, localeOf(request))
}
