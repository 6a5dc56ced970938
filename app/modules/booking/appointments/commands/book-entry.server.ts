import { isHoldAlive } from '#app/modules/booking/holds/hold-status.ts'
import { endHold } from '#app/modules/booking/holds/commands/hold-steps.server.ts'
import { claimTime, deskClaim } from '#app/modules/booking/holds/commands/claim-time.server.ts'
import { type BookingResult, transitionActor } from '#app/modules/booking/booking-input.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { now } from '#app/core/clock.ts'
import type { Hold } from '#app/modules/booking/holds/queries/holds.server.ts'
import { setEntry, auditEntry } from '#app/modules/booking/waitlist/commands/entry-steps.server.ts'
import { confirmAtDesk } from '#app/modules/booking/waitlist/commands/confirmed-contacts.server.ts'
import { getVisitType } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { findBooker } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import {
  type ServedTime,
  refuseDouble,
  openAt,
  endOffer,
  type Time,
} from '#app/modules/booking/waitlist/commands/serve-entry.server.ts'
import { claimOnce, findEarlierResult } from './claim-once.server.ts'
import { nextWaitlistStatus } from '#app/modules/booking/waitlist/waitlist-status.ts'
import { writeAppointment } from './book-appointment.server.ts'

/** What an entry books under at the desk, so that it is booked for once. */
const bookingKey = (entryId: string) => `waitlist|${entryId}|desk`

/** Whether a hold is on the very time that is booked. */
function isOn(hold: Hold, { providerFacilityId, visitTypeId, startsAt }: Time): boolean {
  return (
    hold.providerFacilityId === providerFacilityId && hold.visitTypeId === visitTypeId && hold.startsAt === startsAt
  )
}

async function bookEntryIn(tx: Transaction, { entryId, actor, override, ...time }: ServedTime): Promise<BookingResult> {
  const earlier = await findEarlierResult(tx, bookingKey(entryId))
  if (earlier) return earlier
  const { entry, hold, providerFacility } = await openAt(tx, { entryId, actor, ...time })
  const status = nextWaitlistStatus(
    { from: entry.status, action: 'book', actor: transitionActor(actor) },
    { now: now() },
  )
  const visitType = await getVisitType(tx, time.providerFacilityId, time.visitTypeId)
  const patient = await refuseDouble(tx, entry, providerFacility, time.startsAt)
  const own = hold && isHoldAlive(hold, now()) ? hold : null
  const kept = own && isOn(own, time) ? own : null
  const isNewPatient = visitType.newPatients !== 'returning_only'
  const { startsAt } = time
  const desk = deskClaim(actor, providerFacility, override)
  const { slot, passed } = await claimTime(tx, {
    providerFacility,
    visitType,
    startsAt,
    isNewPatient,
    hold: own,
    desk,
  })
  if (kept) await endHold(tx, kept, 'convert', 'staff')
  const contact = entry.bookedById === null ? null : await findBooker(tx, entry)
  await confirmAtDesk(tx, contact ?? patient)
  const result = await writeAppointment(tx, {
    providerFacility,
    visitType,
    slot,
    passed,
    windows: [],
    needsApproval: false,
    known: { patient, contact, created: [] },
    marks: { possibleDoubleOf: null, missedBefore: false },
    form: {
      idempotencyKey: bookingKey(entryId),
      isNewPatient,
      languageId: patient.languageId,
      planId: null,
      reason: null,
      source: 'waitlist',
      actor,
    },
  })
  await setEntry(tx, entry, { status, appointmentId: result.appointmentId, offerExpiresAt: null })
  await endOffer(tx, entry, kept ? null : hold)
  await auditEntry(tx, entry, 'book', actor)
  return result
}

/**
 * Books a time for who waits, as any booking of the desk; a time that was kept for them is used or goes to who is next.
 * Again it gives the same answer.
 * @throws DomainError `booking.SLOT_TAKEN`, `booking.TOO_SOON`, `booking.DUPLICATE_BOOKING`,
 * `booking.INVALID_TRANSITION` for an entry that has ended, `booking.NOT_FOUND`
 */
export function bookEntry(served: ServedTime): Promise<BookingResult> {
  return claimOnce(bookingKey(served.entryId), (tx) => bookEntryIn(tx, served))
}
