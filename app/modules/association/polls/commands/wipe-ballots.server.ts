import { inArray, isNotNull } from 'drizzle-orm'
import { db, wipeDeleted, withTransaction } from '#app/core/database/database.server.ts'
import { polls } from '#drizzle/schema/association/polls.ts'

/**
 * Leaves nothing of sealed ballots and keys that a close or a cancellation has deleted, in the files of the database and its write-ahead
 * log. What another process stands in the way of is done by the chore.
 */
export async function wipeBallots(): Promise<void> {
  const due = await db.select({ id: polls.id }).from(polls).where(isNotNull(polls.wipeDueAt))
  if (due.length === 0) return
  if (!(await wipeDeleted(['poll_sealed_ballots', 'poll_keys', 'poll_named_votes']))) return
  const ids = due.map(({ id }) => id)
  await withTransaction((tx) => tx.update(polls).set({ wipeDueAt: null }).where(inArray(polls.id, ids)))
}
