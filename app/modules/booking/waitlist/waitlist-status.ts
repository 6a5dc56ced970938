import type { waitlistEntries } from '#drizzle/schema/scheduling.ts'
import { maxMissedOffers, nearOfferMinutes, nearVisitMinutes, offerMinutes, quietHours } from '../limits.ts'
import { findTransition, refuseTransition, type Transition, type TransitionActor } from '../transition.ts'

type WaitlistStatus = (typeof waitlistEntries.$inferSelect)['status']

/** Statuses in which somebody still waits. */
export const openStatuses = ['waiting', 'offered', 'paused'] as const satisfies readonly WaitlistStatus[]

export const waitlistActions = [
  'offer',
  'accept',
  'book',
  'decline',
  'requeue',
  'miss',
  'resume',
  'cancel',
  'expire',
] as const
export type WaitlistAction = (typeof waitlistActions)[number]

export const waitlistGuards = [
  'contact_confirmed',
  'may_write_now',
  'offer_alive',
  'offer_run_out',
  'misses_left',
  'misses_used_up',
  'past_last_day',
] as const
type WaitlistGuard = (typeof waitlistGuards)[number]

/** Instants are epoch milliseconds; what the step does not need may be left out, and its guard then fails. */
export type WaitlistFacts = {
  now: number
  /** Whether somebody who is written to has shown that messages reach them. */
  isConfirmed?: boolean
  offerExpiresAt?: number | null
  /** Offers missed before this step. */
  missedOffers?: number
  /** Local date "YYYY-MM-DD" of now and the last one wished for. */
  today?: string
  dateTo?: string
  /** Local minute of the day of now, and whether the free time is on the same local day. */
  minuteOfDay?: number
  isSameDay?: boolean
}

type Line = Transition<WaitlistStatus, WaitlistAction, WaitlistGuard>

const line = (
  from: WaitlistStatus,
  action: WaitlistAction,
  to: WaitlistStatus,
  actors: TransitionActor[],
  ...guards: WaitlistGuard[]
): Line[] => actors.map((actor) => ({ from, action, actor, guards, to }))

const desk: TransitionActor[] = ['staff', 'manager']

/**
 * The life of a waitlist entry (product design §3.8). A declined offer is a stop on the way back to waiting: the
 * command that declines takes `requeue` in the same transaction. The third missed offer pauses the entry. The desk offers a
 * time, books for who waits and takes entries out, whether or not an offer is out (docs/decisions/062).
 */
export const waitlistTransitions: readonly Line[] = [
  ...line('waiting', 'offer', 'offered', ['system'], 'may_write_now'),
  ...line('waiting', 'offer', 'offered', desk, 'contact_confirmed', 'may_write_now'),
  ...line('offered', 'accept', 'accepted', ['patient'], 'offer_alive'),
  ...line('offered', 'decline', 'declined', ['patient']),
  ...line('declined', 'requeue', 'waiting', ['system']),
  ...line('offered', 'miss', 'waiting', ['system'], 'offer_run_out', 'misses_left'),
  ...line('offered', 'miss', 'paused', ['system'], 'offer_run_out', 'misses_used_up'),
  ...line('paused', 'resume', 'waiting', ['patient']),
  ...openStatuses.flatMap((from) => [
    ...line(from, 'book', 'accepted', desk),
    ...line(from, 'cancel', 'cancelled', desk),
  ]),
  ...(['waiting', 'paused'] as const).flatMap((from) => [
    ...line(from, 'cancel', 'cancelled', ['patient']),
    ...line(from, 'expire', 'expired', ['system'], 'past_last_day'),
  ]),
]

const guards: Record<WaitlistGuard, (facts: WaitlistFacts) => boolean> = {
  contact_confirmed: ({ isConfirmed }) => isConfirmed === true,
  may_write_now: ({ minuteOfDay, isSameDay }) =>
    isSameDay === true || (minuteOfDay !== undefined && !isQuiet(minuteOfDay)),
  offer_alive: ({ now, offerExpiresAt }) => now < (offerExpiresAt ?? -Infinity),
  offer_run_out: ({ now, offerExpiresAt }) => now >= (offerExpiresAt ?? Infinity),
  misses_left: ({ missedOffers }) => (missedOffers ?? Infinity) + 1 < maxMissedOffers,
  misses_used_up: ({ missedOffers }) => (missedOffers ?? -Infinity) + 1 >= maxMissedOffers,
  past_last_day: ({ today, dateTo }) => today !== undefined && dateTo !== undefined && today > dateTo,
}

/** Whether nobody is to be written to at a local minute of the day: from 21:00 to before 08:00. */
export function isQuiet(minuteOfDay: number): boolean {
  return minuteOfDay >= quietHours.from || minuteOfDay < quietHours.to
}

/** The instant at which an offer made now runs out; it is shorter for a visit that starts soon. */
export function offerExpiry(now: number, startsAt: number): number {
  const minutes = startsAt - now < nearVisitMinutes * 60_000 ? nearOfferMinutes : offerMinutes
  return now + minutes * 60_000
}

/** @throws DomainError conflict `booking.INVALID_TRANSITION` with `from`, `action` and the failed `guard` */
export function nextWaitlistStatus(
  step: { from: WaitlistStatus; action: WaitlistAction; actor: TransitionActor },
  facts: WaitlistFacts,
): WaitlistStatus {
  const decision = findTransition(waitlistTransitions, step, (guard) => guards[guard](facts))
  return decision.ok ? decision.to : refuseTransition(step, decision.guard)
}
