import { log } from '#app/core/log/log.server.ts'
import { type Lease, LeaseLost, leaseTime, RunStopped } from '#app/modules/long-work/lease.ts'
import { errorCodeOf, kindNamed, type Run, type RunInHand, type RunProgress } from '#app/modules/long-work/run-kinds.ts'
import { extendLease } from './claim-run.server.ts'
import { failRun, finishRun, stopRun } from './end-run.server.ts'
import { commitBatch } from './record-progress.server.ts'

type PerformOptions = Readonly<{
  onBatch?: (progress: RunProgress) => void
  /** The process has to end: the run goes back to the queue instead of beginning another batch. */
  isLeaving?: () => boolean
}>

/**
 * Does the work of a run that this process has, and answers the run as it stands then: done, or let go because somebody
 * paused or cancelled it. While it works the lease is extended, also through long stretches without a batch.
 * @throws LeaseLost when another process has taken it over; what the work threw, after the run has been marked failed.
 */
export async function performRun(lease: Lease, options: PerformOptions = {}): Promise<Run> {
  const kind = kindNamed(lease.run.kind)
  const heartbeat = setInterval(() => {
    extendLease(lease).catch((error: unknown) => log.warn({ err: error, runId: lease.run.id }, 'lease not extended'))
  }, leaseTime / 3).unref()
  try {
    await workOf(lease)(inHand(lease, options))
    return await finishRun(lease)
  } catch (error) {
    if (error instanceof RunStopped) return await stopRun(lease)
    // Where not even that can be written the lease lapses, and the run is taken up by the next process.
    if (!(error instanceof LeaseLost)) await failRun(lease, errorCodeOf(kind, error)).catch(() => undefined)
    throw error
  } finally {
    clearInterval(heartbeat)
  }
}

function workOf({ run }: Lease): (run: RunInHand<object, object>) => Promise<void> {
  const kind = kindNamed(run.kind)
  if (run.undoesId === null) return (hand) => kind.work(hand)
  const { undo } = kind
  if (!undo) throw new Error(`Runs of "${kind.name}" can not be undone.`)
  return (hand) => undo.work(hand)
}

function inHand(lease: Lease, { onBatch, isLeaving }: PerformOptions): RunInHand<object, object> {
  const { id, params, checkpoint, counts, undoesId } = lease.run
  return {
    id,
    params,
    checkpoint,
    counts,
    undoesId,
    async commitBatch(batch) {
      if (isLeaving?.()) throw new RunStopped()
      const progress = await commitBatch(lease, batch)
      onBatch?.(progress)
    },
  }
}
