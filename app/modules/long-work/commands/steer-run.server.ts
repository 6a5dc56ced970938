import type { Actor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { Run } from '#app/modules/long-work/run-kinds.ts'
import { auditRun, lockRunOf, makeWay, orBusy, takeStep } from './run-steps.server.ts'
import { resumeStoppedRun } from './start-run.server.ts'

/**
 * Cancels a run: at once where nobody works on it, else at the next batch (`cancelling`). What it has done stays.
 * @throws DomainError not_found, conflict `long_work.status_changed` when it has ended
 */
export const cancelRun = (actor: Actor, id: string): Promise<Run> => steer(actor, id, 'cancel', 'run_cancel')

/** Keeps a run for later; who works on it stops at the next batch. Throws as `cancelRun`. */
export const pauseRun = (actor: Actor, id: string): Promise<Run> => steer(actor, id, 'pause', 'run_pause')

function steer(actor: Actor, id: string, action: 'cancel' | 'pause', event: 'run_cancel' | 'run_pause') {
  return withTransaction(async (tx) => {
    const run = await takeStep(tx, await lockRunOf(tx, actor, id), { action, actor: 'person' })
    await auditRun(tx, actor, event, run)
    return run
  })
}

/**
 * Goes on with a run that was paused or has failed, from its last batch.
 * @throws DomainError not_found, conflict `long_work.status_changed`, `long_work.busy` when another run has its key
 */
export function resumeRun(actor: Actor, id: string): Promise<Run> {
  return withTransaction(async (tx) => {
    const run = await lockRunOf(tx, actor, id)
    await makeWay(tx, run.key, run.id)
    const resumed = await resumeStoppedRun(tx, run)
    await auditRun(tx, actor, 'run_resume', run)
    return resumed
  }).catch(orBusy)
}
