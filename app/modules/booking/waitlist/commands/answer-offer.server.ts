import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { HeldLinks } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { cancelMessages } from '#app/core/outbox.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { slotHolds, waitlistEntries } from '#drizzle/schema/scheduling.ts'
import { auditActor } from '#app/modules/booking/appointments/commands/appointment-steps.server.ts'
import type { BookingActor, BookingResult } from '#app/modules/booking/booking-input.ts'
import { findVisitThatDay } from '#app/modules/booking/patients/queries/visits-of-patient.server.ts'
import { getPlace, getVisitType, takesBookings } from '#app/modules/booking/queries/booking-place.server.ts'
import { claimTime, lockProvider } from '#app/modules/booking/holds/commands/claim-time.server.ts'
import type { WaitlistEntry } from '../freed-slots.ts'
import { endHold, type Hold } from '#app/modules/booking/holds/queries/holds.server.ts'
import { isHoldAlive } from '#app/modules/booking/holds/hold-status.ts'
import { refuseKnownDouble } from '#app/modules/booking/appointments/commands/known-doubles.server.ts'
import {
  findEarlierResult,
  writeAppointment,
} from '#app/modules/booking/appointments/commands/new-appointment.server.ts'
import { offerFreedSlot } from './offer-time.server.ts'
import { findBooker, findPatients, patientIdsOf } from '#app/modules/booking/patients/commands/known-people.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { refuseTransition } from '#app/modules/booking/transition.ts'
import { nextWaitlistStatus, type WaitlistAction } from '../waitlist-status.ts'
import {
  claimOnce,
  needsLook,
  wantsApproval,
} from '#app/modules/booking/appointments/commands/book-appointment.server.ts'

export type OfferAnswer = Readonly<{ entryId: string; heldLinks?: HeldLinks }>

/** What one accepted offer books under, so that accepting twice books once. */
const offerKey = (entryId: string, holdId: string) => `waitlist|${entryId}|${holdId}`

/**
 * Books the time that an entry was offered, through the same claim as any booking. Accepting again gives the same answer.
 * @throws DomainError `booking.HOLD_EXPIRED` when the offer has run out, `booking.INVALID_TRANSITION` when there is none,
 * `booking.DUPLICATE_BOOKING`, `booking.CLOSED`, `booking.NOT_FOUND`
 */
export function acceptOffer(answer: OfferAnswer): Promise<BookingResult> {
  return claimOnce(null, (tx) => acceptIn(tx, answer))
}

