import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { polls, pollVoters } from '#drizzle/schema/association/polls.ts'
import type { Poll, PollStatus } from '../poll-status.ts'

/** Polls of an association in some states, those that close last first. */
export async function listPolls(associationId: string, statuses: readonly PollStatus[]): Promise<Poll[]> {
  return db
    .select()
    .from(polls)
    .where(and(eq(polls.associationId, associationId), inArray(polls.status, [...statuses])))
    .orderBy(desc(polls.closesAt), desc(polls.createdAt), asc(polls.id))
    .limit(200)
}

/** E-mail addresses of whom a draft for some members names, or their names where there is no address. */
export async function listNamed(pollId: string): Promise<string[]> {
  const rows = await db
    .select({ email: associationMembers.email, name: associationMembers.name })
    .from(pollVoters)
    .innerJoin(associationMembers, eq(associationMembers.id, pollVoters.memberId))
    .where(eq(pollVoters.pollId, pollId))
    .orderBy(asc(associationMembers.name), asc(associationMembers.id))
  return rows.map(({ email, name }) => email ?? name)
}
