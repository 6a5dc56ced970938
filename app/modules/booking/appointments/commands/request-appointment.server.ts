import { and, asc, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import type { Appointment } from '../queries/appointment-rows.server.ts'
import { type BookingResult, type RequestInput, refuseStranger } from '#app/modules/booking/booking-input.ts'
import { getProviderFacility, getVisitType } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { lockProviderFacility } from '#app/modules/booking/slots/commands/lock-provider-facility.server.ts'
import { refuseKnownDouble } from './known-doubles.server.ts'
import { claimOnce, findEarlierResult } from './claim-once.server.ts'
import { knownPeople, patientHash } from '#app/modules/booking/patients/commands/known-people.server.ts'
import { patientIdsOf } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { writeAppointment } from './book-appointment.server.ts'

/** Wishes that a form may hold. */
const mostWindows = 6

/**
 * Asks a practice for a time: the patient says which days and parts of the day suit, the desk picks. Keeps no time.
 * @throws DomainError `booking.INVALID_INPUT` (no wish, too many, or a day that has passed), `booking.CLOSED`,
 * `booking.DUPLICATE_BOOKING` (an earlier request to this provider is still unanswered), `booking.LIMIT_REACHED`, `booking.NOT_FOUND`
 */
export function requestAppointment(input: RequestInput): Promise<BookingResult> {
  return claimOnce(input.idempotencyKey, (tx) => requestIn(tx, input))
}

export async function requestIn(tx: Transaction, input: RequestInput): Promise<BookingResult> {
  const earlier = await findEarlierResult(tx, input.idempotencyKey)
  if (earlier) return earlier
  const { providerFacilityId, visitTypeId, windows } = input
  const providerFacility = await getProviderFacility(tx, providerFacilityId)
  refuseStranger(input.actor, providerFacility)
  const visitType = visitTypeId === null ? null : await getVisitType(tx, providerFacilityId, visitTypeId)
  if (providerFacility.providerStatus !== 'listed' || providerFacility.facilityStatus !== 'active') refuse('CLOSED')
  const today = wallClock(now(), providerFacility.timeZone).date
  if (windows.length === 0 || windows.length > mostWindows || windows.some(({ date }) => date < today))
    refuse('INVALID_INPUT', { field: 'windows' })
  await lockProviderFacility(tx, providerFacility)
  const matchHash = patientHash(input)
  const patientIds = await patientIdsOf(tx, matchHash)
  const first = await findOpenRequest(tx, patientIds, providerFacility.providerId)
  await refuseKnownDouble(tx, first, input)
  const known = await knownPeople(tx, input, matchHash)
  const marks = { possibleDoubleOf: first?.id ?? null, missedBefore: false }
  const fresh = { providerFacility, visitType, slot: null, windows, needsApproval: true, known, form: input, marks }
  return writeAppointment(tx, fresh)
}

async function findOpenRequest(
  tx: Transaction,
  patientIds: readonly string[],
  providerId: string,
): Promise<Appointment | null> {
  const [open] = await tx
    .select()
    .from(appointments)
    .where(
      and(
        inArray(appointments.patientId, [...patientIds]),
        eq(appointments.providerId, providerId),
        eq(appointments.status, 'requested'),
      ),
    )
    .orderBy(asc(appointments.createdAt), asc(appointments.id))
    .limit(1)
  return open ?? null
}
