import type { ProviderActor } from '#app/core/actor.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import type { cancelReasons } from '#app/modules/booking/booking-input.ts'
import { approveIn, declineIn } from '#app/modules/booking/appointments/commands/answer-request.server.ts'
import { cancelIn } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import { rescheduleIn } from '#app/modules/booking/appointments/commands/reschedule-appointment.server.ts'
import { staffActor } from '#app/modules/booking/staff-actor.ts'
import type { PatientVisit } from '../queries/standing-visits.server.ts'

export type ClinicReason = (typeof cancelReasons.clinic)[number]

/** What somebody decided about a visit that a change touches. */
export type VisitChoice =
  | { kind: 'move'; startsAt: number }
  | { kind: 'cancel'; reasonCode: ClinicReason }
  /** It stays as it is, outside of the hours. */
  | { kind: 'keep' }

/**
 * Carries out a decision by the command that the desk would take, in the transaction of the change. A request for a time
 * is answered: with the new time, or declined.
 * @throws DomainError conflict `schedule.choice_refused` with the `visit` and the `reason` of booking
 */
export async function settleVisit(
  tx: Transaction,
  actor: ProviderActor,
  visit: PatientVisit,
  at: { facilityId: string; providerId: string } | undefined,
  choice: VisitChoice,
): Promise<void> {
  if (choice.kind === 'keep') return
  const staff = at && staffActor(actor, 'appointment.manage', at)
  if (!staff) throw new DomainError('conflict', 'schedule.choice_refused', { visit: visit.id, reason: 'NOT_ALLOWED' })
  const step = { appointmentId: visit.id, actor: staff }
  const isRequest = visit.status === 'requested'
  const work = async (): Promise<unknown> => {
    if (choice.kind === 'move')
      return (isRequest ? approveIn : rescheduleIn)(tx, { ...step, startsAt: choice.startsAt })
    return isRequest
      ? declineIn(tx, { ...step, reasonCode: 'no_time' })
      : cancelIn(tx, { ...step, reasonCode: choice.reasonCode })
  }
  const outcome = await outcomeOf(work())
  if (outcome.done) return
  const { reason } = outcome.refusal
  throw new DomainError('conflict', 'schedule.choice_refused', { visit: visit.id, reason })
}
