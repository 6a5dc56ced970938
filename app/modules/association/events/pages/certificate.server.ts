import { eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { AssociationActor } from '#app/core/actor.ts'
import { formatDate } from '#app/core/format/format.ts'
import { notFound, privateHeaders } from '#app/core/http.server.ts'
import type { Locale, Localized } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { drawPaper } from '#app/modules/payments/papers/draw-paper.server.ts'
import { type Both, otherLocales, type Paper } from '#app/modules/payments/papers/paper.server.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import type { AssociationEvent } from '../event-status.ts'
import { cmeHours } from '../event-times.ts'
import { findRegistration } from '../queries/event-rows.server.ts'
import { personOf } from '../queries/registered-person.server.ts'
import type { Registration } from '../registration-status.ts'
import { ownEvent } from './manage-events.server.ts'

const both = (first: string, second: string): Both => ({ first, second: first === second ? null : second })
const plain = (text: string): Both => ({ first: text, second: null })

/** What a certificate says, in the reader's language and in English; Chinese beside a reader's English. */
function certificateOf(
  event: AssociationEvent,
  registration: Registration,
  names: { name: string; organizer: Localized },
  locale: Locale,
): Paper {
  const otherLocale = otherLocales[locale]
  const [t, other] = [translator(locale, 'association-events'), translator(otherLocale, 'association-events')]
  const word = (key: 'title' | 'number' | 'name' | 'organizer' | 'date' | 'event' | 'hours' | 'attended') =>
    both(t(`certificate.${key}`), other(`certificate.${key}`))
  const text = (texts: Localized) => both(texts[locale], texts[otherLocale])
  const hours = cmeHours(event.cmeMinutes)
  return {
    ...{ id: registration.id, locale, otherLocale, number: formatReference(registration.number), kind: word('title') },
    facts: [
      { label: word('name'), value: plain(names.name) },
      { label: word('organizer'), value: text(names.organizer) },
      { label: word('date'), value: both(formatDate(event.startsAt, locale), formatDate(event.startsAt, otherLocale)) },
      { label: word('number'), value: plain(formatReference(registration.number)) },
    ],
    lines: [{ label: text(event.title), amount: hours }],
    totals: [{ label: word('hours'), amount: hours }],
    status: word('attended'),
    words: { item: word('event'), amount: word('hours') },
  }
}

/** The certificate of somebody who came to an event that gives hours; the page of 404 for anybody else. */
export async function certificateFile(registrationId: string, locale: Locale): Promise<Response> {
  const { registration, event } = (await findRegistration(registrationId)) ?? notFound()
  if (registration.status !== 'attended' || event.cmeMinutes === 0) notFound()
  const [association] = await db
    .select({ name: associations.name })
    .from(associations)
    .where(eq(associations.id, event.associationId))
  const names = { name: personOf(registration).name, organizer: association!.name }
  const paper = certificateOf(event, registration, names, locale)
  const headers = {
    ...privateHeaders,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="certificate-${registration.number}.pdf"`,
  }
  return new Response(new Uint8Array(await drawPaper(paper)), { headers })
}

/** The same for whoever manages the event. */
export async function managedCertificate(
  actor: AssociationActor,
  { eventId, registrationId }: Readonly<{ eventId: string; registrationId: string }>,
): Promise<Response> {
  const event = await ownEvent(actor, eventId)
  const found = await findRegistration(registrationId)
  return found?.event.id === event.id ? certificateFile(registrationId, actor.locale) : notFound()
}
