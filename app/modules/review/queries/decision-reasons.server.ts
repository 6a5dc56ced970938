import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { decisionReasons } from '#drizzle/schema/moderation.ts'
import type { QueueName } from '../request-queues.ts'

export type DecisionReason = Pick<typeof decisionReasons.$inferSelect, 'id' | 'decision' | 'text'>

/** The reasons that are offered in a queue, in their order. */
export async function listReasons(queue: QueueName, reader: Reader = db): Promise<DecisionReason[]> {
  const rows = await reader
    .select()
    .from(decisionReasons)
    .where(eq(decisionReasons.isActive, true))
    .orderBy(asc(decisionReasons.sort), asc(decisionReasons.id))
  return rows.filter(({ queues }) => queues.includes(queue)).map(({ id, decision, text }) => ({ id, decision, text }))
}

/** A reason that is offered for a decision in a queue; null for any other. */
export async function findReason(
  reader: Reader,
  queue: QueueName,
  decision: DecisionReason['decision'],
  id: string,
): Promise<DecisionReason | null> {
  const [row] = await reader
    .select()
    .from(decisionReasons)
    .where(and(eq(decisionReasons.id, id), eq(decisionReasons.decision, decision), eq(decisionReasons.isActive, true)))
  return row?.queues.includes(queue) ? row : null
}
