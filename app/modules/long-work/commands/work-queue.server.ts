import { log } from '#app/core/log/log.server.ts'
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

type RunWorker = Readonly<{
  /** Lets the run at hand go at its next batch; resolves when nothing is being worked on. Call before the database is closed. */
  stop: () => Promise<void>
}>

/** Looks for queued runs for as long as the process lives, give or take a fifth. Does not keep the process alive. */
export function startRunWorker({ interval = 3000 } = {}): RunWorker {
  let isStopped = false
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout
  const schedule = () => {
    timer = setTimeout(work, interval * (0.8 + Math.random() * 0.4)).unref()
  }
  const work = () => {
    running = workQueuedRuns(() => isStopped)
      .catch((error: unknown) => log.error({ err: error }, 'queued runs could not be looked for'))
      .then(() => {
        if (!isStopped) schedule()
      })
  }
  schedule()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
