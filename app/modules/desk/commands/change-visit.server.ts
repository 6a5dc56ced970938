import type { ProviderActor } from '#app/core/actor.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { recordRefusal } from '#app/modules/audit/commands/record-audit.server.ts'
import type { AppointmentAction } from '#app/modules/booking/appointments/appointment-status.ts'
import { bookingRefusals } from '#app/modules/booking/refusal.ts'
import { confirmAppointment } from '#app/modules/booking/appointments/commands/confirm-appointment.server.ts'
import { keepAppointment } from '#app/modules/booking/appointments/commands/keep-appointment.server.ts'
import {
  markArrived,
  markCompleted,
  markEnteredInError,
  markInRoom,
  markNoShow,
  undoTransition,
} from '#app/modules/booking/appointments/commands/attend-appointment.server.ts'
import { type StaffActor, staffActor } from '#app/modules/booking/staff-actor.ts'
import { getDeskVisit, type OpenVisit } from '../queries/desk-visit.server.ts'
import { type ButtonStep, type DeskStep, stepAction } from '../step-nouns.ts'
import { stepCapability, type StepReason } from '../visit-steps.ts'
import { refuseAtDesk } from './refuse-at-desk.server.ts'

export type StepRequest = {
  id: string
  step: DeskStep
  /** The version of the visit that the screen showed; null when it did not say. */
  version: number | null
  locale: Locale
}

export type StepOutcome =
  | { done: true; isRepeat: boolean; open: OpenVisit }
  /** `code` is the reason; `open` is the visit as it stands now. */
  | { done: false; code: StepReason; guard: string | null; open: OpenVisit }

/** The command of a step, with the visit as it stands. */
export type StepRun = (input: { appointmentId: string; actor: StaffActor }, open: OpenVisit) => Promise<unknown>

/**
 * Takes a step with a visit from a screen that may be old. The same step again by the same person is done already; a screen
 * on which something else is missing is refused and told what happened meanwhile.
 * @throws DomainError not_found `desk.NOT_FOUND`; forbidden `desk.NOT_ALLOWED` for who may only read
 */
export async function changeVisit(
  actor: ProviderActor,
  { id, step, version, locale }: StepRequest,
  run: StepRun,
): Promise<StepOutcome> {
  const open = await getDeskVisit(actor, id, locale)
  const action = stepAction(step)
  const event = {
    action: `booking.appointment_${action}`,
    subject: { type: 'appointment', id: open.row.id },
  } as const
  const staff = staffActor(actor, stepCapability(step), open.providerFacility) ?? (await refuseAtDesk(actor, event))
  if (isRepeat(open, action, actor, version)) return { done: true, isRepeat: true, open }
  if (version !== null && version !== open.row.version) return { done: false, code: 'STALE', guard: null, open }
  const work = run({ appointmentId: open.row.id, actor: staff }, open)
  const outcome = await outcomeOf(work, bookingRefusals)
  if (outcome.done) return { done: true, isRepeat: false, open }
  const now = await getDeskVisit(actor, id, locale)
  // Two presses at once: the other one has done it.
  if (isRepeat(now, action, actor, version)) return { done: true, isRepeat: true, open: now }
  await recordRefusal({ actor: { type: 'user', id: actor.userId }, ...event })
  const { reason, params } = outcome.refusal
  return { done: false, code: reason, guard: typeof params.guard === 'string' ? params.guard : null, open: now }
}

/** Whether the last thing that happened is this step, by this person, from the very screen that asks for it again. */
function isRepeat(
  { row, events }: OpenVisit,
  action: AppointmentAction,
  actor: ProviderActor,
  version: number | null,
): boolean {
  const last = events[0]
  return version === row.version - 1 && last?.action === action && last.actorId === actor.userId
}

const commands: Record<ButtonStep, typeof markArrived> = {
  confirmation: confirmAppointment,
  arrival: markArrived,
  room: markInRoom,
  completion: markCompleted,
  'no-show': markNoShow,
  correction: undoTransition,
  error: markEnteredInError,
  keeping: keepAppointment,
}

/** A step that is one button. @throws as `changeVisit` */
export function takeStep(actor: ProviderActor, request: StepRequest & { step: ButtonStep }): Promise<StepOutcome> {
  return changeVisit(actor, request, commands[request.step])
}
