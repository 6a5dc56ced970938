import { eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { AssociationActor } from '#app/core/actor.ts'
import { notFound, privateHeaders } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import { drawCertificate } from '../draw-certificate.server.ts'
import { findRegistration } from '../queries/event-rows.server.ts'
import { personOf } from '../queries/registered-person.server.ts'
import { ownEvent } from './manage-events.server.ts'

/** The certificate of somebody who came to an event that gives hours; the page of 404 for anybody else. */
export async function certificateFile(registrationId: string, locale: Locale): Promise<Response> {
  const { registration, event } = (await findRegistration(registrationId)) ?? notFound()
  if (registration.status !== 'attended' || event.cmeMinutes === 0) notFound()
  const [association] = await db
    .select({ name: associations.name })
    .from(associations)
    .where(eq(associations.id, event.associationId))
  const names = { name: personOf(registration).name, organizer: association!.name }
  const pdf = await drawCertificate({ event, number: registration.number, ...names }, locale)
  const headers = {
    ...privateHeaders,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="certificate-${registration.number}.pdf"`,
  }
  return new Response(new Uint8Array(pdf), { headers })
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
