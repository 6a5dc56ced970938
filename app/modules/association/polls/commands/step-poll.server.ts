import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Poll, PollAction } from '../poll-status.ts'
import { cancelPoll, closePoll } from './close-poll.server.ts'
import { openPoll } from './open-poll.server.ts'
import { tellVoters } from './tell-voters.server.ts'
import { wipeBallots } from './wipe-ballots.server.ts'
import { lockOwnPoll, movePoll } from './write-poll.server.ts'

type Step = Readonly<{
  pollId: string
  action: PollAction
  /** The new end, of an extension. */
  closesAt?: number | null
}>

function checkTimes({ opensAt, closesAt }: Poll, at: number): void {
  const isFit = opensAt !== null && closesAt !== null && opensAt > at && closesAt > opensAt
  if (!isFit) throw new DomainError('conflict', 'polls.no_time')
}

function laterEnd(poll: Poll, closesAt: number | null, at: number): number {
  if (closesAt === null || closesAt <= Math.max(poll.closesAt ?? 0, at))
    throw new DomainError('invalid', 'polls.not_later')
  return closesAt
}

async function take(tx: Transaction, poll: Poll, step: Step, userId: string): Promise<void> {
  const by = { actor: { type: 'user', id: userId } as const, at: now() }
  const { action, closesAt = null } = step
  switch (action) {
    case 'open':
      await openPoll(tx, poll, by)
      return
    case 'close':
      await closePoll(tx, poll, by)
      return
    case 'cancel':
      await cancelPoll(tx, poll, by)
      return
    case 'extend':
      // An end that has passed has passed, though the chore may not have come to it.
      if (poll.status === 'open' && (poll.closesAt ?? 0) <= by.at) throw new DomainError('conflict', 'polls.not_now')
      await movePoll(tx, poll, { action, actor: by.actor, changes: { closesAt: laterEnd(poll, closesAt, by.at) } })
      return
    case 'schedule':
      checkTimes(poll, by.at)
      await movePoll(tx, poll, { action, actor: by.actor })
      return
    case 'archive':
      await movePoll(tx, poll, { action, actor: by.actor })
  }
}

/**
 * What a manager does with a poll of the chosen association. Of two at once one comes second.
 * @throws DomainError not_found `polls.unknown`; conflict `polls.not_now`, `polls.nobody`, `polls.no_time`; invalid `polls.not_later`
 */
export async function takePollStep(actor: AssociationActor, step: Step): Promise<void> {
  await withTransaction(async (tx) => {
    const poll = await lockOwnPoll(tx, actor, step.pollId)
    await take(tx, poll, step, actor.userId)
  })
  if (step.action === 'close' || step.action === 'cancel') await wipeBallots()
  if (step.action === 'open' || step.action === 'cancel') await tellVoters()
}
