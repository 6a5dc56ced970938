import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { auditStep, decide, writeEvent } from '../appointment-record.server.ts'
import type { BookingActor, BookingInput } from '../booking-input.ts'
import { hasVisitThatDay, localDay } from '../booking-limits.server.ts'
import { type BookingPlace, getPlace, getVisitType, type VisitType } from '../booking-place.server.ts'
import { deskSlots, lockProvider } from '../claim-time.server.ts'
import { auditNewPatients, findEarlierResult, newVisit } from '../new-appointment.server.ts'
import { knownPeople, patientHash, patientIdsOf } from '../patient-records.server.ts'
import { refuse } from '../refusal.ts'
import type { Slot } from '../slots/slot-input.ts'
import { claimOnce } from './book-appointment.server.ts'

const minuteMs = 60_000
/** Starts that are tried for somebody who has come: every so many minutes from now on. */
const stepMinutes = 5

export type WalkIn = Omit<BookingInput, 'visitTypeId' | 'startsAt' | 'holderKey' | 'source' | 'actor' | 'origin'> &
  Readonly<{
    /** Null while nobody has chosen one. */
    visitTypeId: string | null
    /** When they are seen, today, epoch milliseconds; left out, as soon as the provider is free. */
    startsAt?: number
    actor: Extract<BookingActor, { type: 'staff' }>
  }>

type Admitted = Readonly<{ appointmentId: string; reference: string }>

/**
 * Takes in somebody who has come without an appointment: a visit that begins as arrived, inside of the published hours or
 * not, never over another. Nobody is written to, they are here. The same `idempotencyKey` again writes nothing.
 * @throws DomainError `booking.SLOT_TAKEN` (the provider is not free then, or not any more today), `booking.TOO_SOON` (a time
 * that has passed), `booking.CLOSED` (another day), `booking.DUPLICATE_BOOKING` (they have a visit today: that one arrives),
 * `booking.INVALID_TRANSITION` for anybody but the desk, `booking.NOT_FOUND`
 */
export async function admitWalkIn(input: WalkIn): Promise<Admitted> {
  const { appointmentId, reference } = await claimOnce(input.idempotencyKey, (tx) => admitIn(tx, input))
  return { appointmentId, reference }
}

export async function admitIn(tx: Transaction, input: WalkIn): Promise<Admitted> {
  const earlier = await findEarlierResult(tx, input.idempotencyKey)
  if (earlier) return earlier
  const { providerFacilityId, visitTypeId, actor } = input
  const status = decide(null, 'walk_in', actor, { now: now() })
  const place = await getPlace(tx, providerFacilityId)
  const visitType = visitTypeId === null ? null : await getVisitType(tx, providerFacilityId, visitTypeId)
  await lockProvider(tx, place.providerId)
  const slot = await findTime(tx, place, visitType, input.startsAt)
  const matchHash = patientHash(input)
  const patientIds = await patientIdsOf(tx, matchHash)
  const { providerId, timeZone } = place
  if (await hasVisitThatDay(tx, { patientIds, providerId, startsAt: slot.startsAt, timeZone }))
    refuse('DUPLICATE_BOOKING')
  const known = await knownPeople(tx, input, matchHash)
  const form = { ...input, source: 'walk_in' as const }
  const row = { ...newVisit({ place, visitType, slot, known, form }, status), checkedInAt: now() }
  await tx.insert(appointments).values(row)
  await writeEvent(tx, row, null, { action: 'walk_in', actor, notifies: false })
  await auditNewPatients(tx, known, actor)
  await auditStep(tx, row.id, actor, 'walk_in', ['startsAt', 'patientId', ...(row.reasonEnc ? ['reasonEnc'] : [])])
  return { appointmentId: row.id, reference: row.reference }
}

/** The time asked for, or the first from this minute on at which the provider is free; on this local day. */
async function findTime(
  tx: Transaction,
  place: BookingPlace,
  visitType: VisitType | null,
  wanted: number | undefined,
): Promise<Slot> {
  const from = Math.floor(now() / minuteMs) * minuteMs
  const day = localDay(from, place.timeZone)
  if (wanted !== undefined && wanted < from) refuse('TOO_SOON')
  if (wanted !== undefined && wanted >= day.to) refuse('CLOSED')
  const slotAt = await deskSlots(tx, { place, visitType, except: {}, from, to: day.to })
  if (wanted !== undefined) return slotAt(wanted) ?? refuse('SLOT_TAKEN')
  for (let startsAt = from; startsAt < day.to; startsAt += stepMinutes * minuteMs) {
    const slot = slotAt(startsAt)
    if (slot) return slot
  }
  return refuse('SLOT_TAKEN')
}
