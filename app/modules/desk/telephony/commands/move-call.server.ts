import { and, eq, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { calls } from '#drizzle/schema/practice/telephony.ts'
import { afterMove, type CallMove } from '../call-states.ts'
import type { StoredCall } from '../sealed.server.ts'

type Columns = Partial<typeof calls.$inferInsert>

/**
 * Moves a call on, as the table of its states allows; every change of one goes through here.
 * @throws DomainError conflict `telephony.moved_on` where it is in another state by now, or cannot come to this one
 */
export async function moveCall(
  tx: Transaction,
  call: StoredCall,
  move: CallMove,
  columns: Columns = {},
): Promise<StoredCall> {
  const state = afterMove(call.state, move)
  if (state === null) throw new DomainError('conflict', 'telephony.moved_on')
  const [moved] = await tx
    .update(calls)
    .set({ ...columns, state, version: sql`${calls.version} + 1`, updatedAt: now() })
    .where(and(eq(calls.id, call.id), eq(calls.version, call.version)))
    .returning()
  if (!moved) throw new DomainError('conflict', 'telephony.moved_on')
  return moved
}
