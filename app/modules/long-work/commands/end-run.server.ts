import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { type Lease, LeaseLost } from '#app/modules/long-work/lease.ts'
import type { Run } from '#app/modules/long-work/run-kinds.ts'
import { auditRun, lockRun, takeStep } from './run-steps.server.ts'

const system = { scope: 'system' } as const

/** Ends a run whose work is all done; an undo thereby makes the run that it took back undone. */
export function finishRun(lease: Lease): Promise<Run> {
  return withTransaction(async (tx) => {
    const run = await takeStep(tx, await ownRun(tx, lease), { action: 'finish', actor: 'worker' })
    if (run.undoesId !== null) {
      await takeStep(tx, await lockRun(tx, run.undoesId), { action: 'undo', actor: 'system' })
    }
    await auditRun(tx, system, 'run_finish', run)
    return run
  })
}

/** Ends a run whose work threw. It may be resumed, unless it was being cancelled anyway. */
export function failRun(lease: Lease, errorCode: ErrorCode): Promise<Run> {
  return withTransaction(async (tx) => {
    const run = await takeStep(tx, await ownRun(tx, lease), { action: 'fail', actor: 'worker' }, { errorCode })
    await auditRun(tx, system, 'run_fail', run)
    return run
  })
}

/** Lets a run go between two batches: what was asked to be cancelled is, what was not goes back to the queue. */
export function stopRun(lease: Lease): Promise<Run> {
  return withTransaction(async (tx) => {
    const released = { leaseOwner: null, leaseUntil: null, claims: 0 }
    const run = await takeStep(tx, await ownRun(tx, lease), { action: 'stop', actor: 'worker' }, released)
    await auditRun(tx, system, 'run_stop', run)
    return run
  })
}

async function ownRun(tx: Transaction, { run, owner }: Lease): Promise<Run> {
  const locked = await lockRun(tx, run.id)
  if (locked.leaseOwner !== owner) throw new LeaseLost()
  return locked
}
