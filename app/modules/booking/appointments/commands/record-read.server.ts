import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { auditActor, type BookingActor } from '#app/modules/booking/booking-input.ts'

/** Records that somebody was shown an appointment with the name of its patient. */
export function recordAppointmentRead(appointmentId: string, actor: BookingActor): Promise<void> {
  const subject = { type: 'appointment', id: appointmentId }
  const fields = ['patientId', 'startsAt', 'visitTypeId']
  return withTransaction((tx) =>
    recordAudit(tx, { actor: auditActor(actor), action: 'booking.appointment_read', subject, fields }),
  )
}
