import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { tellPatient } from './appointment-notices.server.ts'
import { auditStep, decideStep, openForChange, writeStep } from './appointment-steps.server.ts'
import { factsOf } from '../queries/appointment-rows.server.ts'
import {
  findVisitType,
  getProviderFacility,
  getVisitType,
} from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { claimTime, deskClaim, passedDiff } from '#app/modules/booking/holds/commands/claim-time.server.ts'
import { offerFreedSlot } from '#app/modules/booking/waitlist/commands/offer-time.server.ts'
import { declineReasons } from '#app/modules/booking/booking-input.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import type { Override } from '#app/modules/booking/time-obstacles.ts'
import type { AppointmentStep, StepResult } from './confirm-appointment.server.ts'

export type Approval = AppointmentStep &
  Readonly<{
    /** The time the desk picks, epoch milliseconds; left out, the one that was asked for. */
    startsAt?: number
    /** The visit type it picks; left out, the one that was asked for. */
    visitTypeId?: string
    /** What it passes over for that time. */
    override?: Override | null
  }>

/**
 * The desk accepts a request, with the time asked for or one it picks, published or not, but never over another visit.
 * @throws DomainError `booking.SLOT_TAKEN`, `booking.TOO_SOON` (past), `booking.INVALID_TRANSITION`, `booking.NOT_FOUND`
 */
export function approveRequest(input: Approval): Promise<StepResult> {
  return withTransaction((tx) => approveIn(tx, input))
}

export async function approveIn(tx: Transaction, input: Approval): Promise<StepResult> {
  const { appointmentId, actor } = input
  const before = await openForChange(tx, appointmentId, actor)
  const { providerFacilityId } = before
  const visitType = input.visitTypeId
    ? await getVisitType(tx, providerFacilityId, input.visitTypeId)
    : await findVisitType(tx, before.visitTypeId)
  const startsAt = input.startsAt ?? before.startsAt
  const status = decideStep(before.status, 'approve', actor, { ...factsOf(before, visitType), startsAt })
  const changes: Parameters<typeof writeStep>[3] = {
    visitTypeId: visitType?.id ?? null,
    answerDueAt: null,
    icsSequence: before.icsSequence + 1,
  }
  const diff: Record<string, [unknown, unknown]> =
    startsAt === before.startsAt ? {} : { startsAt: [before.startsAt, startsAt] }
  // A time that was asked for has been kept since; any other is claimed now.
  if (startsAt !== before.startsAt || changes.visitTypeId !== before.visitTypeId) {
    const providerFacility = await getProviderFacility(tx, providerFacilityId)
    const { isNewPatient } = before
    const desk = deskClaim(actor, providerFacility, input.override)
    const wanted = { providerFacility, visitType, startsAt: startsAt!, isNewPatient, appointmentId, desk }
    const { slot, passed } = await claimTime(tx, wanted)
    Object.assign(changes, slot)
    Object.assign(diff, passedDiff(passed))
  }
  const approved = await writeStep(tx, before, status, changes, { action: 'approve', actor, diff, notifies: true })
  await tellPatient(tx, approved, { template: 'appointment_confirmed', desk: 'answers' })
  if (startsAt !== before.startsAt) await offerFreedSlot(tx, before)
  await auditStep(tx, appointmentId, actor, 'approve', ['status', ...Object.keys(diff)])
  return { status }
}

export type Declining = AppointmentStep & Readonly<{ reasonCode: (typeof declineReasons)[number] }>

/**
 * The desk turns a request down, with a reason; the patient is told without it.
 * @throws DomainError `booking.INVALID_TRANSITION`, `booking.INVALID_INPUT` (reason), `booking.NOT_FOUND`
 */
export function declineRequest(input: Declining): Promise<StepResult> {
  return withTransaction((tx) => declineIn(tx, input))
}

export async function declineIn(tx: Transaction, input: Declining): Promise<StepResult> {
  const { appointmentId, actor, reasonCode } = input
  if (!declineReasons.includes(reasonCode)) refuse('INVALID_INPUT', { field: 'reasonCode' })
  const before = await openForChange(tx, appointmentId, actor)
  const status = decideStep(before.status, 'decline', actor, { ...factsOf(before, null), reasonCode })
  const changes = { cancelReasonCode: reasonCode, icsSequence: before.icsSequence + 1 }
  const declined = await writeStep(tx, before, status, changes, {
    action: 'decline',
    actor,
    reasonCode,
    notifies: true,
  })
  await tellPatient(tx, declined, { template: 'appointment_declined', hasCalendar: false, desk: 'answers' })
  await offerFreedSlot(tx, before)
  await auditStep(tx, appointmentId, actor, 'decline', ['status', 'cancelReasonCode'])
  return { status }
}
