import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { cancelMessages } from '#app/core/outbox.server.ts'
import { removalReasons, refuseStranger, transitionActor } from '#app/modules/booking/booking-input.ts'
import { findVisitThatDay } from '#app/modules/booking/patients/queries/visits-of-patient.server.ts'
import { getProviderFacility, getVisitType } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { lockProviderFacility } from '#app/modules/booking/slots/commands/lock-provider-facility.server.ts'
import type { WaitlistEntry } from '../freed-slots.ts'
import type { Hold } from '#app/modules/booking/holds/queries/holds.server.ts'
import { endHold } from '#app/modules/booking/holds/commands/hold-steps.server.ts'
import { offerFreedSlot, makeOffer } from './offer-time.server.ts'
import { findPatients, patientIdsOf } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { checkSlot } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import type { Override } from '#app/modules/booking/time-obstacles.ts'
import type { StaffActor } from '#app/modules/booking/staff-actor.ts'
import { nextWaitlistStatus } from '../waitlist-status.ts'
import { auditEntry, openOffer, refuseStrangerToEntry, setEntry } from './entry-steps.server.ts'

type Served = Readonly<{ entryId: string; actor: StaffActor }>

export type ServedTime = Served &
  Readonly<{
    providerFacilityId: string
    visitTypeId: string
    startsAt: number
    /** What the desk passes over to book it; what is offered lies within the hours. */
    override?: Override | null
  }>

/**
 * Offers an open time of the desk's choice to one who waits, past everybody's turn: it is kept for them alone and they
 * are written to. Their contact must be confirmed, as for any offer; how often they were offered something is not counted.
 * @throws DomainError `booking.SLOT_TAKEN`, `booking.TOO_SOON`, `booking.CLOSED`, `booking.DUPLICATE_BOOKING`,
 * `booking.INVALID_TRANSITION` (guards `contact_confirmed`, `may_write_now`), `booking.NOT_FOUND`
 */
export function offerAtDesk({ entryId, actor, ...time }: ServedTime): Promise<void> {
  return withTransaction(async (tx) => {
    const { entry, providerFacility } = await openAt(tx, { entryId, actor, ...time })
    await getVisitType(tx, time.providerFacilityId, time.visitTypeId)
    await refuseDouble(tx, entry, providerFacility, time.startsAt)
    const answer = await checkSlot(tx, time)
    if (!answer.ok) refuse(answer.reason)
    const { visitTypeId } = time
    await makeOffer(tx, { entry, providerFacility, visitTypeId, slot: answer.slot, networkHash: null, desk: actor })
  })
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
    await refuseStrangerToEntry(tx, entry, actor)
    const step = { from: entry.status, action: 'cancel', actor: transitionActor(actor) } as const
    const status = nextWaitlistStatus(step, { now: now() })
    const changes = { status, cancelReasonCode: reasonCode, offeredHoldId: null, offerExpiresAt: null }
    await setEntry(tx, entry, changes)
    await endOffer(tx, entry, hold)
    await auditEntry(tx, entry, 'cancel', actor)
  })
}

export type Time = Omit<ServedTime, keyof Served>

/** An entry and the provider facility of a time for it, with the provider of both locked. */
export async function openAt(tx: Transaction, { entryId, actor, providerFacilityId }: ServedTime) {
  const providerFacility = await getProviderFacility(tx, providerFacilityId)
  refuseStranger(actor, providerFacility)
  await lockProviderFacility(tx, providerFacility)
  const open = await openOffer(tx, entryId)
  // Whoever waits for a doctor is served with that doctor's times.
  if (open.entry.providerId !== providerFacility.providerId) refuse('NOT_FOUND')
  return { ...open, providerFacility }
}

type ProviderFacility = Awaited<ReturnType<typeof getProviderFacility>>

/** Who waits; refused where they have a visit with this provider that day, which the desk may know. */
export async function refuseDouble(
  tx: Transaction,
  entry: WaitlistEntry,
  providerFacility: ProviderFacility,
  startsAt: number,
) {
  const [patient] = await findPatients(tx, [entry.patientId])
  const patientIds = await patientIdsOf(tx, patient!.matchHash)
  const { providerId, timeZone } = providerFacility
  if (await findVisitThatDay(tx, { patientIds, providerId, startsAt, timeZone })) refuse('DUPLICATE_BOOKING')
  return patient!
}

/** Takes back what an offer said and gives its time to who is next. */
export async function endOffer(tx: Transaction, entry: WaitlistEntry, hold: Hold | null): Promise<void> {
  await cancelMessages(tx, { type: 'waitlist_entry', id: entry.id }, ['waitlist_offer'])
  if (hold?.status !== 'active') return
  await endHold(tx, hold, 'release', 'staff')
  await offerFreedSlot(tx, hold)
}
