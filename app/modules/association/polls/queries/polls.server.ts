import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { pollBallots, pollNamedVotes, pollOptions, polls, pollVoters } from '#drizzle/schema/association/polls.ts'
import type { Choices } from '../choices.ts'
import { countPoll, type PollResult } from '../poll-result.ts'
import type { Poll } from '../poll-status.ts'

type PollOption = typeof pollOptions.$inferSelect

/** A poll of an association. @throws DomainError not_found `polls.unknown`, also for one of another association */
export async function readPoll(associationId: string, pollId: string, reader: Reader = db): Promise<Poll> {
  const isOwn = and(eq(polls.id, pollId), eq(polls.associationId, associationId))
  const [poll] = await reader.select().from(polls).where(isOwn)
  if (!poll) throw new DomainError('not_found', 'polls.unknown')
  return poll
}

/** The options of a poll in their order; none of a motion. */
export async function listOptions(pollId: string, reader: Reader = db): Promise<PollOption[]> {
  return reader.select().from(pollOptions).where(eq(pollOptions.pollId, pollId)).orderBy(asc(pollOptions.position))
}

type Turnout = Readonly<{ eligible: number; votes: number }>

/** How many may vote in these polls, and how many have. */
export async function readTurnouts(pollIds: readonly string[], reader: Reader = db): Promise<Map<string, Turnout>> {
  if (pollIds.length === 0) return new Map()
  const rows = await reader
    .select({
      id: pollVoters.pollId,
      eligible: count(),
      votes: sql<number>`sum(case when ${pollVoters.hasVoted} then 1 else 0 end)`,
    })
    .from(pollVoters)
    .where(inArray(pollVoters.pollId, [...pollIds]))
    .groupBy(pollVoters.pollId)
  return new Map(rows.map(({ id, eligible, votes }) => [id, { eligible, votes: Number(votes) }]))
}

/** The ballots of a poll that anybody may count: those of an open one at any time, those of a secret one after its close. */
async function readBallots({ id, secrecy }: Poll, reader: Reader): Promise<Choices[]> {
  const from = secrecy === 'secret' ? pollBallots : pollNamedVotes
  const rows = await reader.select({ choices: from.choices }).from(from).where(eq(from.pollId, id))
  return rows.map(({ choices }) => choices)
}

/** How a poll stands or has come out. */
export async function readResult(poll: Poll, reader: Reader = db): Promise<PollResult> {
  const [options, turnouts, ballots] = await Promise.all([
    listOptions(poll.id, reader),
    readTurnouts([poll.id], reader),
    readBallots(poll, reader),
  ])
  return countPoll({ ...poll, options: options.length }, turnouts.get(poll.id)?.eligible ?? 0, ballots)
}

/** A published ballot: by its receipt where the poll was secret, else by the name of the member. */
type PublishedBallot = Readonly<{ by: string; choices: Choices }>

/** All ballots of a poll, by receipt or by name. */
export async function listBallots({ id, secrecy }: Poll): Promise<PublishedBallot[]> {
  if (secrecy === 'secret') {
    return db
      .select({ by: pollBallots.receipt, choices: pollBallots.choices })
      .from(pollBallots)
      .where(eq(pollBallots.pollId, id))
      .orderBy(asc(pollBallots.receipt))
  }
  return db
    .select({ by: associationMembers.name, choices: pollNamedVotes.choices })
    .from(pollNamedVotes)
    .innerJoin(associationMembers, eq(associationMembers.id, pollNamedVotes.memberId))
    .where(eq(pollNamedVotes.pollId, id))
    .orderBy(asc(associationMembers.name), asc(associationMembers.id))
}

/** The ballot of a closed secret poll that bears a receipt, or null. */
export async function findBallot(pollId: string, receipt: string): Promise<Choices | null> {
  const bears = and(eq(pollBallots.pollId, pollId), eq(pollBallots.receipt, receipt))
  const [row] = await db.select({ choices: pollBallots.choices }).from(pollBallots).where(bears)
  return row?.choices ?? null
}

/** Active members by what an administrator types of them: an address, or a name that only one bears. */
export async function findNamed(associationId: string, typed: readonly string[], reader: Reader = db) {
  const lower = typed.map((text) => text.toLowerCase())
  const rows = await reader
    .select({ id: associationMembers.id, email: associationMembers.email, name: associationMembers.name })
    .from(associationMembers)
    .where(
      and(
        ...[eq(associationMembers.associationId, associationId), eq(associationMembers.status, 'active')],
        or(inArray(associationMembers.email, lower), inArray(associationMembers.name, [...typed])),
      ),
    )
  return typed.map((text) => {
    const byEmail = rows.filter(({ email }) => email === text.toLowerCase())
    const found = byEmail.length > 0 ? byEmail : rows.filter(({ name }) => name === text)
    return found.length === 1 ? found[0]!.id : null
  })
}
