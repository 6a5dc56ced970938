import { localDate } from '#app/core/calendar/zones.ts'
import { minuteMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { auditActor, refuseStranger } from '#app/modules/booking/booking-input.ts'
import { manageToken } from '#app/modules/booking/links/commands/manage-link.server.ts'
import { findInvolved } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import {
  type BookingProviderFacility,
  findVisitType,
  getProviderFacility,
} from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { readLateness, readLine } from '#app/modules/booking/queue/queries/line.server.ts'
import { isToldOfLateness } from '#app/modules/booking/queue/wait-estimate.ts'
import type { StaffActor } from '#app/modules/booking/staff-actor.ts'
import { enqueueNotice, recipientOf } from '#app/modules/notifications/commands/notices.server.ts'
import { getAppointment } from '#app/modules/booking/appointments/queries/appointment-rows.server.ts'
import { visitInMessages } from '#app/modules/booking/appointments/commands/appointment-notices.server.ts'

type Told = Readonly<{ minutes: number; day: string; actor: StaffActor; providerFacility: BookingProviderFacility }>

/**
 * Tells those whose appointment with a doctor is still to come today that the doctor is late, as the desk has said: each once for the same minutes,
 * in their own language, as far as they agreed to messages.
 * @returns how many people are written to; 0 when nothing was said, and for whoever has been told already
 * @throws DomainError `booking.NOT_FOUND` for the desk of another practice
 */
export function tellLate({
  providerFacilityId,
  actor,
}: Readonly<{ providerFacilityId: string; actor: StaffActor }>): Promise<number> {
  return withTransaction(async (tx) => {
    const providerFacility = await getProviderFacility(tx, providerFacilityId)
    refuseStranger(actor, providerFacility)
    const at = { now: now(), timeZone: providerFacility.timeZone }
    const minutes = (await readLateness(tx, [providerFacilityId], at)).get(providerFacilityId)
    if (minutes === undefined) return 0
    const line = await readLine(tx, [providerFacilityId], at)
    const told = { minutes, day: localDate(at.now, at.timeZone), actor, providerFacility }
    let people = 0
    for (const visit of line)
      if (isToldOfLateness(visit, at.now, minutes) && (await tellOne(tx, visit.id, told))) people += 1
    return people
  })
}

async function tellOne(tx: Transaction, id: string, { minutes, day, actor, providerFacility }: Told): Promise<boolean> {
  const appointment = await getAppointment(tx, id)
  const visitType = await findVisitType(tx, appointment.visitTypeId)
  const { person, patient } = await findInvolved(tx, appointment)
  const recipient = recipientOf(person)
  const token = await manageToken(tx, appointment)
  const vars = visitInMessages(
    appointment,
    { patient, providerFacility, visitType },
    { token, locale: recipient.locale },
  )
  const written = await enqueueNotice(tx, {
    template: 'appointment_late',
    recipient,
    vars: { ...vars, minutes },
    subject: { type: 'appointment', id },
    event: `late-${day}-${minutes}`,
    notAfter: appointment.startsAt! + minutes * minuteMs,
    desk: 'acts',
  })
  if (written === 0) return false
  await recordAudit(tx, {
    actor: auditActor(actor),
    action: 'booking.late_tell',
    subject: { type: 'appointment', id },
    fields: ['startsAt'],
  })
  return true
}
