import { minuteMs } from '#app/core/calendar/durations.ts'
import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader, Transaction } from '#app/core/database/connection.ts'
import { resources } from '#drizzle/schema/index.ts'
import { appointments, blockingStatuses, slotHolds } from '#drizzle/schema/scheduling.ts'
import type {
  BookingProviderFacility,
  VisitType,
} from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import type { Hold } from '../queries/holds.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import type { Except } from '#app/modules/booking/slots/queries/busy-rows.server.ts'
import { occupancy } from '#app/modules/booking/slots/occupancy.ts'
import { checkSlot } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import type { Slot, SlotVisitType } from '#app/modules/booking/slots/slot-input.ts'
import { readTaken } from '#app/modules/booking/slots/queries/taken.server.ts'

/** The longest visit with its buffers: what begins farther away cannot lie over a time. */
const reachMs = 24 * 60 * minuteMs

/** A visit whose type nobody has chosen yet. */
const untypedVisit: SlotVisitType = {
  id: '',
  minutes: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  sharesBuffers: false,
  alignMinutes: 1,
  leadMinutes: 0,
  horizonDays: 0,
  newPatients: 'all',
  capacity: 1,
  dailyCap: null,
  resourceKinds: [],
}

/** The same for the rooms and devices of a facility, which several providers share. */
async function lockResources(tx: Transaction, facilityId: string): Promise<void> {
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
  /** The desk may set a time outside of the published hours, but never over another visit. */
  isDesk: boolean
}>

/**
 * Decides inside the write whether a time can be had, by the computation that lists slots. The provider's row is locked.
 * @returns the slot, its seat and resources, good until the commit.
 * @throws DomainError conflict `booking.SLOT_TAKEN`, `booking.TOO_SOON` or `booking.CLOSED`
 */
export async function claimTime(tx: Transaction, wanted: WantedTime): Promise<Slot> {
  const { providerFacility, visitType, startsAt, isNewPatient, hold = null, appointmentId, isDesk } = wanted
  const except = { ...(hold ? { holdId: hold.id } : {}), ...(appointmentId === undefined ? {} : { appointmentId }) }
  const { providerFacilityId } = providerFacility
  if (visitType) {
    if (visitType.resourceKinds.length > 0) await lockResources(tx, providerFacility.facilityId)
    const question = { providerFacilityId, visitTypeId: visitType.id, startsAt, isNewPatient, except }
    const answer = await checkSlot(tx, question, hold?.createdAt ?? now())
    if (answer.ok && startsAt > now()) return answer.slot
    if (answer.ok) refuse('TOO_SOON')
    if (!isDesk || answer.reason === 'SLOT_TAKEN') refuse(answer.reason)
  }
  if (!isDesk) refuse('CLOSED')
  if (startsAt <= now()) refuse('TOO_SOON')
  return deskSlot(tx, { providerFacility, visitType, startsAt, except })
}

type DeskTime = Readonly<{
  providerFacility: Pick<BookingProviderFacility, 'providerFacilityId' | 'providerId' | 'facilityId'>
  visitType: VisitType | null
  except: Except
}>

/**
 * A time of the desk, published or not: the seat and resources of it are found by the computation that lists slots, and
 * nothing lies over it. The provider's row is locked.
 * @throws DomainError conflict `booking.SLOT_TAKEN` over another visit, with no seat left, or no resource of a kind
 */
export async function deskSlot(
  tx: Transaction,
  { providerFacility, visitType, except, startsAt }: DeskTime & Readonly<{ startsAt: number }>,
): Promise<Slot> {
  if (visitType && visitType.resourceKinds.length > 0) await lockResources(tx, providerFacility.facilityId)
  // With a cap, whole rows are read, from this transaction; what the cap says is not asked of the desk.
  const type = { ...(visitType ?? untypedVisit), dailyCap: 1 }
  const where = {
    id: providerFacility.providerFacilityId,
    providerId: providerFacility.providerId,
    facilityId: providerFacility.facilityId,
  }
  const window = { from: startsAt - reachMs, to: startsAt + reachMs }
  const takenOf = await readTaken(tx, [where], new Map([[where.id, type]]), new Map(), window, now(), except)
  const slot = occupancy({ ...alwaysOpen, visitType: type, ...takenOf(where, type) }).slotAt(startsAt)
  return slot ?? refuse('SLOT_TAKEN')
}

/** Hours, which a time of the desk is not asked for. */
const alwaysOpen = {
  timeZone: 'UTC',
  now: 0,
  fromDay: 0,
  days: 0,
  activeFrom: -Infinity,
  activeTo: Infinity,
  isNewPatient: null,
  rules: [],
  exceptions: [],
  closures: [],
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
