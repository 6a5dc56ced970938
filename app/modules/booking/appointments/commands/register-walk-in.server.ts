import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { auditStep, decideStep, writeEvent } from './appointment-steps.server.ts'
import { type BookingInput, type BookingResult, refuseStranger } from '#app/modules/booking/booking-input.ts'
import { getProviderFacility, getVisitType } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { lockProviderFacility } from '#app/modules/booking/slots/commands/lock-provider-facility.server.ts'
import { firstManageToken } from '#app/modules/booking/links/commands/manage-link.server.ts'
import { nextQueueNumber } from '#app/modules/booking/queue/commands/next-number.server.ts'
import { addTurnLink } from '#app/modules/booking/queue/commands/turn-link.server.ts'
import { claimOnce, findEarlierResult } from './claim-once.server.ts'
import { auditNewPatients, type NewAppointment, newVisit } from './new-appointment.server.ts'
import { knownPeople, patientHash } from '#app/modules/booking/patients/commands/known-people.server.ts'
import {
  type ProvisionalInput,
  provisionalPerson,
} from '#app/modules/booking/patients/commands/provisional-person.server.ts'
import type { KnownPeople } from '#app/modules/booking/patients/people.ts'
import { rememberPeople } from '#app/modules/booking/patients/commands/facility-people.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import type { StaffActor } from '#app/modules/booking/staff-actor.ts'

export type WalkIn = Omit<BookingInput, 'startsAt' | 'holderKey' | 'visitTypeId' | 'source' | 'actor'> &
  Readonly<{ visitTypeId: string | null; actor: StaffActor }>

/**
 * Somebody who came without an appointment: an arrived visit without a time, which waits in the order of arrival and so
 * takes nobody's slot, with the next number of the facility's day and a link to its place in line. Nobody is written to. The same `idempotencyKey` again gives the first answer and writes nothing.
 * @throws DomainError `booking.NOT_FOUND`
 */
export function registerWalkIn(input: WalkIn): Promise<BookingResult> {
  return claimOnce(input.idempotencyKey, (tx) => registerIn(tx, input))
}

export function registerIn(tx: Transaction, input: WalkIn): Promise<BookingResult> {
  return admitIn(tx, input, () => knownPeople(tx, input, patientHash(input)))
}

export type ProvisionalWalkIn = Pick<WalkIn, 'idempotencyKey' | 'providerFacilityId' | 'visitTypeId' | 'actor'> &
  Readonly<{ person: ProvisionalInput }>

/** The same for somebody of whom the desk has asked no more than a name: nobody known is taken for them. */
export function registerProvisional({ person, ...input }: ProvisionalWalkIn): Promise<BookingResult> {
  const unsaid = { isNewPatient: true, languageId: null, planId: null, reason: null }
  return claimOnce(input.idempotencyKey, (tx) =>
    admitIn(tx, { ...unsaid, ...input }, () => provisionalPerson(tx, person)),
  )
}

type Admission = Omit<NewAppointment['form'], 'source' | 'actor'> &
  Pick<WalkIn, 'providerFacilityId' | 'visitTypeId' | 'actor'>

async function admitIn(
  tx: Transaction,
  input: Admission,
  peopleOf: () => Promise<KnownPeople>,
): Promise<BookingResult> {
  const earlier = await findEarlierResult(tx, input.idempotencyKey)
  if (earlier) return earlier
  const { actor } = input
  const providerFacility = await getProviderFacility(tx, input.providerFacilityId)
  refuseStranger(actor, providerFacility)
  if (providerFacility.facilityStatus !== 'active' || providerFacility.activeTo !== null) refuse('NOT_FOUND')
  const visitType =
    input.visitTypeId === null ? null : await getVisitType(tx, input.providerFacilityId, input.visitTypeId)
  // Screens that are open learn of it by the provider's revision.
  await lockProviderFacility(tx, providerFacility)
  const known = await peopleOf()
  const form = { ...input, source: 'walk_in' as const }
  const status = decideStep(null, 'walk_in', actor, { now: now() })
  const queueNumber = await nextQueueNumber(tx, providerFacility)
  const visit = newVisit({ providerFacility, visitType, slot: null, known, form }, status)
  const row = { ...visit, checkedInAt: now(), queueNumber }
  await tx.insert(appointments).values(row)
  await addTurnLink(tx, { appointmentId: row.id, timeZone: row.timeZone })
  await rememberPeople(tx, providerFacility.facilityId, [known.patient, known.contact])
  await writeEvent(tx, row, null, { action: 'walk_in', actor, notifies: false })
  await auditNewPatients(tx, known, actor)
  await auditStep(tx, row.id, actor, 'walk_in', ['patientId', 'checkedInAt', ...(row.reasonEnc ? ['reasonEnc'] : [])])
  const manageToken = firstManageToken({ id: row.id, idempotencyKey: input.idempotencyKey })
  return { appointmentId: row.id, reference: row.reference, status: 'booked', manageToken }
}
