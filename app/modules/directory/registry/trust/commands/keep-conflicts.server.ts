import { and, eq, inArray, isNull } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { syncConflicts } from '#drizzle/schema/sync.ts'
import type { FoundConflict } from '../find-conflicts.server.ts'

/** Keeps what a run has found for somebody to decide. A field has one conflict: what is found anew takes the place of what was. */
export async function keepConflicts(tx: Transaction, runId: string, found: readonly FoundConflict[]): Promise<void> {
  for (const { subjectType, subjectId, field, ours, oursTrust, oursAt, theirs, theirsOn, theirColumns } of found) {
    const values = { ours, oursTrust, oursAt, theirs, theirsOn, theirColumns, runId, updatedAt: now() }
    await tx
      .insert(syncConflicts)
      .values({ id: newId(), subjectType, subjectId, field, ...values, createdAt: now() })
      .onConflictDoUpdate({
        target: [syncConflicts.subjectType, syncConflicts.subjectId, syncConflicts.field],
        set: { ...values, decision: null, decidedAt: null, decidedById: null },
      })
  }
}

/** What a run that is taken back has found and nobody has decided. */
export async function forgetConflicts(tx: Transaction, runId: string): Promise<void> {
  await tx.delete(syncConflicts).where(and(eq(syncConflicts.runId, runId), isNull(syncConflicts.decision)))
}

/** Conflicts of records that are no more. */
export async function forgetConflictsOf(tx: Transaction, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return
  await tx.delete(syncConflicts).where(inArray(syncConflicts.subjectId, [...subjectIds]))
}
