import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { HeldLinks } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { tellNobody, tellPatient } from './appointment-notices.server.ts'
import { auditStep, decideStep, openForChange, writeStep } from './appointment-steps.server.ts'
import { type Appointment, factsOf } from '../queries/appointment-rows.server.ts'
import { refuseStranger } from '#app/modules/booking/booking-input.ts'
import { findVisitThatDay } from '#app/modules/booking/patients/queries/visits-of-patient.server.ts'
import {
  type BookingProviderFacility,
  findVisitType,
  getProviderFacility,
  getVisitType,
  takesBookings,
} from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { claimTime, deskClaim, passedDiff } from '#app/modules/booking/holds/commands/claim-time.server.ts'
import { lockProviderFacility } from '#app/modules/booking/slots/commands/lock-provider-facility.server.ts'
import { findHold } from '#app/modules/booking/holds/queries/holds.server.ts'
import { endHold } from '#app/modules/booking/holds/commands/hold-steps.server.ts'
import { isHoldAlive } from '#app/modules/booking/holds/hold-status.ts'
import { refuseKnownDouble } from './known-doubles.server.ts'
import { tellDeskOfMove } from '#app/modules/booking/desk-notices/commands/tell-desk.server.ts'
import { offerFreedSlot } from '#app/modules/booking/waitlist/commands/offer-time.server.ts'
import { findPatients, patientIdsOf } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { rememberPeople } from '#app/modules/booking/patients/commands/facility-people.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { refuseExpired } from './book-appointment.server.ts'
import type { AppointmentStep, StepResult } from './confirm-appointment.server.ts'
import type { Override } from '#app/modules/booking/time-obstacles.ts'
import { DatabaseError } from '#app/core/database/errors.ts'
import { now } from '#app/core/clock.ts'

export type Rescheduling = AppointmentStep &
  Readonly<{
    /** The new time, epoch milliseconds. */
    startsAt: number
    /**
     * Another provider facility, or another visit type there; left out, as before. It is of the same provider, or for the desk of the
     * same facility: what one practice knows of a patient does not go to another by a move.
     */
    providerFacilityId?: string
    visitTypeId?: string
    holderKey?: string | null
    /** Links that the patient's browser has access to. */
    heldLinks?: HeldLinks
    /** Whether the patient is written to; false when the desk has told them, and only reminders follow the new time. */
    tells?: boolean
    /** What the desk passes over for the new time. */
    override?: Override | null
  }>

/**
 * Moves a visit to another time on the same reference: the new time is claimed and the old one freed in one step,
 * reminders are rebuilt, the calendar entry gets its next sequence, a confirmed visit is booked again. The time it has
 * already is no move and changes nothing, so that a form sent twice moves once.
 * @throws DomainError `booking.SLOT_TAKEN`, `booking.HOLD_EXPIRED`, `booking.TOO_SOON`, `booking.CLOSED`, `booking.CUTOFF_PASSED`,
 * `booking.TOO_MANY_RESCHEDULES`, `booking.DUPLICATE_BOOKING`, `booking.INVALID_TRANSITION`, `booking.NOT_FOUND`,
 * `booking.OUTSIDE_HOURS` for the desk
 */
export async function rescheduleAppointment(input: Rescheduling): Promise<StepResult> {
  try {
    return await withTransaction((tx) => rescheduleIn(tx, input))
  } catch (error) {
    if (error instanceof DatabaseError && error.kind === 'conflict') refuse('SLOT_TAKEN')
    throw error
  }
}

