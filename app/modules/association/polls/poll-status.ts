import { DomainError } from '#app/core/errors.ts'
import type { polls, pollStatuses } from '#drizzle/schema/association/polls.ts'

export type Poll = typeof polls.$inferSelect

export type PollStatus = (typeof pollStatuses)[number]

export const pollActions = ['schedule', 'open', 'close', 'extend', 'cancel', 'archive'] as const

export type PollAction = (typeof pollActions)[number]

/** The life of a poll (product.md §3.8). What is not listed is refused. */
const steps: Record<PollAction, Partial<Record<PollStatus, PollStatus>>> = {
  schedule: { draft: 'scheduled' },
  open: { draft: 'open', scheduled: 'open' },
  close: { open: 'closed' },
  // The one thing that changes of an open poll.
  extend: { open: 'open' },
  cancel: { draft: 'canceled', scheduled: 'canceled', open: 'canceled' },
  archive: { closed: 'archived' },
}

/** Where a step leads, or null when there is no such step. */
export function nextPollStatus(from: PollStatus, action: PollAction): PollStatus | null {
  return steps[action][from] ?? null
}

/** The status after a step. @throws DomainError conflict `polls.not_now` when there is no such step */
export function stepPoll(from: PollStatus, action: PollAction): PollStatus {
  const to = nextPollStatus(from, action)
  if (to === null) throw new DomainError('conflict', 'polls.not_now')
  return to
}

/** What somebody who manages may do now; opening and closing by time are the clock's. */
export function actionsFor(status: PollStatus): PollAction[] {
  return pollActions.filter((action) => nextPollStatus(status, action) !== null)
}

/** Whether a ballot may be cast: also in the minute between the end and the chore that closes. */
export function takesVotes({ status, closesAt }: Pick<Poll, 'status' | 'closesAt'>, at: number): boolean {
  return status === 'open' && closesAt !== null && at < closesAt
}

/** Whether results of a poll exist and are for this reader. Of a secret one there are none before the close. */
export function showsResults(
  { status, secrecy, resultsVisible }: Pick<Poll, 'status' | 'secrecy' | 'resultsVisible'>,
  hasVoted: boolean,
): boolean {
  if (status === 'closed' || status === 'archived') return true
  if (status !== 'open' || secrecy === 'secret') return false
  return resultsVisible === 'always' || (resultsVisible === 'after_vote' && hasVoted)
}
