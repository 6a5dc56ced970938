import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { appointmentEvents, appointments } from '#drizzle/schema/scheduling.ts'
import {
  type AppointmentAction,
  appointmentDecision,
  type AppointmentFacts,
  type AppointmentStatus,
} from '../appointment-status.ts'
import { auditActor, type BookingActor, refuseStranger, transitionActor } from '#app/modules/booking/booking-input.ts'
import { getProviderFacility } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { lockProvider } from '#app/modules/booking/slots/commands/lock-provider.server.ts'
import { startOver } from '#app/modules/booking/slots/commands/lock-provider-facility.server.ts'
import { preparedInsert } from '#app/core/database/prepared.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { refuseTransition } from '#app/modules/booking/transition.ts'
import { type Appointment, getAppointment } from '../queries/appointment-rows.server.ts'

type Event = typeof appointmentEvents.$inferInsert

/**
 * An appointment as it stands, with its provider's row locked, so that nobody changes it before the commit.
 * @throws DomainError not_found `booking.NOT_FOUND`, also for the desk of another practice
 */
export async function openForChange(tx: Transaction, id: string, actor: BookingActor): Promise<Appointment> {
  const { providerId, providerFacilityId } = await getAppointment(tx, id)
  if (actor.type === 'staff') refuseStranger(actor, await getProviderFacility(tx, providerFacilityId))
  await lockProvider(tx, providerId)
  const appointment = await getAppointment(tx, id)
  if (appointment.providerId !== providerId) throw startOver()
  return appointment
}

/** Conditions whose failure has words of its own; the others are INVALID_TRANSITION. */
const codeOfGuard = {
  before_cancel_cutoff: 'CUTOFF_PASSED',
  before_reschedule_cutoff: 'CUTOFF_PASSED',
  moves_left: 'TOO_MANY_RESCHEDULES',
} as const

/**
 * The status that a step leads to, by the table.
 * @throws DomainError conflict `booking.CUTOFF_PASSED`, `booking.TOO_MANY_RESCHEDULES` or `booking.INVALID_TRANSITION`
 */
export function decideStep(
  from: AppointmentStatus | null,
  action: AppointmentAction,
  actor: BookingActor,
  facts: AppointmentFacts,
): AppointmentStatus {
  const step = { from, action, actor: transitionActor(actor) }
  const decision = appointmentDecision(step, facts)
  if (decision.ok) return decision.to
  const code = codeOfGuard[decision.guard as keyof typeof codeOfGuard]
  return code ? refuse(code) : refuseTransition(step, decision.guard)
}

const insertEvent = preparedInsert(appointmentEvents)

type Step = {
  action: AppointmentAction
  actor: BookingActor
  reasonCode?: string | null
  diff?: Event['diff']
  /** Whether somebody is written to about it. */
  notifies: boolean
}

/** The event of a row that has just been written: its number is the row's version, so the two cannot drift apart. */
export async function writeEvent(
  tx: Transaction,
  row: Pick<Appointment, 'id' | 'version' | 'status'>,
  fromStatus: AppointmentStatus | null,
  { action, actor, reasonCode = null, diff = {}, notifies }: Step,
): Promise<void> {
  await insertEvent(tx, {
    id: newId(),
    appointmentId: row.id,
    seq: row.version,
    action,
    fromStatus,
    toStatus: row.status,
    actorType: actor.type,
    actorId: actor.type === 'system' ? null : actor.id,
    reasonCode,
    diff,
    notifies,
    at: now(),
  })
}

type Changes = Partial<Omit<Appointment, 'id' | 'version' | 'status' | 'updatedAt' | 'createdAt'>>

/** Writes a step of an appointment: the row with the next version, and its event. */
export async function writeStep(
  tx: Transaction,
  before: Appointment,
  status: AppointmentStatus,
  changes: Changes,
  step: Step,
): Promise<Appointment> {
  const set = { ...changes, status, version: before.version + 1, updatedAt: now() }
  const written = await tx
    .update(appointments)
    .set(set)
    .where(and(eq(appointments.id, before.id), eq(appointments.version, before.version)))
    .returning({ id: appointments.id })
  if (written.length === 0) refuseTransition({ from: before.status, action: step.action }, 'unchanged')
  const after = { ...before, ...set }
  await writeEvent(tx, after, before.status, step)
  return after
}

/** Records a step in the audit; last in its transaction. `fields` are names, never values. */
export function auditStep(
  tx: Transaction,
  appointmentId: string,
  actor: BookingActor,
  action: AppointmentAction,
  fields: readonly string[] = ['status'],
): Promise<void> {
  return recordAudit(tx, {
    actor: auditActor(actor),
    action: `booking.appointment_${action}`,
    subject: { type: 'appointment', id: appointmentId },
    fields,
  })
}
