import { dayMs } from '#app/core/calendar/durations.ts'
import { DomainError } from '#app/core/errors.ts'
import type { runStatuses } from '#drizzle/schema/runs.ts'

export type RunStatus = (typeof runStatuses)[number]

export const runActions = [
  'start',
  /** A process takes the lease. */
  'claim',
  /** A person starts the same work again and does not wait for the lease: the process that has it stops at its next batch. */
  'take_over',
  'pause',
  /** Goes on with what was paused, or failed. */
  'resume',
  'cancel',
  /** The process lets the run go at a batch's end: it was asked to, or has to leave. */
  'stop',
  'finish',
  'fail',
  /** Nobody has worked on it for a lease. */
  'give_up',
  'ask_undo',
  /** The run that takes this one back is done. */
  'undo',
] as const
export type RunAction = (typeof runActions)[number]

export const runGuards = ['lease_held', 'lease_free', 'can_undo', 'undo_open'] as const
export type RunGuard = (typeof runGuards)[number]

/** Who takes a step: a person (or their command line), the process that holds the lease, the module by itself. */
type RunActor = 'person' | 'worker' | 'system'

/** What the guards look at. Instants are epoch milliseconds; what is left out fails its guard. */
export type RunFacts = {
  now: number
  /** Null while nobody has the lease. */
  leaseUntil: number | null
  undoUntil: number | null
}

type Line = { from: RunStatus | null; action: RunAction; actor: RunActor; guards: readonly RunGuard[]; to: RunStatus }

function lines(
  from: readonly (RunStatus | null)[],
  action: RunAction,
  to: RunStatus,
  actor: RunActor,
  ...guards: RunGuard[]
): Line[] {
  return from.map((status) => ({ from: status, action, actor, guards, to }))
}

/** The life of a run. What is not listed is refused. */
export const runTransitions: readonly Line[] = [
  ...lines([null], 'start', 'queued', 'person'),
  ...lines(['queued'], 'claim', 'running', 'worker'),
  ...lines(['running'], 'claim', 'running', 'worker', 'lease_free'),
  ...lines(['running'], 'take_over', 'running', 'person'),

  ...lines(['queued', 'running'], 'pause', 'paused', 'person'),
  // Who works on it has not come to a batch since and never notices.
  ...lines(['paused'], 'resume', 'running', 'person', 'lease_held'),
  ...lines(['paused', 'failed'], 'resume', 'queued', 'person', 'lease_free'),

  ...lines(['running', 'paused'], 'cancel', 'cancelling', 'person', 'lease_held'),
  ...lines(['queued', 'running', 'paused', 'cancelling', 'failed'], 'cancel', 'cancelled', 'person', 'lease_free'),

  ...lines(['running'], 'stop', 'queued', 'worker'),
  ...lines(['paused'], 'stop', 'paused', 'worker'),
  ...lines(['cancelling'], 'stop', 'cancelled', 'worker'),
  // Asked too late: there was no next batch.
  ...lines(['running', 'paused', 'cancelling'], 'finish', 'done', 'worker'),
  ...lines(['running', 'paused'], 'fail', 'failed', 'worker'),
  ...lines(['cancelling'], 'fail', 'cancelled', 'worker'),
  ...lines(['running'], 'give_up', 'failed', 'system', 'lease_free'),
  ...lines(['cancelling'], 'give_up', 'cancelled', 'system', 'lease_free'),

  // What a cancelled run did before it stopped can be taken back as well; a failed one is resumed or cancelled first.
  ...(['done', 'cancelled'] as const).flatMap((status) => [
    ...lines([status], 'ask_undo', status, 'person', 'can_undo', 'undo_open'),
    ...lines([status], 'undo', 'undone', 'system'),
  ]),
]

const guards: Record<RunGuard, (facts: RunFacts) => boolean> = {
  lease_held: ({ leaseUntil, now }) => leaseUntil !== null && leaseUntil > now,
  lease_free: ({ leaseUntil, now }) => leaseUntil === null || leaseUntil <= now,
  can_undo: ({ undoUntil }) => undoUntil !== null,
  undo_open: ({ undoUntil, now }) => undoUntil !== null && now < undoUntil,
}

type RunStep = { from: RunStatus | null; action: RunAction; actor: RunActor }
type RunDecision = { ok: true; to: RunStatus } | { ok: false; guard: RunGuard | null }

/** Whether a step may be taken now and where it leads, or which condition stands against it; null when the table has no such line. */
export function runDecision(step: RunStep, facts: RunFacts): RunDecision {
  let failed: RunGuard | null = null
  for (const line of runTransitions) {
    if (line.from !== step.from || line.action !== step.action || line.actor !== step.actor) continue
    const broken = line.guards.find((guard) => !guards[guard](facts))
    if (broken === undefined) return { ok: true, to: line.to }
    failed ??= broken
  }
  return { ok: false, guard: failed }
}

const refusals = { can_undo: 'long_work.cannot_undo', undo_open: 'long_work.undo_closed' } as const

/**
 * The status a step leads to; for commands.
 * @throws DomainError conflict `long_work.cannot_undo`, `long_work.undo_closed` or `long_work.status_changed`
 */
export function nextRunStatus(step: RunStep, facts: RunFacts): RunStatus {
  const decision = runDecision(step, facts)
  if (decision.ok) return decision.to
  const code =
    decision.guard === 'can_undo' || decision.guard === 'undo_open'
      ? refusals[decision.guard]
      : 'long_work.status_changed'
  throw new DomainError('conflict', code, { from: step.from ?? 'new', action: step.action })
}

/** Until when what ended now may be taken back. */
export const undoUntil = (finishedAt: number, days: number): number => finishedAt + days * dayMs