export async function acceptIn(tx: Transaction, { entryId, heldLinks }: OfferAnswer): Promise<BookingResult> {
  const { entry, hold } = await openOffer(tx, entryId)
  if (entry.status === 'accepted' && hold) {
    const earlier = await findEarlierResult(tx, offerKey(entryId, hold.id))
    if (earlier) return earlier
  }
  const at = now()
  if (entry.status === 'offered' && (!hold || !isHoldAlive(hold, at))) refuse('HOLD_EXPIRED')
  const step = { from: entry.status, action: 'accept', actor: 'patient' } as const
  const status = nextWaitlistStatus(step, { now: at, offerExpiresAt: entry.offerExpiresAt })
  const { providerFacilityId, visitTypeId, startsAt } = hold!
  const place = await getPlace(tx, providerFacilityId)
  if (!takesBookings(place)) refuse('CLOSED')
  const visitType = await getVisitType(tx, providerFacilityId, visitTypeId)
  const [patient] = await findPatients(tx, [entry.patientId])
  const patientIds = await patientIdsOf(tx, patient!.matchHash)
  const day = { patientIds, providerId: place.providerId, startsAt, timeZone: place.timeZone }
  const first = await findVisitThatDay(tx, day)
  await refuseKnownDouble(tx, first, { heldLinks })
  // A waitlist does not ask who is new; the visit type's own wish was looked at when the time was offered.
  const isNewPatient = visitType.newPatients !== 'returning_only'
  const slot = await claimTime(tx, { place, visitType, startsAt, isNewPatient, hold, isDesk: false })
  await endHold(tx, hold!, 'convert', 'patient')
  const contact = entry.bookedById === null ? null : await findBooker(tx, entry)
  const known = { patient: patient!, contact, created: [] }
  const needsApproval =
    wantsApproval(place, visitType, isNewPatient) || (await needsLook(tx, known, { ...place, startsAt }))
  const result = await writeAppointment(tx, {
    place,
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

/** Gives an offer back; the entry waits on and the time goes to who is next. @throws DomainError `booking.INVALID_TRANSITION`, `booking.NOT_FOUND` */
export function declineOffer({ entryId }: OfferAnswer): Promise<{ status: WaitlistEntry['status'] }> {
  return withTransaction((tx) => declineIn(tx, entryId))
}

async function declineIn(tx: Transaction, entryId: string): Promise<{ status: WaitlistEntry['status'] }> {
  const { entry, hold } = await openOffer(tx, entryId)
  const declined = nextWaitlistStatus({ from: entry.status, action: 'decline', actor: 'patient' }, { now: now() })
  const status = nextWaitlistStatus({ from: declined, action: 'requeue', actor: 'system' }, { now: now() })
  await setEntry(tx, entry, { status, offeredHoldId: null, offerExpiresAt: null })
  await cancelMessages(tx, { type: 'waitlist_entry', id: entry.id }, ['waitlist_offer'])
  if (hold?.status === 'active') await endHold(tx, hold, 'release', 'patient')
  if (hold) await offerFreedSlot(tx, hold)
  await auditEntry(tx, entry, 'decline')
  return { status }
}

/** Waits again after three missed offers. @throws DomainError `booking.INVALID_TRANSITION`, `booking.NOT_FOUND` */
export const resumeWaiting = ({ entryId }: OfferAnswer) => change(entryId, 'resume', { missedOffers: 0 })

/** Leaves the waitlist; a time that is kept for the entry goes to who is next. @throws DomainError `booking.INVALID_TRANSITION`, `booking.NOT_FOUND` */
export const leaveWaitlist = ({ entryId }: OfferAnswer) => change(entryId, 'cancel', {})

function change(entryId: string, action: 'resume' | 'cancel', changes: EntryChanges) {
  return withTransaction(async (tx) => {
    if (action === 'cancel' && (await openOffer(tx, entryId)).entry.status === 'offered') await declineIn(tx, entryId)
    const { entry } = await openOffer(tx, entryId)
    const status = nextWaitlistStatus({ from: entry.status, action, actor: 'patient' }, { now: now() })
    await setEntry(tx, entry, { ...changes, status })
    await auditEntry(tx, entry, action)
    return { status }
  })
}

type EntryChanges = Partial<Omit<WaitlistEntry, 'id' | 'createdAt' | 'updatedAt'>>

/** An entry with the hold of its latest offer, the provider of which is locked. */
export async function openOffer(
  tx: Transaction,
  entryId: string,
): Promise<{ entry: WaitlistEntry; hold: Hold | null }> {
  const before = await readEntry(tx, entryId)
  const hold = await readHold(tx, before.offeredHoldId)
  if (!hold) return { entry: before, hold: null }
  await lockProvider(tx, hold.providerId)
  const entry = await readEntry(tx, entryId)
  return { entry, hold: await readHold(tx, entry.offeredHoldId) }
}

async function readEntry(tx: Transaction, id: string): Promise<WaitlistEntry> {
  const [row] = await tx.select().from(waitlistEntries).where(eq(waitlistEntries.id, id))
  return row ?? refuse('NOT_FOUND')
}

async function readHold(tx: Transaction, id: string | null): Promise<Hold | null> {
  if (id === null) return null
  const [row] = await tx.select().from(slotHolds).where(eq(slotHolds.id, id))
  return row ?? null
}

/** Writes a step of an entry, if nobody else has taken one since it was read. */
export async function setEntry(tx: Transaction, entry: WaitlistEntry, changes: EntryChanges): Promise<void> {
  const written = await tx
    .update(waitlistEntries)
    .set({ ...changes, updatedAt: now() })
    .where(and(eq(waitlistEntries.id, entry.id), eq(waitlistEntries.status, entry.status)))
    .returning({ id: waitlistEntries.id })
  if (written.length === 0) refuseTransition({ from: entry.status, action: 'change' }, 'unchanged')
}

/** Records a step of an entry, by the desk, its patient or the clock; last in its transaction. */
export function auditEntry(
  tx: Transaction,
  entry: WaitlistEntry,
  action: WaitlistAction,
  desk?: BookingActor,
): Promise<void> {
  const isOwn = ['accept', 'decline', 'resume', 'cancel'].includes(action)
  const other = isOwn ? ({ type: 'patient', id: entry.patientId } as const) : ({ type: 'system' } as const)
  return recordAudit(tx, {
    actor: desk ? auditActor(desk) : other,
    action: `booking.waitlist_${action}`,
    subject: { type: 'waitlist_entry', id: entry.id },
    fields: ['status'],
  })
}
