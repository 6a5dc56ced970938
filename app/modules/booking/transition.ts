import { DomainError } from '#app/core/errors.ts'

/** Who changes something: the patient (or who books for them), the desk, a manager of the facility, the clock. */
export type TransitionActor = 'patient' | 'staff' | 'manager' | 'system'

/** One line of a transition table. `from` null is something new. */
export type Transition<Status extends string, Action extends string, Guard extends string> = {
  from: Status | null
  action: Action
  actor: TransitionActor
  /** Every one of them must hold. */
  guards: readonly Guard[]
  to: Status
}

export type Decision<Status extends string, Guard extends string> =
  | { ok: true; to: Status }
  /** `guard` is the condition that does not hold; null when the table has no such line at all. */
  | { ok: false; guard: Guard | null }

/** Looks a step up in a table; of several lines the first whose guards all hold wins. */
export function findTransition<Status extends string, Action extends string, Guard extends string>(
  table: readonly Transition<Status, Action, Guard>[],
  step: { from: Status | null; action: Action; actor: TransitionActor },
  holds: (guard: Guard) => boolean,
): Decision<Status, Guard> {
  let failed: Guard | null = null
  for (const line of table) {
    if (line.from !== step.from || line.action !== step.action || line.actor !== step.actor) continue
    const broken = line.guards.find((guard) => !holds(guard))
    if (broken === undefined) return { ok: true, to: line.to }
    failed ??= broken
  }
  return { ok: false, guard: failed }
}

/** @throws DomainError conflict `booking.INVALID_TRANSITION`, its `guard` naming a condition that does not hold */
export function refuseTransition(step: { from: string | null; action: string }, guard: string | null): never {
  throw new DomainError('conflict', 'booking.INVALID_TRANSITION', {
    from: step.from ?? 'new',
    action: step.action,
    guard: guard ?? 'unlisted',
  })
}
