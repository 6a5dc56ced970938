import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'

export type OutboxRow = typeof messageOutbox.$inferSelect

/** How long a process may take over the messages it has taken; after that another one may, milliseconds. */
export const leaseTime = 60_000

/** What became of an attempt. Instants are epoch milliseconds. */
export type Outcome =
  | Readonly<{ kind: 'sent'; providerRef: string }>
  | Readonly<{ kind: 'retry'; code: string; notBefore: number }>
  | Readonly<{ kind: 'postponed'; notBefore: number }>
  | Readonly<{ kind: 'failed' | 'suppressed'; code: string }>

function isDue(at: number) {
  const isLapsed = and(eq(messageOutbox.state, 'sending'), lte(messageOutbox.leaseUntil, at))
  return and(lte(messageOutbox.notBefore, at), or(eq(messageOutbox.state, 'queued'), isLapsed))
}

/**
 * Takes up to `size` due messages for `owner`, those that wait longest first. The update repeats the condition, so of two
 * processes that saw the same row one gets it. Counts an attempt: a message that kills its process does not do so for ever.
 */
export async function leaseDue(owner: string, at: number, size: number): Promise<OutboxRow[]> {
  const due = await db
    .select({ id: messageOutbox.id })
    .from(messageOutbox)
    .where(isDue(at))
    .orderBy(asc(messageOutbox.notBefore), asc(messageOutbox.id))
    .limit(size)
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  return withTransaction((tx) =>
    tx
      .update(messageOutbox)
      .set({
        state: 'sending',
        leaseOwner: owner,
        leaseUntil: at + leaseTime,
        attempts: sql`${messageOutbox.attempts} + 1`,
        updatedAt: at,
      })
      .where(and(inArray(messageOutbox.id, ids), isDue(at)))
      .returning(),
  )
}

function changes(row: OutboxRow, outcome: Outcome, at: number): Partial<OutboxRow> {
  switch (outcome.kind) {
    case 'sent':
      return { state: 'sent', sentAt: at, providerRef: outcome.providerRef, lastError: null }
    case 'retry':
      return { state: 'queued', notBefore: outcome.notBefore, lastError: outcome.code }
    case 'postponed':
      return { state: 'queued', notBefore: outcome.notBefore, attempts: row.attempts - 1 }
    default:
      return { state: outcome.kind, lastError: outcome.code }
  }
}

/**
 * Writes down what became of a message, if `owner` still has it. What was taken back meanwhile stays so, unless it went out:
 * then the row says what is true.
 */
export async function settleMessage(row: OutboxRow, owner: string, outcome: Outcome, at: number): Promise<void> {
  const from: OutboxRow['state'][] = outcome.kind === 'sent' ? ['sending', 'canceled'] : ['sending']
  const own = and(eq(messageOutbox.id, row.id), eq(messageOutbox.leaseOwner, owner), inArray(messageOutbox.state, from))
  await withTransaction(async (tx) => {
    await tx
      .update(messageOutbox)
      .set({ ...changes(row, outcome, at), leaseOwner: null, leaseUntil: null, updatedAt: at })
      .where(own)
  })
}
