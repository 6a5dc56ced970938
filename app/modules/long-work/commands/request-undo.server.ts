import { and, desc, eq } from 'drizzle-orm'
import type { Actor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { Run } from '#app/modules/long-work/run-kinds.ts'
import { nextRunStatus } from '#app/modules/long-work/run-status.ts'
import { auditRun, factsOf, lockRunOf, makeWay, orBusy } from './run-steps.server.ts'
import { runs } from '#drizzle/schema/runs.ts'
import { insertRun, resumeStoppedRun } from './start-run.server.ts'

/**
 * Queues the run that takes another one back; one that failed half-way goes on instead. The run is `undone` when that is done.
 * @throws DomainError not_found, conflict `long_work.cannot_undo`, `long_work.undo_closed`, `long_work.status_changed` when it
 * has not ended or is undone, `long_work.busy` when another run has its key
 */
export function requestUndo(actor: Actor, id: string): Promise<Run> {
  return withTransaction(async (tx) => {
    const run = await lockRunOf(tx, actor, id)
    nextRunStatus({ from: run.status, action: 'ask_undo', actor: 'person' }, factsOf(run))
    const [failed] = await tx
      .select()
      .from(runs)
      .where(and(eq(runs.undoesId, id), eq(runs.status, 'failed')))
      .orderBy(desc(runs.createdAt), desc(runs.id))
      .limit(1)
    await makeWay(tx, run.key, null)
    const undo = failed
      ? await resumeStoppedRun(tx, failed)
      : await insertRun(tx, actor, run.kind, { key: run.key, inputDigest: null, params: run.params, undoesId: id })
    await auditRun(tx, actor, 'run_undo_ask', run)
    return undo
  }).catch(orBusy)
}
