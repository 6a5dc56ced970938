import { dayMs } from '#app/core/calendar/durations.ts'
import { and, asc, inArray, lt, ne } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { messageInbound, messageOutbox } from '#drizzle/schema/messages.ts'
import { pruneMailbox } from '../delivery/mailbox.server.ts'

/**
 * How long a message is kept after it was settled. Long enough to answer "did you write to me?" about the last visit, and far
 * longer than anything asks for its dedupe key again. That it was sent stays in the audit and the appointment's events.
 */
const settledFor = 90 * dayMs
/** How long a message that came in is known again; the webhook takes none that is older than three days. */
const inboundFor = 30 * dayMs
/** How long a message stays in the local mailbox, which stands in for one that its owner would empty. */
const mailboxFor = 30 * dayMs
/** Rows of one transaction, so that nobody waits for long behind it. */
const batch = 500

/** Nothing in these states changes any more. What is read inside the product is its reader's to delete. */
const settled = ['sent', 'delivered', 'failed', 'suppressed', 'canceled'] as const

async function pruneOutbox(): Promise<number> {
  const isOld = and(
    inArray(messageOutbox.state, [...settled]),
    ne(messageOutbox.channel, 'inapp'),
    lt(messageOutbox.updatedAt, now() - settledFor),
  )
  const old = db.select({ id: messageOutbox.id }).from(messageOutbox).where(isOld)
  const ids = (await old.orderBy(asc(messageOutbox.id)).limit(batch)).map(({ id }) => id)
  if (ids.length === 0) return 0
  return withTransaction(async (tx) => {
    const gone = and(inArray(messageOutbox.id, ids), isOld)
    return (await tx.delete(messageOutbox).where(gone).returning({ id: messageOutbox.id })).length
  })
}

async function pruneInbound(): Promise<number> {
  const isOld = lt(messageInbound.createdAt, now() - inboundFor)
  if ((await db.$count(messageInbound, isOld)) === 0) return 0
  return withTransaction(
    async (tx) => (await tx.delete(messageInbound).where(isOld).returning({ id: messageInbound.id })).length,
  )
}

/**
 * Forgets messages that are settled and old, in the database and in the local mailbox. A batch at a time; what is left waits
 * for the next run.
 * @returns how many rows and messages are gone.
 */
export async function pruneMessages(): Promise<number> {
  return (await pruneOutbox()) + (await pruneInbound()) + (await pruneMailbox(now() - mailboxFor, batch))
}
