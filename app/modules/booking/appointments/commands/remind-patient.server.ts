import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { enqueueNotice, recipientOf } from '#app/modules/notifications/commands/notices.server.ts'
import { findVisitType, getProviderFacility } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { visitInMessages } from './appointment-notices.server.ts'
import { openForChange } from './appointment-steps.server.ts'
import { auditActor } from '#app/modules/booking/booking-input.ts'
import { manageToken } from '#app/modules/booking/links/commands/manage-link.server.ts'
import { findInvolved } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import type { AppointmentStep } from './confirm-appointment.server.ts'

/**
 * The desk reminds somebody of a coming visit, at most once a day however often it is asked to.
 * @returns the number of messages written: 0 when the patient has not agreed to any, or was reminded today.
 * @throws DomainError `booking.INVALID_TRANSITION` for a visit that is past or called off, `booking.NOT_FOUND`
 */
export function remindPatient(input: AppointmentStep): Promise<number> {
  return withTransaction((tx) => remindIn(tx, input))
}

async function remindIn(tx: Transaction, { appointmentId, actor }: AppointmentStep): Promise<number> {
  const appointment = await openForChange(tx, appointmentId, actor)
  const { startsAt, timeZone, status } = appointment
  if ((status !== 'booked' && status !== 'confirmed') || startsAt === null || startsAt <= now())
    return refuse('INVALID_TRANSITION', { from: status, action: 'remind', guard: 'coming' })
  const providerFacility = await getProviderFacility(tx, appointment.providerFacilityId)
  const visitType = await findVisitType(tx, appointment.visitTypeId)
  const { person, patient } = await findInvolved(tx, appointment)
  const recipient = recipientOf(person)
  const token = await manageToken(tx, appointment)
  const written = await enqueueNotice(tx, {
    template: 'reminder_two_days',
    recipient,
    vars: visitInMessages(appointment, { patient, providerFacility, visitType }, { token, locale: recipient.locale }),
    subject: { type: 'appointment', id: appointmentId },
    event: `desk-${wallClock(now(), timeZone).date}`,
    notAfter: startsAt,
    desk: 'acts',
  })
  if (written > 0)
    await recordAudit(tx, {
      actor: auditActor(actor),
      action: 'notifications.message_queue',
      subject: { type: 'appointment', id: appointmentId },
      fields: ['startsAt'],
    })
  return written
}
