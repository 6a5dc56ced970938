import { dayMs, hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { type appointmentStatuses, blockingStatuses } from '#drizzle/schema/scheduling.ts'
import {
  autoNoShowDays,
  autoNoShowHoursAfterDay,
  checkInMinutesBefore,
  noShowMinutesAfter,
  scanUndoMinutes,
  undoHours,
} from '../limits.ts'
import {
  findTransition,
  refuseTransition,
  type Decision,
  type Transition,
  type TransitionActor,
} from '../transition.ts'

export type AppointmentStatus = (typeof appointmentStatuses)[number]

export const appointmentActions = [
  /** Ask for a time that somebody has to approve. */
  'request',
  'book',
  'walk_in',
  /** The desk accepts a request, with the wished time or one it picks. */
  'approve',
  'decline',
  'confirm',
  'cancel',
  'expire',
  /** Another time on the same reference. */
  'move',
  'arrive',
  'room',
  'complete',
  'mark_no_show',
  /** One step back after a slip of the desk. */
  'undo',
  'mark_entered_in_error',
  /** The desk keeps a visit that was marked to be looked at. */
  'keep',
] as const
export type AppointmentAction = (typeof appointmentActions)[number]

export const appointmentGuards = [
  'needs_approval',
  'needs_no_approval',
  'has_time',
  'has_reason',
  'unanswered',
  'lead_reached',
  'before_cancel_cutoff',
  'before_reschedule_cutoff',
  'moves_left',
  'closure_decided',
  'check_in_open',
  'no_show_open',
  'auto_no_show_due',
  'same_day',
  'undo_open',
  'scan_undo_open',
  'is_marked',
  'was_booked',
  'was_confirmed',
  'was_arrived',
  'was_in_room',
  'was_no_show',
] as const
export type AppointmentGuard = (typeof appointmentGuards)[number]

/** What the guards look at. Instants are epoch milliseconds; leave out what the step does not need: its guard then fails. */
export type AppointmentFacts = {
  now: number
  /** The visit type (approval) or the provider's tier wants a person to approve. */
  needsApproval?: boolean
  /** The visit's start as it stands; of an approval, the time that is picked. */
  startsAt?: number | null
  reasonCode?: string | null
  answerDueAt?: number | null
  leadMinutes?: number
  cancelNoticeMinutes?: number
  rescheduleNoticeMinutes?: number
  rescheduleCount?: number
  maxReschedules?: number
  /** The desk has looked at the bookings a closure hits and chose to cancel this one. */
  isClosureDecided?: boolean
  /** The provider facility wants unattended visits to become no-shows by themselves. */
  marksNoShowsItself?: boolean
  /** The local day of the visit, from its first instant to the first of the next. */
  dayStartsAt?: number
  dayEndsAt?: number
  /** The visit may be a double, or its person has missed visits here. */
  isMarked?: boolean
  /** The last step taken: when, and from which status. */
  changedAt?: number
  previousStatus?: AppointmentStatus | null
  /** When a scanner checked the patient in, of an arrival that is taken back at the same scanner. */
  scannedAt?: number | null
}

type Line = Transition<AppointmentStatus, AppointmentAction, AppointmentGuard>
type Who = TransitionActor | 'desk'

/** `desk` is staff and managers. */
function lines(
  from: readonly (AppointmentStatus | null)[],
  action: AppointmentAction,
  to: AppointmentStatus,
  ...who: [Who, ...AppointmentGuard[]][]
): Line[] {
  return from.flatMap((status) =>
    who.flatMap(([actor, ...guards]) =>
      (actor === 'desk' ? (['staff', 'manager'] as const) : [actor]).map((each) => ({
        from: status,
        action,
        actor: each,
        guards,
        to,
      })),
    ),
  )
}

/** The life of an appointment (product design §3.8). What is not listed is refused. */
export const appointmentTransitions: readonly Line[] = [
  ...lines([null], 'request', 'requested', ['patient', 'needs_approval']),
  ...lines([null], 'book', 'booked', ['patient', 'needs_no_approval'], ['desk']),
  ...lines([null], 'walk_in', 'arrived', ['desk']),

  ...lines(['requested'], 'approve', 'booked', ['desk', 'has_time']),
  ...lines(['requested'], 'decline', 'declined', ['desk', 'has_reason']),
  ...lines(['requested'], 'cancel', 'cancelled', ['patient']),
  ...lines(['requested'], 'expire', 'expired', ['system', 'unanswered'], ['system', 'lead_reached']),

  ...lines(['booked'], 'confirm', 'confirmed', ['patient'], ['desk']),
  ...lines(['booked', 'confirmed'], 'arrive', 'arrived', ['desk', 'check_in_open']),
  ...lines(
    ['booked', 'confirmed'],
    'cancel',
    'cancelled',
    ['patient', 'before_cancel_cutoff'],
    ['desk'],
    ['system', 'closure_decided'],
  ),
  ...lines(
    ['booked', 'confirmed'],
    'mark_no_show',
    'no_show',
    ['desk', 'no_show_open'],
    ['system', 'auto_no_show_due'],
  ),
  // A new time has not been confirmed yet.
  ...lines(['booked', 'confirmed'], 'move', 'booked', ['patient', 'before_reschedule_cutoff', 'moves_left'], ['desk']),

  ...lines(['arrived'], 'room', 'in_room', ['desk']),
  ...lines(['arrived'], 'cancel', 'cancelled', ['desk']),
  ...lines(['arrived', 'in_room'], 'complete', 'completed', ['desk']),
  ...lines(['no_show'], 'arrive', 'arrived', ['desk', 'same_day']),

  ...lines(['completed'], 'undo', 'arrived', ['manager', 'undo_open', 'was_arrived']),
  ...lines(['completed'], 'undo', 'in_room', ['manager', 'undo_open', 'was_in_room']),
  ...lines(['arrived', 'no_show'], 'undo', 'booked', ['manager', 'undo_open', 'was_booked']),
  ...lines(['arrived', 'no_show'], 'undo', 'confirmed', ['manager', 'undo_open', 'was_confirmed']),
  ...lines(['arrived'], 'undo', 'no_show', ['manager', 'undo_open', 'was_no_show']),
  // A slip of a scanner is taken back where it was made, while who was scanned still stands there.
  ...lines(['arrived'], 'undo', 'booked', ['staff', 'scan_undo_open', 'was_booked']),
  ...lines(['arrived'], 'undo', 'confirmed', ['staff', 'scan_undo_open', 'was_confirmed']),
  ...lines(['arrived'], 'undo', 'no_show', ['staff', 'scan_undo_open', 'was_no_show']),

  ...(['requested', 'booked', 'confirmed'] as const).flatMap((status) =>
    lines([status], 'keep', status, ['desk', 'is_marked']),
  ),

  ...lines(blockingStatuses, 'mark_entered_in_error', 'entered_in_error', ['manager']),
]

/** Minutes from now to the start; -Infinity without one. */
const notice = ({ startsAt, now }: AppointmentFacts) => ((startsAt ?? -Infinity) - now) / minuteMs

const isKnown = (instant: number | null | undefined) => typeof instant === 'number'

const guards: Record<AppointmentGuard, (facts: AppointmentFacts) => boolean> = {
  needs_approval: ({ needsApproval }) => needsApproval === true,
  needs_no_approval: ({ needsApproval }) => needsApproval === false,
  has_time: ({ startsAt }) => isKnown(startsAt),
  has_reason: ({ reasonCode }) => Boolean(reasonCode),
  unanswered: ({ now, answerDueAt }) => now >= (answerDueAt ?? Infinity),
  lead_reached: (facts) => isKnown(facts.startsAt) && notice(facts) <= (facts.leadMinutes ?? 0),
  before_cancel_cutoff: (facts) => notice(facts) >= (facts.cancelNoticeMinutes ?? Infinity),
  before_reschedule_cutoff: (facts) => notice(facts) >= (facts.rescheduleNoticeMinutes ?? Infinity),
  moves_left: ({ rescheduleCount, maxReschedules }) => (rescheduleCount ?? Infinity) < (maxReschedules ?? 0),
  closure_decided: ({ isClosureDecided }) => isClosureDecided === true,
  check_in_open: (facts) => isKnown(facts.startsAt) && notice(facts) <= checkInMinutesBefore,
  no_show_open: (facts) => isKnown(facts.startsAt) && notice(facts) <= -noShowMinutesAfter,
  auto_no_show_due: ({ marksNoShowsItself, now, startsAt, dayEndsAt }) =>
    marksNoShowsItself === true &&
    now >= (dayEndsAt ?? Infinity) + autoNoShowHoursAfterDay * hourMs &&
    now - (startsAt ?? -Infinity) <= autoNoShowDays * dayMs,
  same_day: ({ now, dayStartsAt, dayEndsAt }) => now >= (dayStartsAt ?? Infinity) && now < (dayEndsAt ?? -Infinity),
  undo_open: ({ now, changedAt }) => now - (changedAt ?? -Infinity) <= undoHours * hourMs,
  scan_undo_open: ({ now, scannedAt }) => now - (scannedAt ?? -Infinity) <= scanUndoMinutes * minuteMs,
  is_marked: ({ isMarked }) => isMarked === true,
  was_booked: ({ previousStatus }) => previousStatus === 'booked',
  was_confirmed: ({ previousStatus }) => previousStatus === 'confirmed',
  was_arrived: ({ previousStatus }) => previousStatus === 'arrived',
  was_in_room: ({ previousStatus }) => previousStatus === 'in_room',
  was_no_show: ({ previousStatus }) => previousStatus === 'no_show',
}

type AppointmentStep = { from: AppointmentStatus | null; action: AppointmentAction; actor: TransitionActor }

/** Whether somebody may take a step now, where it leads, or which condition stands against it; for screens. */
export function appointmentDecision(
  step: AppointmentStep,
  facts: AppointmentFacts,
): Decision<AppointmentStatus, AppointmentGuard> {
  return findTransition(appointmentTransitions, step, (guard) => guards[guard](facts))
}

/**
 * The status a step leads to; for commands.
 * @throws DomainError conflict `booking.INVALID_TRANSITION` with `from`, `action` and the failed `guard`
 */
export function nextAppointmentStatus(step: AppointmentStep, facts: AppointmentFacts): AppointmentStatus {
  const decision = appointmentDecision(step, facts)
  return decision.ok ? decision.to : refuseTransition(step, decision.guard)
}
