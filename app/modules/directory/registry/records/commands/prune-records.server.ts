import { and, eq, inArray, isNotNull, isNull, lt, notInArray, or } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { undoDays } from '#app/modules/directory/registry/undo/commands/undo-sync.server.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { syncRecords } from '#drizzle/schema/sync.ts'

/** What has failed may still be gone on with, and its undo needs what was written before. */
const failedDays = 90

const recordsPerDelete = 5000

async function runsBeingUndone(): Promise<string[]> {
  const rows = await db
    .select({ id: runs.undoesId })
    .from(runs)
    .where(and(isNotNull(runs.undoesId), notInArray(runs.status, ['done', 'cancelled'])))
  return rows.flatMap(({ id }) => id ?? [])
}

/**
 * Deletes the records of runs that can not be taken back any more, some thousands a transaction, so that nobody waits for it; the runs with
 * their counts stay. A run that has not ended keeps them, and so does one that is being taken back.
 * @returns how many were deleted
 */
export async function pruneSyncRecords(): Promise<number> {
  const at = now()
  const beingUndone = await runsBeingUndone()
  const isEnded = inArray(runs.status, ['done', 'cancelled', 'undone'])
  const isOld = and(
    or(
      and(isEnded, lt(runs.updatedAt, at - undoDays * dayMs)),
      and(eq(runs.status, 'failed'), lt(runs.updatedAt, at - failedDays * dayMs)),
    ),
    or(isNull(runs.undoUntil), lt(runs.undoUntil, at)),
    notInArray(runs.id, beingUndone),
  )
  let count = 0
  for (;;) {
    const old = await db
      .select({ id: syncRecords.id })
      .from(syncRecords)
      .innerJoin(runs, eq(runs.id, syncRecords.runId))
      .where(isOld)
      .limit(recordsPerDelete)
    if (old.length === 0) return count
    await withTransaction(async (tx) => {
      await tx.delete(syncRecords).where(
        inArray(
          syncRecords.id,
          old.map(({ id }) => id),
        ),
      )
    })
    count += old.length
  }
}
