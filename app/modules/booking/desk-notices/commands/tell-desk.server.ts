import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { localDate } from '#app/core/calendar/zones.ts'
import { siteAddress } from '#app/core/site.server.ts'
import {
  type BookingProviderFacility,
  getProviderFacility,
} from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { namesInMessages } from '#app/modules/booking/queries/clinic-in-messages.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import type { DeskTemplate } from '#app/modules/notifications/desk-templates.ts'
import type { MessageVars } from '#app/modules/notifications/message-vars.ts'
import { paths } from '#app/paths.ts'
import type { appointments } from '#drizzle/schema/scheduling.ts'
import { type DeskRecipient, findDeskRecipients } from '../queries/desk-recipients.server.ts'
import { isSoon } from '../soon.ts'

type Visit = Pick<typeof appointments.$inferSelect, 'id' | 'version' | 'startsAt' | 'timeZone' | 'providerFacilityId'>

type Telling = Readonly<{
  template: DeskTemplate
  recipients: readonly DeskRecipient[]
  varsIn: (locale: Locale) => MessageVars
}>

/** One message to each, whatever step of a visit it tells of; who it is about stands only behind the sign-in. */
async function tell(tx: Transaction, { id, version }: Visit, { template, recipients, varsIn }: Telling): Promise<void> {
  for (const { key, recipient } of recipients)
    await enqueueNotice(tx, {
      template,
      recipient,
      vars: varsIn(recipient.locale),
      subject: { type: 'appointment', id },
      event: `${version}:${key}`,
      channels: ['email'],
    })
}

/** The visit's doctor and time, and the day's list of the facility whose desk is told. */
function visitVars(
  { startsAt, timeZone }: Visit,
  providerFacility: BookingProviderFacility,
  desk: BookingProviderFacility = providerFacility,
): (locale: Locale) => MessageVars {
  const day = { place: desk.facilitySlug, date: localDate(startsAt!, timeZone) }
  return (locale) => ({
    startsAt: startsAt!,
    timeZone,
    ...namesInMessages(providerFacility, locale),
    link: siteAddress(paths.deskDay(day), locale),
  })
}

/** Tells the desk that a request waits for its answer. */
export async function tellDeskOfRequest(tx: Transaction, visit: Visit, providerFacility: BookingProviderFacility) {
  const recipients = await findDeskRecipients(tx, providerFacility, null)
  const varsIn = (locale: Locale) => ({ link: siteAddress(paths.deskDay(), locale) })
  await tell(tx, visit, { template: 'clinic_new_request', recipients, varsIn })
}

/** Tells the desk of a visit that a patient has booked, where it is so near that the desk would not come upon it in time. */
export async function tellDeskOfBooking(tx: Transaction, visit: Visit, providerFacility: BookingProviderFacility) {
  if (!isSoon(visit.startsAt!, now(), visit.timeZone)) return
  const recipients = await findDeskRecipients(tx, providerFacility, 'bookings')
  await tell(tx, visit, { template: 'clinic_visit_booked', recipients, varsIn: visitVars(visit, providerFacility) })
}

/** Tells the desk of a visit that a patient has called off. */
export async function tellDeskOfCancellation(tx: Transaction, visit: Visit) {
  const providerFacility = await getProviderFacility(tx, visit.providerFacilityId)
  const recipients = await findDeskRecipients(tx, providerFacility, 'cancellations')
  await tell(tx, visit, { template: 'clinic_visit_cancelled', recipients, varsIn: visitVars(visit, providerFacility) })
}

/** Tells the desk of a visit that a patient has moved; both desks, where it goes from one facility of the doctor to another. */
export async function tellDeskOfMove(
  tx: Transaction,
  { before, moved, to }: Readonly<{ before: Visit; moved: Visit; to: BookingProviderFacility }>,
) {
  const from =
    before.providerFacilityId === moved.providerFacilityId
      ? to
      : await getProviderFacility(tx, before.providerFacilityId)
  const told = new Set<string | null>()
  for (const desk of from === to ? [to] : [to, from]) {
    const found = await findDeskRecipients(tx, desk, 'moves')
    const recipients = found.filter(({ recipient }) => !told.has(recipient.email))
    for (const { recipient } of recipients) told.add(recipient.email)
    const list = visitVars(desk === to ? moved : before, to, desk)
    const varsIn = (locale: Locale) => ({
      ...list(locale),
      startsAt: moved.startsAt!,
      timeZone: moved.timeZone,
      movedFrom: before.startsAt!,
    })
    await tell(tx, moved, { template: 'clinic_visit_moved', recipients, varsIn })
  }
}
