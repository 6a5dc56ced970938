import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { pollNamedVotes, pollSealedBallots, pollVoters } from '#drizzle/schema/association/polls.ts'
import { newReceipt, randomRowId, sealBallot } from '../ballot-seal.server.ts'
import { type Choices, readChoices } from '../choices.ts'
import { type Poll, takesVotes } from '../poll-status.ts'
import { listOptions } from '../queries/polls.server.ts'
import { lockPoll } from './write-poll.server.ts'

export type Voter = Readonly<{ memberId: string; associationId: string }>

/**
 * Marks that a member has voted, without when. What decides of two votes at once: only one of them finds the mark unset.
 * @returns whether this is the first vote
 * @throws DomainError forbidden `polls.not_eligible`
 */
async function markVoted(tx: Transaction, pollId: string, memberId: string): Promise<boolean> {
  const own = and(eq(pollVoters.pollId, pollId), eq(pollVoters.memberId, memberId))
  const marked = await tx
    .update(pollVoters)
    .set({ hasVoted: true })
    .where(and(own, eq(pollVoters.hasVoted, false)))
    .returning({ memberId: pollVoters.memberId })
  if (marked.length > 0) return true
  if ((await tx.$count(pollVoters, own)) === 0) throw new DomainError('forbidden', 'polls.not_eligible')
  return false
}

/** Nothing of this is in the audit log, nor any time: who voted stands in `poll_voters`, and the ballot nowhere near it. */
async function sealVote(tx: Transaction, { id, publicKey }: Poll, choices: Choices): Promise<string> {
  if (publicKey === null) throw new Error('An open secret poll has its keys.')
  const receipt = newReceipt()
  const sealed = sealBallot({ choices, receipt }, id, publicKey)
  await tx.insert(pollSealedBallots).values({ id: randomRowId(), pollId: id, sealed })
  return receipt
}

async function keepNamedVote(tx: Transaction, pollId: string, memberId: string, choices: Choices): Promise<void> {
  const vote = { choices: [...choices], updatedAt: now() }
  await tx
    .insert(pollNamedVotes)
    .values({ pollId, memberId, ...vote })
    .onConflictDoUpdate({ target: [pollNamedVotes.pollId, pollNamedVotes.memberId], set: vote })
  await recordAudit(tx, {
    actor: { type: 'anonymous' },
    action: 'association.poll_vote',
    subject: { type: 'poll', id: pollId },
  })
}

/**
 * Casts a vote. Of an open poll it may be changed until the close; a secret one takes one vote of each member and no change.
 * @returns the receipt of a secret ballot, which is kept nowhere but in the sealed ballot itself
 * @throws DomainError not_found `polls.unknown`; conflict `polls.not_now` outside its time, `polls.already_voted`;
 *   forbidden `polls.not_eligible`; invalid `polls.choices` for a ballot that the poll does not take
 */
export async function castVote(
  { memberId, associationId }: Voter,
  pollId: string,
  sent: Choices,
): Promise<{ receipt: string | null }> {
  return withTransaction(async (tx) => {
    const poll = await lockPoll(tx, pollId)
    if (poll?.associationId !== associationId) throw new DomainError('not_found', 'polls.unknown')
    if (!takesVotes(poll, now())) throw new DomainError('conflict', 'polls.not_now')
    const options = await listOptions(pollId, tx)
    const read = readChoices({ ...poll, options: options.length }, sent)
    if ('problem' in read) throw new DomainError('invalid', 'polls.choices')
    const isFirst = await markVoted(tx, pollId, memberId)
    if (poll.secrecy === 'open') {
      await keepNamedVote(tx, pollId, memberId, read.choices)
      return { receipt: null }
    }
    if (!isFirst) throw new DomainError('conflict', 'polls.already_voted')
    return { receipt: await sealVote(tx, poll, read.choices) }
  })
}
