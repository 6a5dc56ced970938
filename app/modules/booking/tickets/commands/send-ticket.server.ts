import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { auditActor, type BookingActor } from '#app/modules/booking/booking-input.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { sendTicketIn } from '#app/modules/booking/appointments/commands/appointment-notices.server.ts'
import { openForChange } from '#app/modules/booking/appointments/commands/appointment-steps.server.ts'

export type TicketSending = Readonly<{
  appointmentId: string
  actor: BookingActor
  channel: 'sms' | 'email'
  /** Of the ticket, whichever its reader's is. */
  locale: Locale
}>

/**
 * Sends the ticket of a coming visit to a contact on file in the language asked for.
 * @throws DomainError `booking.NOT_FOUND` for a visit that does not come or has no time, `notifications.day_is_full` (too_many) when the
 * contact gets no more messages today
 */
export function sendTicket(input: TicketSending): Promise<void> {
  return withTransaction((tx) => sendIn(tx, input))
}

async function sendIn(tx: Transaction, { appointmentId, actor, channel, locale }: TicketSending): Promise<void> {
  const appointment = await openForChange(tx, appointmentId, actor)
  const isComing = appointment.status === 'booked' || appointment.status === 'confirmed'
  if (!isComing || appointment.startsAt === null) refuse('NOT_FOUND')
  const written = await sendTicketIn(tx, appointment, { channel, locale })
  if (written === 0) throw new DomainError('too_many', 'notifications.day_is_full')
  await recordAudit(tx, {
    actor: auditActor(actor),
    action: 'booking.appointment_ticket_send',
    subject: { type: 'appointment', id: appointmentId },
    fields: ['patientId', 'startsAt', 'visitTypeId'],
  })
}
