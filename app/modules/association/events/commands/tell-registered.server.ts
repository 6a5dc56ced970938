import { eq } from 'drizzle-orm'
import { newYork } from '#app/core/calendar/zones.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { defaultLocale, isLocale, type Locale } from '#app/core/i18n/locale.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import type { TemplateCode } from '#app/modules/notifications/message-templates.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import type { AssociationEvent } from '../event-status.ts'
import { personOf } from '../queries/registered-person.server.ts'
import type { Registration } from '../registration-status.ts'
import { requestPath, standingTicketPath } from './ticket-link.server.ts'

type EventTemplate = Exclude<Extract<TemplateCode, `event_${string}`>, 'event_door'>

type Told = Readonly<{ id: string; name: string; email: string; locale: Locale; keptUntil: number | null }>

/** What a message about an event says: what, when, where, and who holds it. */
export async function noticeFacts(tx: Transaction, event: AssociationEvent, locale: Locale) {
  const [association] = await tx
    .select({ name: associations.name })
    .from(associations)
    .where(eq(associations.id, event.associationId))
  const place = [event.venue, event.address].filter(Boolean).join(', ')
  return {
    ...{ associationName: association!.name[locale], topic: event.title[locale] },
    ...{ startsAt: event.startsAt, endsAt: event.endsAt, timeZone: newYork },
    ...(place !== '' && { clinicAddress: place }),
  }
}

/** What the calendar file of a message needs: whoever is out has the entry removed, by a file that counts as newer. */
const calendarParts = ({ id, sequence }: AssociationEvent, template: EventTemplate) => ({
  eventId: id,
  sequence: sequence + Number(template === 'event_canceled' || template === 'event_unregistered'),
})

async function tell(
  tx: Transaction,
  event: AssociationEvent,
  { id, email, locale, keptUntil }: Told,
  { template, path, subject }: { template: EventTemplate; path: string; subject: string },
): Promise<void> {
  await enqueueNotice(tx, {
    ...{ template, recipient: { email, phone: null, locale }, channels: ['email'] },
    vars: {
      ...(await noticeFacts(tx, event, locale)),
      ...(keptUntil !== null && { answerBy: keptUntil }),
      ...calendarParts(event, template),
      link: siteAddress(path, locale),
    },
    subject: { type: subject, id },
    event: template === 'event_changed' ? event.sequence : 1,
  })
}

const localeOf = (text: string): Locale => (isLocale(text) ? text : defaultLocale)

/** Writes to somebody who is registered, in their language; who has given no address is told by nobody. */
export async function tellPerson(
  tx: Transaction,
  event: AssociationEvent,
  registration: Registration,
  template: EventTemplate,
): Promise<void> {
  const { name, email } = personOf(registration)
  // Also without an address: the page of the ticket is where a member who is signed in goes on to.
  const path = await standingTicketPath(tx, registration.id, event)
  if (email === null) return
  const told = { id: registration.id, name, email, locale: localeOf(registration.locale) }
  await tell(
    tx,
    event,
    { ...told, keptUntil: registration.keptUntil },
    { template, path, subject: 'event_registration' },
  )
}

type Requester = Readonly<{ id: string; name: string; email: string; locale: Locale; expiresAt: number }>

/** Writes to the address of somebody of the public who has asked for a seat: it is theirs once they open the message. */
export async function tellRequester(tx: Transaction, event: AssociationEvent, requester: Requester): Promise<void> {
  const path = await requestPath(tx, requester)
  const parts = { template: 'event_confirm', path, subject: 'event_request' } as const
  await tell(tx, event, { ...requester, keptUntil: null }, parts)
}
