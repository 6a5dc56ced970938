import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { tellNobody, tellPatient } from './appointment-notices.server.ts'
import { auditStep, decideStep, openForChange, writeStep } from './appointment-steps.server.ts'
import { factsOf } from '../queries/appointment-rows.server.ts'
import { type BookingActor, cancelReasons } from '#app/modules/booking/booking-input.ts'
import { findVisitType } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { tellDeskOfCancellation } from '#app/modules/booking/desk-notices/commands/tell-desk.server.ts'
import { offerFreedSlot } from '#app/modules/booking/waitlist/commands/offer-time.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import type { AppointmentStep, StepResult } from './confirm-appointment.server.ts'

export type Cancellation = AppointmentStep &
  Readonly<{
    /** One of `cancelReasons` of the actor; null is no answer. */
    reasonCode: string | null
    /** The desk has looked at the bookings a closure hits; only the system needs it. */
    isClosureDecided?: boolean
    /** Whether the patient is written to; false when they are told of several at once. */
    tells?: boolean
  }>

/**
 * Cancels a visit: frees its time, takes back reminders, tells the patient, offers the time to who waits for it. A
 * patient may until the visit type's cut-off, the desk always.
 * @throws DomainError `booking.CUTOFF_PASSED`, `booking.INVALID_TRANSITION`, `booking.INVALID_INPUT` (reason), `booking.NOT_FOUND`
 */
export function cancelAppointment(input: Cancellation): Promise<StepResult> {
  return withTransaction((tx) => cancelIn(tx, input))
}

const cancelledBy = (actor: BookingActor) =>
  (({ patient: 'patient', staff: 'clinic', system: 'system' }) as const)[actor.type]

export async function cancelIn(tx: Transaction, input: Cancellation): Promise<StepResult> {
  const { appointmentId, actor, reasonCode, isClosureDecided, tells = true } = input
  const reasons: readonly string[] = actor.type === 'patient' ? cancelReasons.patient : cancelReasons.clinic
  if (reasonCode !== null && !reasons.includes(reasonCode)) refuse('INVALID_INPUT', { field: 'reasonCode' })
  const appointment = await openForChange(tx, appointmentId, actor)
  const visitType = await findVisitType(tx, appointment.visitTypeId)
  const facts = { ...factsOf(appointment, visitType), isClosureDecided }
  const status = decideStep(appointment.status, 'cancel', actor, facts)
  const changes = {
    cancelReasonCode: reasonCode,
    cancelledBy: cancelledBy(actor),
    icsSequence: appointment.icsSequence + 1,
  }
  const step = { action: 'cancel', actor, reasonCode, notifies: tells } as const
  const cancelled = await writeStep(tx, appointment, status, changes, step)
  const template = actor.type === 'patient' ? 'appointment_cancelled_by_patient' : 'appointment_cancelled_by_clinic'
  const desk = actor.type === 'patient' ? undefined : 'acts'
  if (tells) await tellPatient(tx, cancelled, { template, hasCalendar: appointment.status !== 'requested', desk })
  else await tellNobody(tx, cancelled)
  // A request that is taken back was on nobody's list of the day.
  if (actor.type === 'patient' && appointment.status !== 'requested') await tellDeskOfCancellation(tx, cancelled)
  await offerFreedSlot(tx, appointment)
  await auditStep(tx, appointmentId, actor, 'cancel', ['status', 'cancelReasonCode'])
  return { status }
}
