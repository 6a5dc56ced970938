import type { slotHolds } from '#drizzle/schema/scheduling.ts'
import { findTransition, refuseTransition, type Transition, type TransitionActor } from '../transition.ts'

type HoldStatus = (typeof slotHolds.$inferSelect)['status']

export const holdActions = ['convert', 'release', 'expire'] as const
export type HoldAction = (typeof holdActions)[number]

type HoldGuard = 'alive' | 'run_out'
type Line = Transition<HoldStatus, HoldAction, HoldGuard>

const line = (action: HoldAction, to: HoldStatus, guard: HoldGuard | null, actors: TransitionActor[]): Line[] =>
  actors.map((actor) => ({ from: 'active', action, actor, guards: guard ? [guard] : [], to }))

/** A hold ends once (product design §3.8): in an appointment, given back, or by running out. */
export const holdTransitions: readonly Line[] = [
  ...line('convert', 'converted', 'alive', ['patient', 'staff', 'manager']),
  ...line('release', 'released', null, ['patient', 'staff', 'manager', 'system']),
  ...line('expire', 'expired', 'run_out', ['system']),
]

/** Whether a hold still keeps its time: it does until the instant it expires, not at it. */
export function isHoldAlive(hold: { status: HoldStatus; expiresAt: number }, now: number): boolean {
  return hold.status === 'active' && now < hold.expiresAt
}

/** @throws DomainError conflict `booking.INVALID_TRANSITION`; converting one that ran out fails with guard `alive` */
export function nextHoldStatus(
  step: { from: HoldStatus; action: HoldAction; actor: TransitionActor },
  { now, expiresAt }: { now: number; expiresAt: number },
): HoldStatus {
  const decision = findTransition(holdTransitions, step, (guard) => now < expiresAt === (guard === 'alive'))
  return decision.ok ? decision.to : refuseTransition(step, decision.guard)
}
