import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { BookingResult } from '#app/modules/booking/booking-input.ts'
import { claimTime } from '#app/modules/booking/holds/commands/claim-time.server.ts'
import { endHold } from '#app/modules/booking/holds/commands/hold-steps.server.ts'
import { isHoldAlive } from '#app/modules/booking/holds/hold-status.ts'
import { findPatients, patientIdsOf, findBooker } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { findVisitThatDay } from '#app/modules/booking/patients/queries/visits-of-patient.server.ts'
import {
  getProviderFacility,
  takesBookings,
  getVisitType,
} from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import type { OfferAnswer } from '#app/modules/booking/waitlist/commands/answer-offer.server.ts'
import {
  openOffer,
  refuseOtherOffer,
  setEntry,
  auditEntry,
} from '#app/modules/booking/waitlist/commands/entry-steps.server.ts'
import { nextWaitlistStatus } from '#app/modules/booking/waitlist/waitlist-status.ts'
import { needsLook, wantsApproval, writeAppointment } from './book-appointment.server.ts'
import { refuseKnownDouble } from './known-doubles.server.ts'
import { claimOnce, findEarlierResult } from './claim-once.server.ts'

/** What one accepted offer books under, so that accepting twice books once. */
const offerKey = (entryId: string, holdId: string) => `waitlist|${entryId}|${holdId}`

export async function acceptIn(tx: Transaction, { entryId, heldLinks, offerId }: OfferAnswer): Promise<BookingResult> {
  const { entry, hold } = await openOffer(tx, entryId)
  refuseOtherOffer(hold, offerId)
  if (entry.status === 'accepted' && hold) {
    const earlier = await findEarlierResult(tx, offerKey(entryId, hold.id))
    if (earlier) return earlier
  }
  const at = now()
  if (entry.status === 'offered' && (!hold || !isHoldAlive(hold, at))) refuse('HOLD_EXPIRED')
  const step = { from: entry.status, action: 'accept', actor: 'patient' } as const
  const status = nextWaitlistStatus(step, { now: at, offerExpiresAt: entry.offerExpiresAt })
  const { providerFacilityId, visitTypeId, startsAt } = hold!
  const providerFacility = await getProviderFacility(tx, providerFacilityId)
  if (!takesBookings(providerFacility)) refuse('CLOSED')
  const visitType = await getVisitType(tx, providerFacilityId, visitTypeId)
  const [patient] = await findPatients(tx, [entry.patientId])
  const patientIds = await patientIdsOf(tx, patient!.matchHash)
  const day = { patientIds, providerId: providerFacility.providerId, startsAt, timeZone: providerFacility.timeZone }
  const first = await findVisitThatDay(tx, day)
  await refuseKnownDouble(tx, first, { heldLinks })
  // A waitlist does not ask who is new; the visit type's own wish was looked at when the time was offered.
  const isNewPatient = visitType.newPatients !== 'returning_only'
  const { slot } = await claimTime(tx, { providerFacility, visitType, startsAt, isNewPatient, hold, desk: null })
  await endHold(tx, hold!, 'convert', 'patient')
  const contact = entry.bookedById === null ? null : await findBooker(tx, entry)
  const known = { patient: patient!, contact, created: [] }
  const needsApproval =
    wantsApproval(providerFacility, visitType, isNewPatient) ||
    (await needsLook(tx, known, { ...providerFacility, startsAt }))
  const result = await writeAppointment(tx, {
    providerFacility,
    visitType,
    slot,
    windows: [],
    needsApproval,
    known,
    marks: { possibleDoubleOf: first?.id ?? null, missedBefore: false },
    form: {
      idempotencyKey: offerKey(entryId, hold!.id),
      isNewPatient,
      languageId: patient!.languageId,
      planId: null,
      reason: null,
      source: 'waitlist',
    },
  })
  await setEntry(tx, entry, { status, appointmentId: result.appointmentId })
  await auditEntry(tx, entry, 'accept')
  return result
}

/**
 * Books the time that an entry was offered, through the same claim as any booking. Accepting again gives the same answer.
 * @throws DomainError `booking.HOLD_EXPIRED` when the offer has run out or another is made by now, `booking.INVALID_TRANSITION` when there is none,
 * `booking.DUPLICATE_BOOKING`, `booking.CLOSED`, `booking.NOT_FOUND`
 */
export function acceptOffer(answer: OfferAnswer): Promise<BookingResult> {
  return claimOnce(null, (tx) => acceptIn(tx, answer))
}
