import { isRefusal } from '#app/core/answer/outcome.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { preparedInsert } from '#app/core/database/prepared.ts'
import { hasFeature } from '#app/modules/tiers/features.ts'
import { lockContacts } from '#app/modules/notifications/commands/contact-standings.server.ts'
import {
  type BookingActor,
  type BookingInput,
  type BookingResult,
  refuseStranger,
} from '#app/modules/booking/booking-input.ts'
import {
  findVisitThatDay,
  missedTooOften,
  refuseTooManyRequests,
} from '#app/modules/booking/patients/queries/visits-of-patient.server.ts'
import { rememberPeople } from '#app/modules/booking/patients/commands/facility-people.server.ts'
import {
  type BookingProviderFacility,
  getProviderFacility,
  getVisitType,
  takesBookings,
  type VisitType,
} from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { claimTime, deskClaim, passedDiff } from '#app/modules/booking/holds/commands/claim-time.server.ts'
import { lockProviderFacility } from '#app/modules/booking/slots/commands/lock-provider-facility.server.ts'
import { confirmAtDesk } from '#app/modules/booking/waitlist/commands/confirmed-contacts.server.ts'
import { findHold, type Hold } from '#app/modules/booking/holds/queries/holds.server.ts'
import { tellDeskOfBooking, tellDeskOfRequest } from '#app/modules/booking/desk-notices/commands/tell-desk.server.ts'
import { endHold } from '#app/modules/booking/holds/commands/hold-steps.server.ts'
import { isHoldAlive } from '#app/modules/booking/holds/hold-status.ts'
import { refuseKnownDouble } from './known-doubles.server.ts'
import { tellOfNew } from './appointment-notices.server.ts'
import { auditStep, decideStep, writeEvent } from './appointment-steps.server.ts'
import { claimOnce, findEarlierResult } from './claim-once.server.ts'
import { auditNewPatients, newVisit, type NewAppointment } from './new-appointment.server.ts'
import { hasManyLiveVisits } from '#app/modules/booking/patients/queries/live-visits.server.ts'
import { knownPeople, patientHash } from '#app/modules/booking/patients/commands/known-people.server.ts'
import type { KnownPeople } from '#app/modules/booking/patients/people.ts'
import { patientIdsOf } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { answerDueAt } from '../answer-due.ts'
import type { Appointment } from '../queries/appointment-rows.server.ts'

const insertAppointment = preparedInsert(appointments)

/**
 * Books a time, or asks for it where the visit type wants a person to approve. Everything is one transaction: the claim
 * is decided inside the write by the computation that lists slots, and the unique index has the last word.
 * The same `idempotencyKey` again gives the first answer and writes nothing.
 * @throws DomainError `booking.SLOT_TAKEN`, `booking.HOLD_EXPIRED` (the hold ran out and somebody else has the time),
 * `booking.TOO_SOON`, `booking.CLOSED`, `booking.DUPLICATE_BOOKING`, `booking.LIMIT_REACHED`, `booking.NOT_FOUND`,
 * `booking.OUTSIDE_HOURS` for the desk
 */
export function bookAppointment(input: BookingInput): Promise<BookingResult> {
  return claimOnce(input.idempotencyKey, (tx) => bookIn(tx, input))
}

/** `bookAppointment` inside a transaction that has more to write. */
export async function bookIn(tx: Transaction, input: BookingInput): Promise<BookingResult> {
  const earlier = await findEarlierResult(tx, input.idempotencyKey)
  if (earlier) return earlier
  const { providerFacilityId, visitTypeId, startsAt, isNewPatient, holderKey } = input
  const providerFacility = await getProviderFacility(tx, providerFacilityId)
  const visitType = await getVisitType(tx, providerFacilityId, visitTypeId)
  refuseStranger(input.actor, providerFacility)
  const isDesk = input.actor?.type === 'staff'
  if (!takesBookings(providerFacility) && !isDesk) refuse('CLOSED')
  await lockProviderFacility(tx, providerFacility)

  const matchHash = patientHash(input)
  const patientIds = await patientIdsOf(tx, matchHash)
  const day = { patientIds, providerId: providerFacility.providerId, startsAt, timeZone: providerFacility.timeZone }
  const first = await findVisitThatDay(tx, day)
  await refuseKnownDouble(tx, first, input)

  const hold = holderKey === null ? null : await findHold(tx, holderKey, input)
  const living = hold && isHoldAlive(hold, now()) ? hold : null
  const desk = deskClaim(input.actor, providerFacility, input.override)
  const wanted = { providerFacility, visitType, startsAt, isNewPatient, hold: living, desk }
  const { slot, passed } = await claimTime(tx, wanted).catch((error: unknown) => refuseExpired(error, hold))
  // The desk looks at these; to ask for its approval would tell whoever typed the name what is on file.
  const marks = {
    possibleDoubleOf: first?.id ?? null,
    missedBefore: !isDesk && (await missedTooOften(tx, patientIds, providerFacility.facilityId)),
  }
  if (living) await endHold(tx, living, 'convert', 'patient')
  const known = await knownPeople(tx, input, matchHash)
  if (isDesk) await confirmAtDesk(tx, known.contact ?? known.patient)
  const needsApproval =
    wantsApproval(providerFacility, visitType, isNewPatient) ||
    (!isDesk && (await needsLook(tx, known, { ...providerFacility, startsAt })))
  const fresh = { providerFacility, visitType, slot, passed, windows: [], needsApproval, known, form: input, marks }
  return writeAppointment(tx, fresh)
}

