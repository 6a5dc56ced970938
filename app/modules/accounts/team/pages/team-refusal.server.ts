import { orRefused } from '#app/core/answer/answer.server.ts'
import { outcomeOf, type Refusal } from '#app/core/answer/outcome.ts'
import type { ErrorCode } from '#app/core/errors.ts'

/** What is said under `team.errors`: things are no longer as the page showed them. */
const toldCodes = [
  'accounts.seats_full',
  'accounts.member_already',
  'accounts.invite_open',
  'accounts.invite_ended',
  'accounts.team_changed',
] as const satisfies ErrorCode[]

/** Why a form or button of the team was refused. */
export type TeamRefusal = { reason: Refusal<(typeof toldCodes)[number]>['reason'] | 'tooMany'; limit: number }

export type TeamOutcome<T> = { done: true; value: T } | { done: false; refusal: TeamRefusal }

/** Awaits a command of the team: what came of it, or why not; other refusals end the action with their page. */
export async function teamOutcome<T>(work: Promise<T>): Promise<TeamOutcome<T>> {
  const outcome = await orRefused(outcomeOf(work, toldCodes))
  if (outcome.done) return outcome
  const { reason, params } = outcome.refusal
  return { done: false, refusal: { reason, limit: Number(params.limit ?? 0) } }
}
