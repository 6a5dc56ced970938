import { and, desc, eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { pollNamedVotes, polls, pollVoters } from '#drizzle/schema/association/polls.ts'
import type { Choices } from '../choices.ts'
import type { Poll } from '../poll-status.ts'

const most = 20

type OwnPoll = Readonly<{ poll: Poll; hasVoted: boolean }>

/** The polls that have been put to a member, those that close last first. Who was on the list at the opening stays on it. */
export async function listOwnPolls(memberId: string): Promise<OwnPoll[]> {
  return db
    .select({ poll: polls, hasVoted: pollVoters.hasVoted })
    .from(pollVoters)
    .innerJoin(polls, eq(polls.id, pollVoters.pollId))
    .where(and(eq(pollVoters.memberId, memberId), inArray(polls.status, ['open', 'closed', 'archived'])))
    .orderBy(desc(polls.closesAt), desc(polls.id))
    .limit(most)
}

/** What a member has voted in an open poll; empty before. */
export async function readOwnVote(pollId: string, memberId: string): Promise<Choices> {
  const own = and(eq(pollNamedVotes.pollId, pollId), eq(pollNamedVotes.memberId, memberId))
  const [vote] = await db.select({ choices: pollNamedVotes.choices }).from(pollNamedVotes).where(own)
  return vote?.choices ?? []
}

/** Whether a poll has been put to a member, and if so whether they have voted. Null when it has not. */
export async function hasVotedIn(pollId: string, memberId: string): Promise<boolean | null> {
  const own = and(eq(pollVoters.pollId, pollId), eq(pollVoters.memberId, memberId))
  const [voter] = await db.select({ hasVoted: pollVoters.hasVoted }).from(pollVoters).where(own)
  return voter?.hasVoted ?? null
}
