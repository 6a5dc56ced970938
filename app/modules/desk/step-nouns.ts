import type { AppointmentAction, AppointmentStatus } from '#app/modules/booking/appointments/appointment-status.ts'

/** Steps that are one button, by the noun of their address. */
export const buttonSteps = {
  confirmation: 'confirm',
  arrival: 'arrive',
  room: 'room',
  completion: 'complete',
  'no-show': 'mark_no_show',
  correction: 'undo',
  error: 'mark_entered_in_error',
  keeping: 'keep',
} as const satisfies Record<string, AppointmentAction>

export type ButtonStep = keyof typeof buttonSteps

export function isButtonStep(text: string): text is ButtonStep {
  return Object.hasOwn(buttonSteps, text)
}

/** Steps that ask something first and so have a page of their own, by the noun of their address. */
export const pageSteps = {
  approval: 'approve',
  refusal: 'decline',
  move: 'move',
  cancellation: 'cancel',
} as const satisfies Record<string, AppointmentAction>

export type PageStep = keyof typeof pageSteps
export type DeskStep = ButtonStep | PageStep

/** The step of the table of states that a noun stands for. */
export function stepAction(step: DeskStep): AppointmentAction {
  return { ...pageSteps, ...buttonSteps }[step]
}

/** The letters by which the steps of a row are taken at the keyboard. */
export const stepKeys: Partial<Record<DeskStep, string>> = { arrival: 'a', room: 'r', completion: 'd', correction: 'u' }

/** Where a visit stands in the day of the desk. */
export const dayColumns = ['booked', 'confirmed', 'arrived', 'in_room', 'done'] as const
export type DayColumn = (typeof dayColumns)[number]

/** The column of a status; null for what has no place in the day: requests, and what was called off or written by mistake. */
export function columnOf(status: AppointmentStatus): DayColumn | null {
  if (status === 'completed' || status === 'no_show') return 'done'
  return (dayColumns as readonly string[]).includes(status) ? (status as DayColumn) : null
}

/** Every status, in the order in which a filter offers them. */
export const listedStatuses = [
  'requested',
  'booked',
  'confirmed',
  'arrived',
  'in_room',
  'completed',
  'cancelled',
  'declined',
  'no_show',
  'expired',
  'entered_in_error',
] as const satisfies readonly AppointmentStatus[]
