import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DatabaseError } from '#app/core/database/errors.ts'
import { appointmentEvents, blockingStatuses } from '#drizzle/schema/scheduling.ts'
import { syncReminders, tellNobody } from './appointment-notices.server.ts'
import { auditStep, decideStep, openForChange, writeStep } from './appointment-steps.server.ts'
import { type Appointment, factsOf } from '../queries/appointment-rows.server.ts'
import type { AppointmentAction, AppointmentFacts, AppointmentStatus } from '../appointment-status.ts'
import { findBookingRules } from '#app/modules/booking/queries/booking-rules.server.ts'
import { localDay } from '#app/modules/booking/patients/queries/visits-of-patient.server.ts'
import { findVisitType, getProviderFacility } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { deskSlot, isTaken } from '#app/modules/booking/holds/commands/claim-time.server.ts'
import { offerFreedSlot } from '#app/modules/booking/waitlist/commands/offer-time.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import type { AppointmentStep, StepResult } from './confirm-appointment.server.ts'

/**
 * What the desk does with a visit on its day. Each of them follows the table of states, writes one event and one audit
 * row, and tells nobody.
 * @throws DomainError `booking.INVALID_TRANSITION` (with the `guard` that does not hold), `booking.SLOT_TAKEN` when the
 * time of a missed visit has been given to somebody else, `booking.NOT_FOUND`
 */
export const markArrived = (step: AppointmentStep) => attend('arrive', step)

export const markInRoom = (step: AppointmentStep) => attend('room', step)
export const markCompleted = (step: AppointmentStep) => attend('complete', step)

/** From 15 minutes after the start. A visit that counts as missed asks for approval next time, after the second. */
export const markNoShow = (step: AppointmentStep) => attend('mark_no_show', step)

/** A manager takes the last step back, for 24 hours. */
export const undoTransition = (step: AppointmentStep) => attend('undo', step)

/** A manager says that the visit was written down by mistake: its time is free, its messages are taken back. */
export const markEnteredInError = (step: AppointmentStep) => attend('mark_entered_in_error', step)

/**
 * The patient was scanned at the clinic at `at`: now, or earlier where the scanner was offline. The table of states is asked as of then.
 */
export const markScanned = (step: AppointmentStep & Readonly<{ at: number }>) => attend('arrive', step)

/** Takes back what a scanner did at `scannedAt`, at the same scanner and within minutes. */
export const undoScanned = (step: AppointmentStep & Readonly<{ scannedAt: number }>) => attend('undo', step)

type Attendance = AppointmentStep & Readonly<{ at?: number; scannedAt?: number }>

type DeskAction = Extract<
  AppointmentAction,
  'arrive' | 'room' | 'complete' | 'mark_no_show' | 'undo' | 'mark_entered_in_error'
>

async function attend(action: DeskAction, step: Attendance): Promise<StepResult> {
  try {
    return await withTransaction((tx) => attendIn(tx, action, step))
  } catch (error) {
    if (error instanceof DatabaseError && error.kind === 'conflict') refuse('SLOT_TAKEN')
    throw error
  }
}

export async function attendIn(tx: Transaction, action: DeskAction, step: Attendance) {
  const { appointmentId, actor, at = now(), scannedAt = null } = step
  const before = await openForChange(tx, appointmentId, actor)
  const facts = { ...(await dayFacts(tx, before, action)), now: at, scannedAt }
  const status = decideStep(before.status, action, actor, facts)
  const taken = keepsTime(status) && !keepsTime(before.status) ? await takeAgain(tx, before) : {}
  const isStruckOut = status === 'entered_in_error'
  const sequence = isStruckOut ? { icsSequence: before.icsSequence + 1 } : {}
  const changes = { ...taken, ...stamps(before, status, at), ...sequence }
  const after = await writeStep(tx, before, status, changes, { action, actor, notifies: false })
  // Reminders follow the status: those of a visit that is on again come back as far as they are still to come. Of one that
  // was struck out nothing goes out any more, not even that it is confirmed.
  await (isStruckOut ? tellNobody(tx, after) : syncReminders(tx, after))
  if (isStruckOut) await offerFreedSlot(tx, before)
  await auditStep(tx, appointmentId, actor, action)
  return { status }
}

async function dayFacts(tx: Transaction, before: Appointment, action: DeskAction): Promise<AppointmentFacts> {
  const facts = factsOf(before, await findVisitType(tx, before.visitTypeId))
  if (before.startsAt !== null) {
    const { from, to } = localDay(before.startsAt, before.timeZone)
    Object.assign(facts, { dayStartsAt: from, dayEndsAt: to })
  }
  if (action === 'mark_no_show') {
    const { marksNoShow } = await findBookingRules(tx, before.providerFacilityId)
    return { ...facts, marksNoShowsItself: marksNoShow }
  }
  if (action !== 'undo') return facts
  const last = and(eq(appointmentEvents.appointmentId, before.id), eq(appointmentEvents.seq, before.version))
  const [event] = await tx.select().from(appointmentEvents).where(last)
  return { ...facts, changedAt: event?.at, previousStatus: event?.fromStatus ?? null }
}

const keepsTime = (status: AppointmentStatus) => (blockingStatuses as readonly string[]).includes(status)

/**
 * Where a visit that is on again finds room: the seat and resources that are free at its time now.
 * @throws DomainError conflict `booking.SLOT_TAKEN`
 */
async function takeAgain(tx: Transaction, before: Appointment): Promise<Pick<Appointment, 'seat' | 'resourceIds'>> {
  const { id: appointmentId, providerId, startsAt, endsAt, seat, resourceIds } = before
  if (startsAt === null || endsAt === null) return { seat, resourceIds }
  const visitType = await findVisitType(tx, before.visitTypeId)
  const except = { appointmentId }
  if (visitType && (visitType.capacity > 1 || visitType.resourceKinds.length > 0)) {
    const providerFacility = await getProviderFacility(tx, before.providerFacilityId)
    return pickRoom(await deskSlot(tx, { providerFacility, visitType, startsAt, except }))
  }
  // It comes back to its own minutes: a buffer that somebody has sat down in since is no reason to send it away.
  if (await isTaken(tx, providerId, { busyFrom: startsAt, busyTo: endsAt }, except)) refuse('SLOT_TAKEN')
  return { seat, resourceIds }
}

const pickRoom = ({ seat, resourceIds }: Pick<Appointment, 'seat' | 'resourceIds'>) => ({ seat, resourceIds })

/** When somebody came, was shown in and left; a step back forgets what it undoes. */
function stamps(before: Appointment, status: AppointmentStatus, at: number) {
  if (status === 'arrived') return { checkedInAt: before.checkedInAt ?? at, roomedAt: null, completedAt: null }
  if (status === 'in_room') return { roomedAt: before.roomedAt ?? at, completedAt: null }
  if (status === 'completed') return { completedAt: at }
  if (status === 'booked' || status === 'confirmed') return { checkedInAt: null, roomedAt: null, completedAt: null }
  return {}
}
