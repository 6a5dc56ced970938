import { log } from '#app/core/log/log.server.ts'
import { startWorker, type Worker } from '#app/core/worker.server.ts'
import { LeaseLost } from '#app/modules/long-work/lease.ts'
import { claimNextRun } from './claim-run.server.ts'
import { performRun } from './perform-run.server.ts'

/**
 * Works on queued runs, and on those whose process is gone, one after the other until there are none. Of several processes each run is
 * one's own by its lease. A run that fails says why in its row and in the log, and does not keep the others waiting.
 * @param isLeaving the process has to end: the run at hand stops at its next batch and goes back to the queue
 * @returns how many it has worked on
 */
export async function workQueuedRuns(isLeaving: () => boolean = () => false): Promise<number> {
  let count = 0
  while (!isLeaving()) {
    const lease = await claimNextRun()
    if (!lease) break
    count += 1
    await performRun(lease, { isLeaving }).catch((error: unknown) => {
      const { id, kind } = lease.run
      if (error instanceof LeaseLost) log.warn({ runId: id, kind }, 'another process has taken a run over')
      else log.error({ err: error, runId: id, kind }, 'a run failed')
    })
  }
  return count
}

/** Looks for queued runs for as long as the process lives; a run at hand lets go at its next batch when the worker is stopped. */
export function startRunWorker({ interval = 3000 } = {}): Worker {
  return startWorker({ work: workQueuedRuns, interval, failure: 'queued runs could not be looked for' })
}
