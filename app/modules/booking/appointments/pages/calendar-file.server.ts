import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { awayOf } from '#app/modules/booking/away.ts'
import { appointmentCalendar } from '#app/modules/notifications/calendar/appointment-calendar.ts'
import {
  addressLine,
  findVisitType,
  getProviderFacility,
} from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { getAppointment } from '../queries/appointment-rows.server.ts'

/** An appointment as a calendar file; null while it has no time. One that does not take place comes as its cancellation. */
export async function calendarFile(appointmentId: string, locale: Locale, link: string): Promise<string | null> {
  const appointment = await getAppointment(db, appointmentId)
  const { startsAt, endsAt, status, icsSequence, timeZone, updatedAt, providerFacilityId, visitTypeId } = appointment
  if (startsAt === null || endsAt === null) return null
  const providerFacility = await getProviderFacility(db, providerFacilityId)
  const visitType = await findVisitType(db, visitTypeId)
  const isOff = ['cancelled', 'declined', 'expired', 'entered_in_error'].includes(status)
  return appointmentCalendar({
    entryId: appointmentId,
    method: isOff ? 'CANCEL' : 'PUBLISH',
    isTentative: status === 'requested',
    sequence: icsSequence,
    ...{ startsAt, endsAt, timeZone, link, locale },
    clinicName: providerFacility.facilityName,
    address: awayOf(visitType?.mode) === null ? addressLine(providerFacility) : null,
    stampedAt: updatedAt,
  })
}
