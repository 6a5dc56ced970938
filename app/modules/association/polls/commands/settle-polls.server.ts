import { and, asc, eq, lte, or } from 'drizzle-orm'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { polls } from '#drizzle/schema/association/polls.ts'
import { cancelPoll, closePoll } from './close-poll.server.ts'
import { openPoll } from './open-poll.server.ts'
import { tellVoters } from './tell-voters.server.ts'
import { wipeBallots } from './wipe-ballots.server.ts'
import { lockPoll } from './write-poll.server.ts'

const actor = { type: 'system' } as const
/** Polls of one run; what is left waits for the next. */
const most = 50

const openDue = (id: string) =>
  withTransaction(async (tx) => {
    const at = now()
    const poll = await lockPoll(tx, id)
    if (poll?.status === 'scheduled' && poll.opensAt !== null && poll.opensAt <= at)
      await openPoll(tx, poll, { actor, at })
  })

/** What can't be opened at its time, as nobody may vote or its end has passed too, is canceled. */
const cancelDue = (id: string) =>
  withTransaction(async (tx) => {
    const poll = await lockPoll(tx, id)
    if (poll?.status === 'scheduled') await cancelPoll(tx, poll, { actor, at: now() })
  })

const closeDue = (id: string) =>
  withTransaction(async (tx) => {
    const at = now()
    const poll = await lockPoll(tx, id)
    if (poll?.status === 'open' && poll.closesAt !== null && poll.closesAt <= at)
      await closePoll(tx, poll, { actor, at })
  })

/**
 * Opens and closes what is due, of one association before its polls are read, or of all.
 * @returns how many polls it has moved
 */
export async function settlePolls(associationId?: string): Promise<number> {
  const at = now()
  const due = await db
    .select({ id: polls.id, status: polls.status })
    .from(polls)
    .where(
      and(
        associationId === undefined ? undefined : eq(polls.associationId, associationId),
        or(
          and(eq(polls.status, 'scheduled'), lte(polls.opensAt, at)),
          and(eq(polls.status, 'open'), lte(polls.closesAt, at)),
        ),
      ),
    )
    .orderBy(asc(polls.id))
    .limit(most)
  for (const { id, status } of due) {
    if (status === 'open') await closeDue(id)
    else if (!(await outcomeOf(openDue(id), ['polls.nobody', 'polls.no_time'])).done) await cancelDue(id)
  }
  return due.length
}

/** What the clock does about polls: opening and closing, wiping what a close has left, and telling voters. */
export async function runPollChores(): Promise<void> {
  await settlePolls()
  await wipeBallots()
  await tellVoters()
}
