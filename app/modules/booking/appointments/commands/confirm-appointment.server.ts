import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { auditStep, decideStep, openForChange, writeStep } from './appointment-steps.server.ts'
import { factsOf } from '../queries/appointment-rows.server.ts'
import type { AppointmentStatus } from '../appointment-status.ts'
import type { BookingActor } from '#app/modules/booking/booking-input.ts'

export type AppointmentStep = Readonly<{ appointmentId: string; actor: BookingActor }>
export type StepResult = Readonly<{ status: AppointmentStatus }>

/**
 * The patient says by link, or to the desk by phone, that they will come. Nobody is written to.
 * @throws DomainError `booking.INVALID_TRANSITION` for any status but booked, `booking.NOT_FOUND`
 */
export function confirmAppointment(input: AppointmentStep): Promise<StepResult> {
  return withTransaction((tx) => confirmIn(tx, input))
}

export async function confirmIn(tx: Transaction, { appointmentId, actor }: AppointmentStep): Promise<StepResult> {
  const appointment = await openForChange(tx, appointmentId, actor)
  const status = decideStep(appointment.status, 'confirm', actor, factsOf(appointment, null))
  await writeStep(tx, appointment, status, {}, { action: 'confirm', actor, notifies: false })
  await auditStep(tx, appointmentId, actor, 'confirm')
  return { status }
}
