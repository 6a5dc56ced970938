import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { toldOf } from './appointment-notices.server.ts'
import { openForChange } from './appointment-steps.server.ts'
import { auditActor } from '#app/modules/booking/booking-input.ts'
import { manageToken } from '#app/modules/booking/links/commands/manage-link.server.ts'
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
  const { recipient, vars, also } = await toldOf(tx, appointment, await manageToken(tx, appointment))
  const event = `desk-${wallClock(now(), timeZone).date}`
  const notice = {
    template: 'reminder_desk',
    subject: { type: 'appointment', id: appointmentId },
    notAfter: startsAt,
    desk: 'acts',
  } as const
  const told = await enqueueNotice(tx, { ...notice, recipient, vars, event })
  // Who agreed to be reminded beside who booked.
  const written = told + (also ? await enqueueNotice(tx, { ...notice, ...also, event: `${event}:also` }) : 0)
  if (written > 0)
    await recordAudit(tx, {
      actor: auditActor(actor),
      action: 'notifications.message_queue',
      subject: { type: 'appointment', id: appointmentId },
      fields: ['startsAt'],
    })
  return written
}