export async function rescheduleIn(tx: Transaction, input: Rescheduling): Promise<StepResult> {
  const { appointmentId, actor, startsAt, tells = true } = input
  const before = await openForChange(tx, appointmentId, actor)
  const { providerFacilityId = before.providerFacilityId, visitTypeId = before.visitTypeId } = input
  const isSame =
    startsAt === before.startsAt &&
    providerFacilityId === before.providerFacilityId &&
    visitTypeId === before.visitTypeId
  const status = isSame ? before.status : await statusAfter(tx, before, input)
  if (isSame && (status === 'booked' || status === 'confirmed')) return { status }
  const providerFacility = await getProviderFacility(tx, providerFacilityId)
  const isDesk = actor.type !== 'patient'
  if (visitTypeId === null) refuse('NOT_FOUND')
  const { providerId } = providerFacility
  if (providerId !== before.providerId) await openOtherProvider(tx, before, providerFacility, actor)
  refuseStranger(actor, providerFacility)
  if (!isDesk && !takesBookings(providerFacility)) refuse('CLOSED')
  const visitType = await getVisitType(tx, providerFacilityId, visitTypeId)

  const { holderKey = null } = input
  const hold = holderKey === null ? null : await findHold(tx, holderKey, { providerFacilityId, visitTypeId, startsAt })
  const living = hold && isHoldAlive(hold, now()) ? hold : null
  const { isNewPatient } = before
  const desk = deskClaim(actor, providerFacility, input.override)
  const wanted = { providerFacility, visitType, startsAt, isNewPatient, hold: living, appointmentId, desk }
  const { slot, passed } = await claimTime(tx, wanted).catch((error: unknown) => refuseExpired(error, hold))
  const [patient] = await findPatients(tx, [before.patientId])
  const patientIds = await patientIdsOf(tx, patient!.matchHash)
  const day = { patientIds, providerId, startsAt, timeZone: providerFacility.timeZone }
  const first = await findVisitThatDay(tx, day, appointmentId)
  await refuseKnownDouble(tx, first, input)

  if (living) await endHold(tx, living, 'convert', actor.type === 'patient' ? 'patient' : 'staff')
  const diff = { ...differences(before, { startsAt, providerFacilityId, visitTypeId }), ...passedDiff(passed) }
  const changes = {
    ...slot,
    possibleDoubleOf: first?.id ?? null,
    untoldDoubleOf: first?.id ?? before.untoldDoubleOf,
    providerId,
    providerFacilityId,
    visitTypeId,
    timeZone: providerFacility.timeZone,
    // What the clinic moves takes none of the patient's own moves away.
    rescheduleCount: before.rescheduleCount + (isDesk ? 0 : 1),
    icsSequence: before.icsSequence + 1,
  }
  if (providerFacilityId !== before.providerFacilityId)
    await rememberPeople(tx, providerFacility.facilityId, [
      patient!,
      before.bookedById === null ? null : { id: before.bookedById },
    ])
  const told = isDesk ? 'acts' : undefined
  const moved = await writeStep(tx, before, status, changes, { action: 'move', actor, diff, notifies: tells })
  if (tells) await tellPatient(tx, moved, { template: 'appointment_rescheduled', desk: told })
  else await tellNobody(tx, moved)
  if (!isDesk) await tellDeskOfMove(tx, { before, moved, to: providerFacility })
  await offerFreedSlot(tx, before)
  await auditStep(tx, appointmentId, actor, 'move', ['status', ...Object.keys(diff)])
  return { status }
}

/**
 * Takes the colleague to whom a visit goes, until the commit. Two moves that cross wait for each other, and the database lets one begin anew.
 * @throws DomainError `booking.NOT_FOUND` for a patient, and for a provider of another facility; `booking.CLOSED` for one that was merged
 */
async function openOtherProvider(
  tx: Transaction,
  before: Appointment,
  target: BookingProviderFacility,
  actor: Rescheduling['actor'],
): Promise<void> {
  const { facilityId } = await getProviderFacility(tx, before.providerFacilityId)
  if (actor.type !== 'staff' || target.facilityId !== facilityId) refuse('NOT_FOUND')
  await lockProviderFacility(tx, target)
}

/** The rules of the visit type that was booked count, not those of the one that is wanted. */
async function statusAfter(tx: Transaction, before: Appointment, { actor }: Rescheduling) {
  const facts = factsOf(before, await findVisitType(tx, before.visitTypeId))
  return decideStep(before.status, 'move', actor, facts)
}

function differences<Row extends Record<string, unknown>>(before: Row, after: Partial<Row>) {
  const changed = Object.entries(after).filter(([name, value]) => before[name] !== value)
  return Object.fromEntries(changed.map(([name, value]): [string, [unknown, unknown]] => [name, [before[name], value]]))
}