/**
 * Writes an appointment with everything that goes with it: event, link, messages, reminders, audit. The time is claimed.
 * @throws DomainError `booking.LIMIT_REACHED`; DatabaseError conflict when somebody else has the seat or the key
 */
export async function writeAppointment(tx: Transaction, fresh: NewAppointment): Promise<BookingResult> {
  const { providerFacility, visitType, windows, needsApproval, known, form } = fresh
  const person = known.contact ?? known.patient
  const actor: BookingActor =
    form.actor === undefined || form.actor.type === 'patient' ? { type: 'patient', id: person.id } : form.actor
  const action = needsApproval && actor.type === 'patient' ? 'request' : 'book'
  const status = decideStep(null, action, actor, { now: now(), needsApproval })
  const row: Appointment = {
    ...newVisit(fresh, status),
    ...fresh.marks,
    untoldDoubleOf: fresh.marks.possibleDoubleOf,
    requestedWindows: [...windows],
    answerDueAt: status === 'requested' ? answerDueAt(now(), providerFacility.timeZone) : null,
  }
  await insertAppointment(tx, row)
  await rememberPeople(tx, providerFacility.facilityId, [known.patient, known.contact])
  await writeEvent(tx, row, null, { action, actor, diff: passedDiff(fresh.passed ?? []), notifies: true })
  const isRequest = status === 'requested'
  const template = isRequest ? 'appointment_requested' : 'appointment_booked'
  const involved = { person, patient: known.patient, providerFacility, visitType }
  const manageToken = await tellOfNew(tx, row, involved, {
    template: fresh.seriesId === undefined ? template : null,
    desk: form.actor?.type === 'staff' ? 'acts' : undefined,
  })
  if (isRequest) await tellDeskOfRequest(tx, row, providerFacility)
  else if (actor.type === 'patient') await tellDeskOfBooking(tx, row, providerFacility)
  await auditNewPatients(tx, known, actor)
  const fields = ['startsAt', 'patientId', 'link', ...(row.reasonEnc ? ['reasonEnc'] : [])]
  await auditStep(tx, row.id, actor, action, fields)
  if (isRequest) await refuseTooManyRequests(tx, person)
  return { appointmentId: row.id, reference: row.reference, status: isRequest ? 'requested' : 'booked', manageToken }
}

/** Whether a person looks at the visit first because one of its contacts has many; holds until the commit. */
export async function needsLook(
  tx: Transaction,
  known: KnownPeople,
  wanted: Parameters<typeof hasManyLiveVisits>[2],
): Promise<boolean> {
  const { patient, contact } = known
  await lockContacts(tx, ...(contact ? [contact, patient] : [patient]))
  if (await hasManyLiveVisits(tx, known, wanted)) return true
  // A second contact is nobody's to fill with reminders either.
  return contact !== null && hasManyLiveVisits(tx, { patient, contact: null }, wanted)
}

/** Who had the time and let it run out is told so, not that it was never theirs. */
export function refuseExpired(error: unknown, hold: Hold | null): never {
  if (hold !== null && hold.status !== 'released' && isRefusal(error, 'booking.SLOT_TAKEN')) refuse('HOLD_EXPIRED')
  throw error
}

/** Whether a person has to approve a visit of a new or returning patient here. */
export function wantsApproval(
  { tier }: BookingProviderFacility,
  { approval }: VisitType,
  isNewPatient: boolean,
): boolean {
  if (!hasFeature(tier, 'liveBooking')) return true
  return approval === 'manual' || (approval === 'auto_returning' && isNewPatient)
}
