import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { type Lease, LeaseLost, leaseTime, RunStopped } from '#app/modules/long-work/lease.ts'
import type { RunProgress } from '#app/modules/long-work/run-kinds.ts'
import { runs } from '#drizzle/schema/runs.ts'

/**
 * Does a batch and notes how far the run has come, in one transaction: a process that dies has done both or neither.
 * @throws RunStopped before the batch when somebody paused or cancelled the run; LeaseLost, undoing the batch, when another
 * process has it.
 */
export function commitBatch(lease: Lease, batch: (tx: Transaction) => Promise<RunProgress>): Promise<RunProgress> {
  return withTransaction(async (tx) => {
    await refuseStopped(tx, lease)
    const progress = await batch(tx)
    await recordProgress(tx, lease, progress)
    return progress
  })
}

/** Read without a lock: who cancels does not wait for the batch. */
async function refuseStopped(tx: Transaction, { run, owner }: Lease): Promise<void> {
  const [row] = await tx
    .select({ status: runs.status, leaseOwner: runs.leaseOwner })
    .from(runs)
    .where(eq(runs.id, run.id))
  if (row?.leaseOwner !== owner) throw new LeaseLost()
  if (row.status !== 'running') throw new RunStopped()
}

async function recordProgress(tx: Transaction, { run, owner }: Lease, progress: RunProgress): Promise<void> {
  const saved = await tx
    .update(runs)
    .set({
      ...progress,
      messageCode: progress.messageCode ?? null,
      claims: 0,
      leaseUntil: now() + leaseTime,
      updatedAt: now(),
    })
    .where(and(eq(runs.id, run.id), eq(runs.leaseOwner, owner)))
    .returning({ id: runs.id })
  if (saved.length === 0) throw new LeaseLost()
}
