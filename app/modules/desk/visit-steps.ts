import {
  type AppointmentAction,
  appointmentDecision,
  type AppointmentFacts,
  type AppointmentStatus,
} from '#app/modules/booking/appointments/appointment-status.ts'
import type { BookingReason } from '#app/modules/booking/refusal.ts'
import { type ButtonStep, buttonSteps, type DeskStep, type PageStep, pageSteps } from './step-nouns.ts'

/** What somebody may do with the visits of a provider facility; from the policy of accounts. */
export type DeskPowers = Readonly<{
  manage: boolean
  markNoShow: boolean
  /** Steps back and takes out what was written by mistake. */
  undo: boolean
}>

/** Why a step is not taken: the visit is no longer as the screen showed it, or what booking says. */
export type StepReason = 'STALE' | BookingReason

const allSteps: readonly [DeskStep, AppointmentAction][] = [
  ...(Object.entries(pageSteps) as [PageStep, AppointmentAction][]),
  ...(Object.entries(buttonSteps) as [ButtonStep, AppointmentAction][]),
]

/** What policy is asked for before a step is taken. */
export function stepCapability(step: DeskStep) {
  if (step === 'no-show') return 'appointment.mark_no_show'
  return step === 'correction' || step === 'error' ? 'appointment.undo' : 'appointment.manage'
}

const powerOf = {
  'appointment.manage': 'manage',
  'appointment.mark_no_show': 'markNoShow',
  'appointment.undo': 'undo',
} as const

/** Whether the powers cover a step at all, whatever the status of the visit. */
export function coversStep(powers: DeskPowers, step: DeskStep): boolean {
  return powers[powerOf[stepCapability(step)]]
}

/** The steps that can be taken with a visit now: the table of states allows them and so do the powers. */
export function offeredSteps(status: AppointmentStatus, facts: AppointmentFacts, powers: DeskPowers): DeskStep[] {
  const actor = powers.undo ? 'manager' : 'staff'
  // Which time and which reason is asked on the page of the step.
  const asked = { ...facts, startsAt: facts.startsAt ?? null, reasonCode: 'asked' }
  return allSteps
    .filter(([step, action]) => {
      if (!coversStep(powers, step)) return false
      const known = step === 'approval' ? { ...asked, startsAt: facts.startsAt ?? facts.now } : asked
      return appointmentDecision({ from: status, action, actor }, known).ok
    })
    .map(([step]) => step)
}

/** The one step that usually comes next; it is the main button of a visit. */
export function nextStep(steps: readonly DeskStep[], status: AppointmentStatus): DeskStep | null {
  const usual = {
    requested: ['approval'],
    booked: ['arrival', 'confirmation'],
    confirmed: ['arrival'],
    arrived: ['room'],
    in_room: ['completion'],
    no_show: ['arrival'],
  } as const satisfies Partial<Record<AppointmentStatus, readonly DeskStep[]>>
  const order: readonly DeskStep[] = usual[status as keyof typeof usual] ?? []
  return order.find((step) => steps.includes(step)) ?? null
}
