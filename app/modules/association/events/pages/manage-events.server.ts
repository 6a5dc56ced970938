import type { AssociationActor } from '#app/core/actor.ts'
import { accepted, orAnswered, toasted } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { removeRegistration } from '../commands/end-registration.server.ts'
import { seatsTaken } from '../commands/event-seats.server.ts'
import { moveEvent } from '../commands/move-event.server.ts'
import { promoteWaiting } from '../commands/promote-waiting.server.ts'
import { type AssociationEvent, isDoorOpen, nextEventStatus, standingAt } from '../event-status.ts'
import { whenOf } from '../event-times.ts'
import { managingForm } from '../forms.ts'
import { countWaiting, findEventOf, listEvents, listRegistrations } from '../queries/event-rows.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { personOf } from '../queries/registered-person.server.ts'
import { type Registration, registeredStatuses } from '../registration-status.ts'

/** An event as lists of the management show it. */
async function lineOf(event: AssociationEvent, locale: Locale) {
  const [taken, waiting] = await Promise.all([seatsTaken(db, event.id), countWaiting(event.id)])
  return {
    ...{ id: event.id, title: event.title[locale], status: standingAt(event, now()), when: whenOf(event, locale) },
    ...{ capacity: event.capacity, taken, waiting, isPublic: event.visibility === 'public' },
  }
}

/** All events of the chosen association, those to come before those that were. */
export async function loadEvents(request: Request, actor: AssociationActor) {
  const { locale } = actor
  const title = translator(locale, 'association-events')('list.title')
  const head = requestHead(request, { title, description: title, path: paths.associationEvents(), isIndexable: false })
  const events = await listEvents((await readChosen(actor)).id)
  const isComing = ({ endsAt }: AssociationEvent) => endsAt > now()
  const lines = (rows: AssociationEvent[]) => Promise.all(rows.map((event) => lineOf(event, locale)))
  const [coming, past] = await Promise.all([
    lines(events.filter(isComing).toReversed()),
    lines(events.filter((event) => !isComing(event)).slice(0, 50)),
  ])
  return json({ head, coming, past }, { headers: privateHeaders })
}

export type EventLine = Awaited<ReturnType<typeof lineOf>>

/** A registration as lists of the management show it. */
export function registrationLine(registration: Registration) {
  const { id, number, status, guests, position, memberId } = registration
  const { name, email } = personOf(registration)
  return { id, number: formatReference(number), status, guests, position, isMember: memberId !== null, name, email }
}

export type RegistrationLine = ReturnType<typeof registrationLine>

/** Whether a line is what somebody has typed: a part of a name, an address or a number. */
export function isFound({ name, email, number }: RegistrationLine, typed: string): boolean {
  const wanted = typed.normalize('NFKC').toLowerCase().replaceAll('-', '').trim()
  return [name, email ?? '', number].some((text) => text.toLowerCase().replaceAll('-', '').includes(wanted))
}

/** An event of the chosen association; the page of 404 for any other. */
export async function ownEvent(actor: AssociationActor, eventId: string): Promise<AssociationEvent> {
  const { id } = await readChosen(actor)
  return (await findEventOf(id, eventId)) ?? notFound()
}

const managedSteps = ['publish', 'cancel', 'delete', 'archive'] as const

/** An event with who has registered, and what can be done with it now. */
export async function loadEvent(request: Request, actor: AssociationActor, eventId: string) {
  const { locale } = actor
  const event = await ownEvent(actor, eventId)
  const { slug } = await readChosen(actor)
  const line = await lineOf(event, locale)
  const rows = (await listRegistrations(eventId, registeredStatuses)).map(registrationLine)
  const typed = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 100)
  const head = requestHead(request, {
    ...{ title: line.title, description: line.title, path: paths.associationEvent(eventId), isIndexable: false },
  })
  const data = {
    ...{ head, event: line, typed, registrations: typed ? rows.filter((row) => isFound(row, typed)) : rows },
    steps: managedSteps.filter((step) => nextEventStatus(line.status, step, 'manager') !== null),
    isEditable: line.status === 'draft' || line.status === 'published',
    isDoorOpen: isDoorOpen(event, now()),
    hasCertificates: event.cmeMinutes > 0,
    page: event.visibility === 'public' && event.status !== 'draft' ? paths.associationEventPage(slug, eventId) : null,
    total: rows.length,
  }
  return json(data, { headers: privateHeaders })
}

export type ManagedEventData = Awaited<ReturnType<Awaited<ReturnType<typeof loadEvent>>['json']>>

/** Publishes, cancels, deletes or puts away an event, offers somebody a seat, or takes somebody off the list. */
export async function submitEvent(request: Request, actor: AssociationActor, eventId: string): Promise<Response> {
  const { intent, registration } = await readAnswers(request, managingForm)
  const to = paths.associationEvent(eventId)
  const t = translator(actor.locale, 'association-events')
  const say = translator(actor.locale, 'errors')
  const work =
    intent === 'promote'
      ? promoteWaiting(actor, { eventId, registrationId: registration })
      : intent === 'remove'
        ? removeRegistration(actor, { eventId, registrationId: registration })
        : moveEvent(actor, eventId, intent)
  const warn = ({ code }: { code: ErrorCode }) => toasted(to, { tone: 'warning', text: say(code) })
  const done = await orAnswered(work, {
    'association_event.not_now': warn,
    'association_event.changed': warn,
    'association_event.full': warn,
    'association_event.past': warn,
    'association_event.begun': warn,
  })
  if (done instanceof Response) return done
  return accepted(intent === 'delete' ? paths.associationEvents() : to, t(`done.${intent}`))
}
