import { DomainError } from '#app/core/errors.ts'
import type { eventRegistrations, registrationStatuses } from '#drizzle/schema/association/events.ts'

export type Registration = typeof eventRegistrations.$inferSelect

export type RegistrationStatus = (typeof registrationStatuses)[number]

export const registrationActions = [
  'pay',
  'offer',
  'accept',
  'await_payment',
  'cancel',
  'expire',
  'check_in',
  'undo',
  'attend',
  'miss',
] as const
export type RegistrationAction = (typeof registrationActions)[number]

/** The person, a manager of the association, the gateway that takes the money, the clock. */
export type RegistrationParty = 'person' | 'manager' | 'gateway' | 'system'

type Guard = 'kept' | 'run_out' | 'not_begun' | 'undoable'

type Line = Readonly<{
  from: RegistrationStatus
  action: RegistrationAction
  by: readonly RegistrationParty[]
  to: RegistrationStatus
  guard?: Guard
}>

const everybody = ['person', 'manager', 'gateway', 'system'] as const

/**
 * The life of a registration (product.md §3.8): it begins as `pending_payment`, `registered` or, where no seat is left, `waitlisted`. A seat
 * that is offered and costs something is paid before it is registered. What is not listed is refused.
 */
const lines: readonly Line[] = [
  { from: 'pending_payment', action: 'pay', by: ['gateway'], to: 'registered' },
  { from: 'pending_payment', action: 'cancel', by: everybody, to: 'canceled' },
  { from: 'pending_payment', action: 'expire', by: ['system'], to: 'expired', guard: 'run_out' },
  { from: 'waitlisted', action: 'offer', by: ['system', 'manager'], to: 'offered', guard: 'not_begun' },
  { from: 'waitlisted', action: 'cancel', by: ['person', 'manager', 'system'], to: 'canceled' },
  { from: 'waitlisted', action: 'expire', by: ['system'], to: 'expired' },
  { from: 'offered', action: 'accept', by: ['person'], to: 'registered', guard: 'kept' },
  { from: 'offered', action: 'await_payment', by: ['person'], to: 'pending_payment', guard: 'kept' },
  { from: 'offered', action: 'cancel', by: ['person', 'manager', 'system'], to: 'canceled' },
  { from: 'offered', action: 'expire', by: ['system'], to: 'expired', guard: 'run_out' },
  { from: 'registered', action: 'cancel', by: ['person'], to: 'canceled', guard: 'not_begun' },
  { from: 'registered', action: 'cancel', by: ['manager', 'system'], to: 'canceled' },
  { from: 'registered', action: 'check_in', by: ['manager'], to: 'checked_in' },
  { from: 'registered', action: 'miss', by: ['system'], to: 'absent' },
  { from: 'checked_in', action: 'undo', by: ['manager'], to: 'registered', guard: 'undoable' },
  { from: 'checked_in', action: 'attend', by: ['system'], to: 'attended' },
]

/** Minutes within which a check-in can be taken back. */
const undoMinutes = 5

export type RegistrationFacts = Readonly<{
  now: number
  /** The event's. */
  startsAt: number
  keptUntil: number | null
  checkedInAt: number | null
}>

const holds: Record<Guard, (facts: RegistrationFacts) => boolean> = {
  kept: ({ now, keptUntil }) => now < (keptUntil ?? -Infinity),
  run_out: ({ now, keptUntil }) => now >= (keptUntil ?? Infinity),
  not_begun: ({ now, startsAt }) => now < startsAt,
  undoable: ({ now, checkedInAt }) => now <= (checkedInAt ?? -Infinity) + undoMinutes * 60_000,
}

type Step = Readonly<{ from: RegistrationStatus; action: RegistrationAction; by: RegistrationParty }>

/** Where a step leads, or null when there is no such step now. */
export function nextRegistrationStatus(
  { from, action, by }: Step,
  facts: RegistrationFacts,
): RegistrationStatus | null {
  const line = lines.find((each) => each.from === from && each.action === action && each.by.includes(by))
  return line && (line.guard === undefined || holds[line.guard](facts)) ? line.to : null
}

/** The status after a step. @throws DomainError conflict `association_event.changed` when there is no such step now */
export function stepRegistration(step: Step, facts: RegistrationFacts): RegistrationStatus {
  const to = nextRegistrationStatus(step, facts)
  if (to === null) throw new DomainError('conflict', 'association_event.changed')
  return to
}

/** Whether a check-in can still be taken back. */
export const isUndoable = (
  { status, checkedInAt }: Pick<Registration, 'status' | 'checkedInAt'>,
  now: number,
): boolean => status === 'checked_in' && holds.undoable({ now, startsAt: 0, keptUntil: null, checkedInAt })

/** Those that take seats. */
export const seatedStatuses = [
  'pending_payment',
  'registered',
  'offered',
  'checked_in',
  'attended',
  'absent',
] as const satisfies readonly RegistrationStatus[]

/** Those that lists of who has registered show. */
export const registeredStatuses = [
  ...seatedStatuses,
  'waitlisted',
  'canceled',
  'expired',
] as const satisfies readonly RegistrationStatus[]

/** Those of people who are still concerned: a seat, an offer or a place in line. */
export const livingStatuses = [
  'pending_payment',
  'registered',
  'waitlisted',
  'offered',
  'checked_in',
] as const satisfies readonly RegistrationStatus[]
