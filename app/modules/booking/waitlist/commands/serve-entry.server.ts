import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { cancelMessages } from '#app/core/outbox.server.ts'
import { type BookingResult, removalReasons, transitionActor } from '#app/modules/booking/booking-input.ts'
import { findVisitThatDay } from '#app/modules/booking/patients/queries/visits-of-patient.server.ts'
import { getPlace, getVisitType } from '#app/modules/booking/queries/booking-place.server.ts'
import { claimTime, lockProvider } from '#app/modules/booking/holds/commands/claim-time.server.ts'
import { confirmAtDesk } from './confirmed-contacts.server.ts'
import type { WaitlistEntry } from '../freed-slots.ts'
import { endHold, type Hold } from '#app/modules/booking/holds/queries/holds.server.ts'
import { isHoldAlive } from '#app/modules/booking/holds/hold-status.ts'
import {
  findEarlierResult,
  writeAppointment,
} from '#app/modules/booking/appointments/commands/new-appointment.server.ts'
import { offerFreedSlot, placeOffer } from './offer-time.server.ts'
import { findBooker, findPatients, patientIdsOf } from '#app/modules/booking/patients/commands/known-people.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { checkSlot } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import type { StaffActor } from '#app/modules/booking/staff-actor.ts'
import { nextWaitlistStatus } from '../waitlist-status.ts'
import { auditEntry, openOffer, setEntry } from './answer-offer.server.ts'
import { claimOnce } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'

type Served = Readonly<{ entryId: string; actor: StaffActor }>
export type ServedTime = Served & Readonly<{ providerFacilityId: string; visitTypeId: string; startsAt: number }>

/**
 * Offers an open time of the desk's choice to one who waits, past everybody's turn: it is kept for them alone and they
 * are written to. Their contact must be confirmed, as for any offer; how often they were offered something is not counted.
 * @throws DomainError `booking.SLOT_TAKEN`, `booking.TOO_SOON`, `booking.CLOSED`, `booking.DUPLICATE_BOOKING`,
 * `booking.INVALID_TRANSITION` (guards `contact_confirmed`, `may_write_now`), `booking.NOT_FOUND`
 */
export function offerAtDesk({ entryId, actor, ...time }: ServedTime): Promise<void> {
  return withTransaction(async (tx) => {
    const { entry, place } = await openAt(tx, entryId, time)
    await getVisitType(tx, time.providerFacilityId, time.visitTypeId)
    await refuseDouble(tx, entry, place, time.startsAt)
    const answer = await checkSlot(tx, time)
    if (!answer.ok) refuse(answer.reason)
    const { visitTypeId } = time
    await placeOffer(tx, { entry, place, visitTypeId, slot: answer.slot, networkHash: null, desk: actor })
  })
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

/** What an entry books under at the desk, so that it is booked for once. */
const bookingKey = (entryId: string) => `waitlist|${entryId}|desk`

async function bookEntryIn(tx: Transaction, { entryId, actor, ...time }: ServedTime): Promise<BookingResult> {
  const earlier = await findEarlierResult(tx, bookingKey(entryId))
  if (earlier) return earlier
  const { entry, hold, place } = await openAt(tx, entryId, time)
  const status = nextWaitlistStatus(
    { from: entry.status, action: 'book', actor: transitionActor(actor) },
    { now: now() },
  )
  const visitType = await getVisitType(tx, time.providerFacilityId, time.visitTypeId)
  const patient = await refuseDouble(tx, entry, place, time.startsAt)
  const own = hold && isHoldAlive(hold, now()) ? hold : null
  const kept = own && isOn(own, time) ? own : null
  const isNewPatient = visitType.newPatients !== 'returning_only'
  const { startsAt } = time
  const slot = await claimTime(tx, { place, visitType, startsAt, isNewPatient, hold: own, isDesk: true })
  if (kept) await endHold(tx, kept, 'convert', 'staff')
  const contact = entry.bookedById === null ? null : await findBooker(tx, entry)
  await confirmAtDesk(tx, contact ?? patient)
  const result = await writeAppointment(tx, {
    place,
    visitType,
    slot,
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
 * Takes an entry off the list. Nobody is written to: the desk has spoken with them, or could not. A time that is kept
 * for it goes to who is next.
 * @throws DomainError `booking.INVALID_TRANSITION`, `booking.INVALID_INPUT`, `booking.NOT_FOUND`
 */
export function removeEntry({ entryId, actor, reasonCode }: Served & Readonly<{ reasonCode: string }>): Promise<void> {
  if (!removalReasons.some((reason) => reason === reasonCode)) refuse('INVALID_INPUT', { field: 'reason' })
  return withTransaction(async (tx) => {
    const { entry, hold } = await openOffer(tx, entryId)
    const step = { from: entry.status, action: 'cancel', actor: transitionActor(actor) } as const
    const status = nextWaitlistStatus(step, { now: now() })
    const changes = { status, cancelReasonCode: reasonCode, offeredHoldId: null, offerExpiresAt: null }
    await setEntry(tx, entry, changes)
    await endOffer(tx, entry, hold)
    await auditEntry(tx, entry, 'cancel', actor)
  })
}

type Time = Omit<ServedTime, keyof Served>

/** An entry and the place of a time for it, with the provider of both locked. */
async function openAt(tx: Transaction, entryId: string, { providerFacilityId }: Time) {
  const place = await getPlace(tx, providerFacilityId)
  await lockProvider(tx, place.providerId)
  const open = await openOffer(tx, entryId)
  // Whoever waits for a doctor is served with that doctor's times.
  if (open.entry.providerId !== place.providerId) refuse('NOT_FOUND')
  return { ...open, place }
}

type Place = Awaited<ReturnType<typeof getPlace>>

/** Who waits; refused where they have a visit with this provider that day, which the desk may know. */
async function refuseDouble(tx: Transaction, entry: WaitlistEntry, place: Place, startsAt: number) {
  const [patient] = await findPatients(tx, [entry.patientId])
  const patientIds = await patientIdsOf(tx, patient!.matchHash)
  const { providerId, timeZone } = place
  if (await findVisitThatDay(tx, { patientIds, providerId, startsAt, timeZone })) refuse('DUPLICATE_BOOKING')
  return patient!
}

/** Whether a hold is on the very time that is booked. */
function isOn(hold: Hold, { providerFacilityId, visitTypeId, startsAt }: Time): boolean {
  return (
    hold.providerFacilityId === providerFacilityId && hold.visitTypeId === visitTypeId && hold.startsAt === startsAt
  )
}

/** Takes back what an offer said and gives its time to who is next. */
async function endOffer(tx: Transaction, entry: WaitlistEntry, hold: Hold | null): Promise<void> {
  await cancelMessages(tx, { type: 'waitlist_entry', id: entry.id }, ['waitlist_offer'])
  if (hold?.status !== 'active') return
  await endHold(tx, hold, 'release', 'staff')
  await offerFreedSlot(tx, hold)
}
