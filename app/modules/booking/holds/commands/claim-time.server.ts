import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader, Transaction } from '#app/core/database/connection.ts'
import { resources } from '#drizzle/schema/index.ts'
import { appointments, blockingStatuses, slotHolds } from '#drizzle/schema/scheduling.ts'
import type {
  BookingProviderFacility,
  VisitType,
} from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import type { BookingActor } from '#app/modules/booking/booking-input.ts'
import { type DeskTime, judgeDeskTime, readDeskTaken } from '../queries/desk-time.server.ts'
import type { Hold } from '../queries/holds.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import type { Except } from '#app/modules/booking/slots/queries/busy-rows.server.ts'
import { checkSlot } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import type { Slot } from '#app/modules/booking/slots/slot-input.ts'
import { kindsOf, type Override, type PassableKind } from '#app/modules/booking/time-obstacles.ts'

/** Locks the rooms and devices of a facility, which several providers share, where this kind of visit needs one. */
async function lockResources(
  tx: Transaction,
  { facilityId }: Pick<BookingProviderFacility, 'facilityId'>,
  visitType: VisitType | null,
): Promise<void> {
  if (!visitType || visitType.resourceKinds.length === 0) return
  await tx
    .update(resources)
    .set({ capacity: sql`${resources.capacity}` })
    .where(eq(resources.facilityId, facilityId))
}

export type WantedTime = Readonly<{
  providerFacility: BookingProviderFacility
  /** Null while nobody has chosen one: only the desk may then set a time. */
  visitType: VisitType | null
  /** Epoch milliseconds. */
  startsAt: number
  isNewPatient: boolean
  /** The caller's own living hold: it does not stand in the way, and a time that was early enough when it was held still is. */
  hold?: Pick<Hold, 'id' | 'createdAt'> | null
  /** The appointment that is moved. */
  appointmentId?: string
  /** Somebody of the practice, whom patients' lead time and horizon do not bind: `null` for patients and the clock. */
  desk: DeskClaim | null
}>

export type DeskClaim = Readonly<{
  /** What they have read against this very time and pass over. */
  override?: Override | null | undefined
  mayPass: (kind: PassableKind) => boolean
}>

/** What a member of staff may pass over at a facility, with what they pass over; null for anybody else. */
export function deskClaim(
  actor: BookingActor | undefined,
  { facilityId, providerId }: Pick<BookingProviderFacility, 'facilityId' | 'providerId'>,
  override?: Override | null,
): DeskClaim | null {
  if (actor === undefined || actor.type === 'patient') return null
  if (actor.type === 'system') return { mayPass: () => false }
  return { override, mayPass: (kind) => actor.mayPass(kind, { facilityId, providerId }) }
}

/** A time that was claimed, and what of the hours or buffers was passed over for it. */
export type Claim = Readonly<{ slot: Slot; passed: readonly PassableKind[] }>

/**
 * Decides inside the write whether a time can be had, by the computation that lists slots. The provider's row is locked.
 * @returns the slot, its seat and resources, good until the commit.
 * @throws DomainError conflict `booking.SLOT_TAKEN`, `booking.TOO_SOON` or `booking.CLOSED`; `booking.OUTSIDE_HOURS` for the desk, whose
 * page names what stands against the time and asks
 */
export async function claimTime(tx: Transaction, wanted: WantedTime): Promise<Claim> {
  const { providerFacility, visitType, startsAt, isNewPatient, hold = null, appointmentId, desk } = wanted
  const except = { ...(hold ? { holdId: hold.id } : {}), ...(appointmentId === undefined ? {} : { appointmentId }) }
  const { providerFacilityId } = providerFacility
  await lockResources(tx, providerFacility, visitType)
  if (visitType) {
    const question = { providerFacilityId, visitTypeId: visitType.id, startsAt, isNewPatient, except }
    const answer = await checkSlot(tx, question, hold?.createdAt ?? now())
    if (answer.ok && startsAt > now()) return { slot: answer.slot, passed: [] }
    if (answer.ok) refuse('TOO_SOON')
    if (!desk) refuse(answer.reason)
  }
  if (!desk) refuse('CLOSED')
  if (startsAt <= now()) refuse('TOO_SOON')
  const { slot, obstacles } = await judgeDeskTime(tx, { providerFacility, visitType, startsAt, except })
  if (!slot) refuse('SLOT_TAKEN')
  const passed = kindsOf(obstacles)
  const read = desk.override?.startsAt === startsAt ? desk.override.kinds : []
  if (!passed.every((kind) => read.includes(kind) && desk.mayPass(kind))) refuse('OUTSIDE_HOURS')
  return { slot, passed }
}

/** What an event of an appointment keeps of what was passed over for its time, besides other changes. */
export function passedDiff(passed: readonly PassableKind[]): Record<string, [unknown, unknown]> {
  return passed.length === 0 ? {} : { passed: [null, passed] }
}

/**
 * A time that a visit comes back to, published or not: the seat and resources that are free then, over no other visit.
 * @throws DomainError conflict `booking.SLOT_TAKEN`
 */
export async function deskSlot(tx: Transaction, time: DeskTime): Promise<Slot> {
  await lockResources(tx, time.providerFacility, time.visitType)
  const { slot } = (await readDeskTaken(tx, time)).judged
  return slot ?? refuse('SLOT_TAKEN')
}

type Span = { busyFrom: number; busyTo: number }

/** Whether a visit that keeps its time, or a living hold, lies over a span of the provider's time. */
export async function isTaken(reader: Reader, providerId: string, span: Span, except: Except = {}): Promise<boolean> {
  const visits = await reader
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.providerId, providerId),
        inArray(appointments.status, [...blockingStatuses]),
        lt(appointments.busyFrom, span.busyTo),
        gt(appointments.busyTo, span.busyFrom),
        except.appointmentId === undefined ? undefined : ne(appointments.id, except.appointmentId),
      ),
    )
    .orderBy(asc(appointments.id))
    .limit(1)
  if (visits.length > 0) return true
  const holds = await reader
    .select({ id: slotHolds.id })
    .from(slotHolds)
    .where(
      and(
        eq(slotHolds.providerId, providerId),
        eq(slotHolds.status, 'active'),
        gt(slotHolds.expiresAt, now()),
        lt(slotHolds.busyFrom, span.busyTo),
        gt(slotHolds.busyTo, span.busyFrom),
        except.holdId === undefined ? undefined : ne(slotHolds.id, except.holdId),
      ),
    )
    .orderBy(asc(slotHolds.id))
    .limit(1)
  return holds.length > 0
}
