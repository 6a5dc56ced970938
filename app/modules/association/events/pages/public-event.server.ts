import type { AppLoadContext } from '@remix-run/node'
import { accepted, orAnswered, refusedForm } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { formatLeaf } from '#app/core/format/format.ts'
import { json, notFound } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { networkOf, takeToken } from '#app/core/rate-limits.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { neighborhoodLabels } from '#app/modules/directory/map-labels.ts'
import { listNeighborhoods } from '#app/modules/directory/queries/reference.server.ts'
import { directionsTo } from '#app/modules/booking/appointments/directions.ts'
import { decimalOf } from '#app/modules/payments/lines.ts'
import { breadcrumbThing, dataSite } from '#app/modules/seo/pages/page-data.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { eventData } from '#app/modules/seo/structured-data/event.ts'
import { paths } from '#app/paths.ts'
import { requestSeat } from '../commands/register-person.server.ts'
import { standingAt } from '../event-status.ts'
import { cmeHours, whenOf } from '../event-times.ts'
import { seatForm } from '../forms.ts'
import { findPublicEvent, isOpenFor, pricesOf } from '../queries/public-events.server.ts'
import { findEventSpot } from '../queries/event-spot.server.ts'
import { calendarAnswer, eventCalendar } from './event-calendar.server.ts'

async function shownEvent(request: Request, slug: string, eventId: string) {
  return (await findPublicEvent(slug, eventId)) ?? notFound(new URL(request.url).pathname)
}

/** An event as everybody reads it. `noteView` is told whose it is. */
export async function loadPublicEvent(
  request: Request,
  { slug, eventId }: Readonly<{ slug: string; eventId: string }>,
  noteView: (associationId: string) => void,
) {
  const locale = localeOf(request)
  const { event, association } = await shownEvent(request, slug, eventId)
  const path = paths.associationEventPage(slug, eventId)
  const [title, body, organizer] = [event.title[locale], event.body[locale], association.name[locale]]
  const { startsAt, endsAt, venue, address, priceCents, status } = event
  const description = body.replace(/\s+/g, ' ').slice(0, 160)
  const facts = {
    ...{ title, description, path, startsAt, endsAt, venue, address, organizer },
    ...{ price: decimalOf(priceCents), isFree: priceCents === 0 },
    ...{ organizerPath: paths.association(slug), isCanceled: status === 'canceled', isFull: event.isFull },
  }
  const crumbs = [
    { name: organizer, path: paths.association(slug) },
    { name: title, path },
  ]
  const head = requestHead(request, {
    ...{ title, description, path },
    structuredData: [() => eventData(facts, dataSite(request)), breadcrumbThing(request, crumbs)],
  })
  const [spot, areas] = await Promise.all([findEventSpot(event), listNeighborhoods()])
  noteView(association.id)
  return json({
    ...{ head, slug, eventId, title, body, organizer, venue, address, isDemo: association.isDemo },
    ...{ spot, labels: spot === null ? [] : neighborhoodLabels(areas, locale), leaf: formatLeaf(startsAt, locale) },
    directions: address === null ? null : directionsTo([address]),
    when: whenOf(event, locale),
    status: standingAt(event, now()),
    ...{ isFull: event.isFull, hasWaitlist: event.hasWaitlist, isOpen: isOpenFor(event) },
    ...{ guestsAllowed: event.guestsAllowed, capacity: event.capacity, ...pricesOf(event, locale) },
    cme: event.cmeMinutes > 0 ? cmeHours(event.cmeMinutes) : null,
    isSent: new URL(request.url).searchParams.get('sent') === 'yes',
  })
}

export type PublicEventData = Awaited<ReturnType<Awaited<ReturnType<typeof loadPublicEvent>>['json']>>

/** Asks for a seat: the answer is the same whoever it is, and what follows stands in the message. */
export async function submitPublicEvent(
  request: Request,
  { clientAddress }: AppLoadContext,
  { slug, eventId }: Readonly<{ slug: string; eventId: string }>,
) {
  const { association } = await shownEvent(request, slug, eventId)
  const submission = parseForm(await readForm(request), seatForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const limit = await takeToken('form', networkOf(clientAddress ?? 'unknown'))
  if (!limit.allowed) return refusedForm(submission, { email: ['errors.tooMany'] }, 429, limit.retryAfterSeconds)
  const { isMachine, ...person } = submission.value
  const asked = { associationId: association.id, eventId }
  // A filled honeypot gets the same answer as a person, and nothing is kept.
  const done = isMachine
    ? undefined
    : await orAnswered(requestSeat({ ...person, locale: localeOf(request) }, asked), {
        'association_event.closed': () => refusedForm(submission, { email: ['errors.closed'] }, 409),
      })
  return done instanceof Response ? done : accepted(paths.associationEventPage(slug, eventId, { sent: 'yes' }))
}

export async function publicCalendar(request: Request, slug: string, eventId: string): Promise<Response> {
  const { event } = await shownEvent(request, slug, eventId)
  const locale = localeOf(request)
  return calendarAnswer(eventCalendar(event, locale, siteAddress(paths.associationEventPage(slug, eventId), locale)))
}
